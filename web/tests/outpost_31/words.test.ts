import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const BOARD = "src/boards/outpost_31";
const GAME = "../src/whiteout/games/outpost_31";
const rows = (path: string): [string, string][] =>
  [...readFileSync(path, "utf-8").matchAll(/^([a-z][\w-]*) =((?:.|\n(?=\s))*)/gm)].map(([, key, text]) => [key!, text!]);
const blanks = (path: string): string[] =>
  rows(path).map(([key, text]) => `${key}: ${[...new Set(text.match(/\$\w+/g) ?? [])].sort().join(" ")}`);
const named = (path: string): string[] =>
  rows(path).map(([key, text]) => `${key}: ${[...new Set(text.match(/\{ [a-z]+-\w+ \}/g) ?? [])].sort().join(" ")}`);

describe.each([BOARD, `${BOARD}/learn`])("%s", (folder) => {
  it.each(["it", "es"])("has the same sentences with the same blanks in %s", (language) => {
    expect(blanks(`${folder}/${language}.ftl`)).toEqual(blanks(`${folder}/en.ftl`));
  });

  it("says nothing twice", () => {
    const keys = rows(`${folder}/en.ftl`).map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it("uses every sentence of the board, and no other", () => {
  const code = readdirSync(BOARD).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(`${BOARD}/${name}`, "utf-8")).join("\n");
  const used = new Set([...code.matchAll(/(name: )?["'](op31-[\w-]+)["']/g)].map(([, check, key]) => (check ? `check-${key}` : key!)));
  // A deed puts its key together; each part of it stands in the code.
  const parts = new Set([...code.matchAll(/["'`]([a-z]+)-?(?:\$\{key\})?["'`]/g)].map(([, part]) => part!));
  const keys = rows(`${BOARD}/en.ftl`).map(([key]) => key);
  const deeds = keys.filter((key) => key.startsWith("op31-deed-"));
  for (const key of deeds) for (const part of key.split("-").slice(2)) expect(parts, key).toContain(part);
  expect([...used, ...deeds].sort()).toEqual(keys.sort());
});

it.each(["en", "it", "es"])("names only what the game has words for in lessons (%s)", (language) => {
  const game = rows(`${GAME}/words/${language}.ftl`).map(([key]) => key);
  for (const [, text] of rows(`${BOARD}/learn/${language}.ftl`)) {
    for (const [, name] of text.matchAll(/\{ ([a-z]+-\w+) \}/g)) expect(game).toContain(name);
  }
});

it.each(["it", "es"])("names the same things in every language of a lesson (%s)", (language) => {
  expect(named(`${BOARD}/learn/${language}.ftl`)).toEqual(named(`${BOARD}/learn/en.ftl`));
});

it("has a title, a sentence for every move of the learner, and an end for each lesson", () => {
  const folder = `${GAME}/learn`;
  expect(existsSync(folder)).toBe(true);
  const files = readdirSync(folder).filter((name) => name.endsWith(".scenario"));
  expect(files.length).toBe(12);
  const wanted = files.flatMap((name) => {
    const file = readFileSync(`${folder}/${name}`, "utf-8");
    const acts = file.split(/^(?=given|when|then)/m).filter((act) => act.startsWith("when"));
    const moves = acts.join("\n").match(/^\s+You /gm)?.length ?? 0;
    const key = `lesson-outpost_31-${name.replace(".scenario", "")}`;
    return [key, ...Array.from({ length: moves }, (_, index) => `${key}-${index}`), `${key}-end`];
  });
  expect(rows(`${BOARD}/learn/en.ftl`).map(([key]) => key).sort()).toEqual(wanted.sort());
});
