import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import type { Facts } from "../src/facts.ts";
import { Words } from "../src/words/catalogue.ts";
import { LANGUAGES, usual } from "../src/words/languages.ts";
import { gameWords, python } from "./declared.ts";

const OURS = ["words", "pages", "stage"].map((folder) => join(__dirname, "..", "src", folder));

const read = (folder: string, language: string): string[] => {
  const file = join(folder, `${language}.ftl`);
  return existsSync(file) ? [readFileSync(file, "utf-8")] : [];
};
const ours = (language: string): string => OURS.flatMap((folder) => read(folder, language)).join("\n");
const words = (language: string, game = "stay_away"): Words => gameWords(game, language, true);
const names = ["Ada", "Bo", "Cy", "Di"];

test("an option, a prompt, an event and a claim in words", () => {
  const en = words("en");
  expect(en.option(en.parse("discard axe"), names)).toBe("Discard Axe");
  expect(en.parse("target 2")).toEqual({ text: "target 2", verb: "target", args: { player: 2 }, types: { player: "seat" } });
  expect(en.option(en.parse("target 2"), names)).toBe("Choose Cy");
  expect(en.option(en.parse("break 1"), names, [3, 1, 0, 2])).toContain("Bo");
  const choice = { id: 1, point: "D-10", rule: "X", about: { player: 1, cause: "seduction" }, waiting: [0] };
  expect(en.prompt(choice, names)).toBe("Choose a card to offer Bo (Seduction).");
  const drew = { event: "drew", player: 0, cause: "turn", passed_over: 0 };
  expect(en.event(drew, names)).toBe("Ada draws a card");
  expect(en.event({ ...drew, only_you: { card: "axe" } }, names)).toBe("You draw Axe");
  expect(en.claim({ event: "claimed", speaker: 1, claim: "saw", seat: 2, card: "infected" }, names)).toBe(
    "Bo whispers: there was Infected! in the hand of Cy, I swear",
  );
});

test("names and cards are told apart from the rest of a sentence", () => {
  const parts = words("it").eventParts({ event: "aimed", player: 0, card: "axe", target: 3 }, names);
  expect(parts.filter((part) => part.seat !== undefined).map(({ seat }) => seat)).toEqual([0, 3]);
  expect(parts.find((part) => part.card)).toEqual({ text: words("it").card("axe"), card: "axe" });
});

test("a name cannot forge the marks of a sentence", () => {
  const forged = ["\uE000c" + "infected\uE001Axe\uE002", "Bo"];
  const parts = words("en").eventParts({ event: "played", player: 0, card: "whiskey" }, forged);
  expect(parts.filter((part) => part.card).map(({ card }) => card)).toEqual(["whiskey"]);
});

test("a game without words loses nothing", () => {
  const none = new Words("en", []);
  expect(none.option(none.parse("give 17"), names)).toBe("give 17");
  expect(none.event({ event: "burned", given: [3, 4], out: 1 }, names)).toBe("burned: given 3, 4, out 1");
  expect(none.card("very_odd")).toBe("very odd");
});

test("dice, rooms, parts of a question and what is not there, in words", () => {
  const en = words("en", "outpost_31");
  expect(en.option(en.parse("keep 5522"), names)).toBe("Keep 5 5 2 2");
  expect(en.option(en.parse("keep nothing"), names)).toBe("Keep nothing");
  expect(en.option(en.parse("enter r11"), names)).toBe("Kitchen");
  expect(en.option(en.parse("use pw_bla_a"), names)).toBe("Use Early Look");
  const choice = { id: 1, point: "D04", rule: "OP-GW-02", about: {}, waiting: [0] };
  expect(en.prompt(choice, names)).toBe("Before the team is chosen: do something, or pass?");
  expect(en.prompt({ ...choice, rule: "OP-ROPE-04" }, names)).toBe("Rope: whom do you want to tie?");
  const ruin = { event: "destroyed", room: "r11", chip: null };
  expect(en.event(ruin, names)).toBe("Kitchen is destroyed");
  expect(en.event({ ...ruin, chip: "c1_thing" }, names)).toBe("Kitchen is destroyed; lost: The Thing");
});

