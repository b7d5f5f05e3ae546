/** What players read about a game: complete in every language, short, and without ids. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Words } from "../src/words/catalogue.ts";
import { LANGUAGES } from "../src/words/languages.ts";
import { explanation } from "../src/how/guide.svelte.ts";
import { gameWords } from "./declared.ts";

const SRC = join(__dirname, "..", "src");
/* Of games that are still to come there is only a poster. */
const GAMES = readdirSync(join(SRC, "boards")).filter((game) => existsSync(join(SRC, "boards", game, "index.ts")));
const file = (game: string, language: string): string => readFileSync(join(SRC, "boards", game, "how", `${language}.ftl`), "utf-8");
/** D-10, SA-PLAY-03, the_thing: what rules and records say. */
const IDENTIFIER = /\b[A-Z]{1,3}-?\d\d\b|\b(?:SA|OP)-[A-Z]|\b[a-z]+_[a-z_]+\b/;

interface Shape {
  id: string;
  attributes: string[];
}
const shapes = (text: string): Shape[] =>
  new FluentResource(text).body.map(({ id, attributes }) => ({ id, attributes: Object.keys(attributes).sort() }));

describe.each(GAMES)("how to play %s", (game) => {
  test("every language has the same chapters, each with a text and what its picture shows", () => {
    const [en, ...others] = LANGUAGES.map((language) => shapes(file(game, language)));
    expect(en!.length).toBeGreaterThan(9);
    for (const { id, attributes } of en!) expect([id, attributes]).toEqual([id, ["alt", "text"]]);
    for (const other of others) expect(other).toEqual(en);
  });

  test.each([...LANGUAGES])("in %s it takes about ten minutes, and names no ids", (language) => {
    const words = new Words(language, [file(game, language)]);
    const texts = shapes(file(game, language)).flatMap(({ id }) => [words.say(id), words.say(`${id}.text`), words.say(`${id}.alt`)]);
    const all = texts.join(" ");
    expect(all).not.toMatch(IDENTIFIER);
    const count = all.split(/\s+/).length;
    expect(count).toBeGreaterThan(650);
    expect(count).toBeLessThan(1800);
  });
});

test("the frame has the same sentences in every language", () => {
  const [en, ...others] = LANGUAGES.map((language) => shapes(readFileSync(join(SRC, "how", "words", `${language}.ftl`), "utf-8")));
  for (const other of others) expect(other).toEqual(en);
});

test("every sentence that the guide asks for exists", () => {
  const known = new Set(shapes(readFileSync(join(SRC, "how", "words", "en.ftl"), "utf-8")).map(({ id }) => id));
  const files = ["pages/How.svelte", "table/Explain.svelte", "table/Precisely.svelte", "table/Rules.svelte"];
  const asked = files.flatMap((name) => [...readFileSync(join(SRC, name), "utf-8").matchAll(/\bh\("([a-z0-9-]+)"/g)].map(([, key]) => key!));
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

describe("the explanation behind a question", () => {
  const book = new Words("en", ["help-D1 = One\n    .may = May\n    .then = Then\nhelp-D1-R-7 = Part\n    .may = May\n    .then = Then"]);
  const none = new Words("en", []);

  test("is found by its point, and by the rule of its part", () => {
    expect(explanation(book, none, ["R-1", "D1"])).toEqual({ asked: "One", may: "May", then: "Then" });
    expect(explanation(book, none, ["R-7", "D1"])?.asked).toBe("Part");
    expect(explanation(book, none, ["R-7"])).toBeNull();
  });

  test("may stand among the words of a game from another package", () => {
    expect(explanation(none, book, ["R-1", "D1"])?.asked).toBe("One");
  });
});

describe("behind the question mark", () => {
  beforeAll(() => {
    vi.stubGlobal("fetch", async (url: string) => {
      const rule = { id: decodeURIComponent(String(url).split("/").at(-1)!), section: "Section", text: "The exact text." };
      return new Response(JSON.stringify(rule), { headers: { "content-type": "application/json" } });
    });
  });

  test("players read sentences first, and the rule only when they want it precisely", async () => {
    const { default: Explain } = await import("../src/table/Explain.svelte");
    const words = gameWords("stay_away", "en", true);
    render(Explain, { game: "stay_away", rules: ["SA-FLOW-03", "D-02"], words, onclose: () => undefined });
    expect(await screen.findByText("What you may do")).toBeTruthy();
    expect(await screen.findByText(/you hold five cards: one has to go/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(IDENTIFIER);
    await fireEvent.click(screen.getByText("Precisely"));
    expect(await screen.findByText("Section · SA-FLOW-03")).toBeTruthy();
  });
});
