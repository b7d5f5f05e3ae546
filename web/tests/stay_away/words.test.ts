import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const keys = (path: string): string[] =>
  [...readFileSync(path, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const blanks = (path: string): string[] =>
  [...readFileSync(path, "utf-8").matchAll(/^([a-z][\w-]*) =((?:.|\n(?=\s))*)/gm)].map(
    ([, key, text]) => `${key}: ${[...new Set(text!.match(/\$\w+/g) ?? [])].sort().join(" ")}`,
  );

describe.each(["src/replay/words", "src/learn/words"])("%s", (folder) => {
  it.each(["it", "es"])("has the same sentences with the same blanks in %s", (language) => {
    expect(keys(`${folder}/${language}.ftl`)).toEqual(keys(`${folder}/en.ftl`));
    expect(blanks(`${folder}/${language}.ftl`)).toEqual(blanks(`${folder}/en.ftl`));
  });

  it("says nothing twice", () => {
    const found = keys(`${folder}/en.ftl`);
    expect(new Set(found).size).toBe(found.length);
  });
});

it("names only cards and roles that the game has words for", () => {
  for (const language of ["en", "it", "es"]) {
    const game = keys(`../src/whiteout/games/stay_away/words/${language}.ftl`);
    const text = readFileSync(`src/learn/words/${language}.ftl`, "utf-8");
    for (const [, name] of text.matchAll(/\{ ((?:card|role|back)-\w+) \}/g)) expect(game).toContain(name);
  }
});