const PYTHON_SENTENCES = `
import json, sys
from whiteout.bots.drive import RecordedTable
from whiteout.bots.levels import make_bot
from whiteout.core.match import Match, Seeded
from whiteout.games.registry import find_game
from whiteout.words import Words
game = find_game(sys.argv[1])
found = []
for seed in range(3):
    match = Match(game, 5, {}, Seeded(seed), ["Ada", "Bo", "Cy", "Di", "Ed"])
    RecordedTable(match, [make_bot(game, sys.argv[2], seat) for seat in range(5)]).play()
    for viewer in (0, 3, -1, -2):
        found += match.history(viewer)
books = {lang: Words(lang, game) for lang in ("en", "it", "es")}
for facts in found:  # a browser's objects have their numbered keys in order
    if "secret" in facts:
        facts["secret"] = dict(sorted(facts["secret"].items()))
names = ["Ada", "Bo", "Cy", "Di", "Ed"]
seating = [4, 2, 0, 1, 3]
print(json.dumps([[facts, {lang: [words.event(facts, names, seating, me) for me in (-1, 2)] for lang, words in books.items()}] for facts in found]))
`;

const SAME = "every event of whole matches reads the same in Python and here, in every language: $game";
const PLAYED = [
  { game: "stay_away", bot: "paranoid" },
  { game: "outpost_31", bot: "random" },
];
test("a sentence says you to the one it names", () => {
  const book = words("en", "stay_away");
  const names = ["Ada", "Bo", "Cy"];
  const aimed = { event: "aimed", player: 0, card: "flamethrower", target: 1 };
  expect([0, 1, 2].map((me) => book.event(aimed, names, null, me))).toEqual([
    "You play Flamethrower on Bo",
    "Ada plays Flamethrower on you",
    "Ada plays Flamethrower on Bo",
  ]);
  const choice = { id: 1, point: "D-09", rule: "", about: { player: 0, card: "change_places" }, waiting: [1] };
  expect(book.waiting(choice, names, null, 0)).toBe("Bo decides whether to answer your Change Places!");
  expect(book.waiting(choice, names, null, 2)).toBe("Bo decides whether to answer the Change Places! of Ada");
});

test("an answer may be named by what it does", () => {
  const book = words("en", "outpost_31");
  const choice = { id: 1, point: "D08", rule: "", about: { player: 0, target: 1 }, waiting: [2] };
  const say = (text: string): string => book.option(book.parse(text), ["Ada", "Ember", "Cy"], null, choice);
  expect([say("yes"), say("no")]).toEqual(["Burn Ember", "Spare Ember"]);
});

test.for(PLAYED)(SAME, { timeout: 60_000 }, ({ game, bot }) => {
  const sentences = JSON.parse(python("-c", PYTHON_SENTENCES, game, bot)) as [Facts, Record<string, string[]>][];
  expect(sentences.length).toBeGreaterThan(500);
  for (const language of LANGUAGES) {
    const book = words(language, game);
    for (const [facts, expected] of sentences) {
      const said = [-1, 2].map((me) => book.event(facts, ["Ada", "Bo", "Cy", "Di", "Ed"], [4, 2, 0, 1, 3], me));
      expect(said).toEqual(expected[language]);
    }
  }
});

/** The ids of a file's messages, and the variables of each. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentResource(text).body) {
    const variables = [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
    found.set(entry.id, [...new Set(variables)].sort().join(" "));
  }
  return found;
}

test("all languages hold the same messages with the same variables", () => {
  const [en, ...others] = LANGUAGES.map((language) => messages(ours(language)));
  for (const other of others) expect(other).toEqual(en);
});

test("every sentence that the pages ask for exists", () => {
  const known = messages(ours("en"));
  const folder = join(__dirname, "..", "src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !/^(boards|replay|learn)|pages.(Replay|Reveal|Learn|How)/.test(name),
  );
  const missing: string[] = [];
  for (const name of files) {
    const text = readFileSync(join(folder, name), "utf-8");
    for (const [, key] of text.matchAll(/\bt\("([a-z0-9-]+)"/g)) {
      if (!known.has(key!)) missing.push(`${name}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});

test("the browser's wishes choose the language", () => {
  expect(usual(["de-DE", "it-CH", "en"])).toBe("it");
  expect(usual(["ja"])).toBe("en");
});
