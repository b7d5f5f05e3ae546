/** Writes src/wire.ts from the server's types: its JSON Schema (`python -m whiteout.server.schema`,
 *  or a file named on the command line) turned into TypeScript. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");

/** What the schema cannot know: events and views are the games' own (src/facts.ts). */
const OURS = {
  Update: { view: "View | null", events: "Facts[]" },
  Change: { events: "Facts[]", changed: "Record<string, Difference>" },
  ReplayStep: { change: "Difference", events: "Facts[]" },
  GameFacts: { types: "Types" },
  LearnFrame: { view: "View", events: "Facts[]" },
  Learned: { before: "Facts[]" },
};

function schema() {
  const [file] = process.argv.slice(2);
  if (file) return JSON.parse(readFileSync(file, "utf-8"));
  const venv = join(root, ".venv", "bin", "python");
  const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  const words = ["-m", "whiteout.server.schema"];
  return JSON.parse(execFileSync(python, words, { cwd: root, env, encoding: "utf-8" }));
}

/** Titles would make every field a type of its own; lengths and bounds say nothing to TypeScript. */
function plain(part) {
  if (Array.isArray(part)) return part.map(plain);
  if (part === null || typeof part !== "object") return part;
  const values = JSON.stringify(part.additionalProperties ?? {});
  if (part.type === "object" && !part.properties && values === "{}") return { tsType: "Facts" };
  const dropped = ["maxLength", "minLength", "minItems", "maxItems", "minimum", "maximum"];
  const kept = Object.entries(part).filter(([key]) => !dropped.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, key === "default" ? value : plain(value)]));
}

const { $defs: raw, ...top } = schema();
const defs = Object.fromEntries(
  Object.entries(raw).map(([name, type]) => {
    const { properties, ...rest } = type;
    const fields = Object.entries(properties ?? {}).map(([field, facts]) => [
      field,
      OURS[name]?.[field] ? { tsType: OURS[name][field] } : plain(facts),
    ]);
    return [name, { ...plain(rest), ...(properties ? { properties: Object.fromEntries(fields) } : {}) }];
  }),
);
const text = await compile({ ...top, $defs: defs }, "Wire", {
  additionalProperties: false,
  unreachableDefinitions: true,
  style: { printWidth: 100 },
  bannerComment: [
    "/* What travels between this client and the server. Written by `npm run types` from",
    " * src/whiteout/server/wire.py; do not edit. */",
    'import type { Facts, View } from "./facts.ts";',
    "",
    "/** What turns one JSON value into another (docs/protocol.md, Differences). */",
    "export type Difference = unknown[] | { [key: string]: Difference | 0 };",
    "",
    "/** The types of a game's words and clicks (docs/protocol.md, Types). */",
    "export interface Types {",
    "  options?: Record<string, Record<string, string>>;",
    "  events?: Record<string, Record<string, string>>;",
    "  about?: Record<string, string>;",
    "  view?: Record<string, string>;",
    "}",
  ].join("\n"),
});
const told = text
  .replaceAll(/\n \*\n \* This interface was referenced by[^/]*\n \*\//g, "\n */")
  .replaceAll(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, "");
writeFileSync(join(here, "..", "src", "wire.ts"), told.trimEnd() + "\n");
