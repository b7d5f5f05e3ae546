/** Icons picked at build time: a file `*.icons.json` maps our names to icons of the Iconify data
 *  packages; what the page imports is the same map with each icon's drawing instead of its name.
 *  Only icons that are named in such a file ship. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  width?: number;
  icons: Record<string, { body: string; width?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function load(prefix: string): IconSet {
  let found = sets.get(prefix);
  if (!found) {
    found = JSON.parse(
      readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), "utf-8"),
    ) as IconSet;
    sets.set(prefix, found);
  }
  return found;
}

/** The same outline with no more digits than a screen can show. Arcs stay as they are: their flags
 *  may be written without any space. */
function rounded(path: string): string {
  if (/[aA]/.test(path)) return path;
  let result = "";
  let last = "";
  for (const token of path.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)/g) ?? []) {
    const isCommand = /[a-zA-Z]/.test(token);
    const short = isCommand ? token : String(Math.round(Number(token) * 10) / 10).replace(/^(-?)0\./, "$1.");
    const joins = isCommand || /[a-zA-Z]|^$/.test(last) || short.startsWith("-");
    const dotted = short.startsWith(".") && last.includes(".");
    result += (joins || dotted ? "" : " ") + short;
    last = short;
  }
  return result;
}

/** One icon as "SIZE PATH": the side of its square, and its outline. */
function drawing(icon: string): string {
  const [prefix = "", name = ""] = icon.split(":");
  const set = load(prefix);
  const entry = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!entry) throw new Error(`there is no icon ${icon}`);
  const paths = [...entry.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`${icon} is not made of paths`);
  const side = entry.width ?? set.width ?? 16;
  const path = paths.join(" ");
  return `${side} ${side > 100 ? rounded(path) : path}`;
}

export function icons(): Plugin {
  return {
    name: "whiteout-icons",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0] ?? id;
      if (!file.endsWith(".icons.json")) return null;
      const wanted = JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>;
      this.addWatchFile(file);
      const drawn = Object.entries(wanted).map(([name, icon]) => [name, drawing(icon)]);
      return JSON.stringify(Object.fromEntries(drawn));
    },
  };
}
