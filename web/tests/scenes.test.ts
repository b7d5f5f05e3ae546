/** The pictures of lessons and chapters: every lesson and chapter has one, made of parts that exist. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { arrange, WIDE } from "../src/learn/scenes.ts";
import { PROPS } from "../src/stage/props.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf-8");
const json = (path: string): Record<string, string> => JSON.parse(read(path)) as Record<string, string>;

describe.each(["stay_away", "outpost_31"])("%s", (game) => {
  const cards = json(`web/src/boards/${game}/cards.icons.json`);
  const learn = json(`web/src/boards/${game}/learn/scenes.json`);
  const how = json(`web/src/boards/${game}/how/scenes.json`);

  it("has a picture for every lesson and every chapter, and no other", () => {
    const lessons = readdirSync(join(ROOT, "src/whiteout/games", game, "learn")).map((name) => name.replace(".scenario", ""));
    expect(Object.keys(learn).sort()).toEqual(lessons.sort());
    const chapters = [...read(`web/src/boards/${game}/how/en.ftl`).matchAll(/^how-(\w+) =/gm)].map(([, id]) => id);
    expect(Object.keys(how).sort()).toEqual(chapters.sort());
  });

  it.each(Object.entries({ ...learn, ...how }))("%s is made of parts that there are, and fits", (_, line) => {
    const { pieces, scale } = arrange(line);
    for (const { kind, what, x, width } of pieces) {
      if (kind === "card") expect(cards).toHaveProperty(what);
      if (kind === "room") expect(PROPS).toHaveProperty(what);
      expect(x).toBeGreaterThanOrEqual(0);
      expect((x + width) * scale).toBeLessThanOrEqual(WIDE);
    }
  });
});

it("refuses a piece that there is not", () => expect(() => arrange("face:0 spoon")).toThrow("spoon"));
