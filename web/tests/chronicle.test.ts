import { beforeAll, expect, test } from "vitest";
import outpost from "../src/boards/outpost_31/index.ts";
import stayAway from "../src/boards/stay_away/index.ts";
import type { Facts } from "../src/facts.ts";
import { chronicle } from "../src/table/chronicle.ts";
import { speech } from "../src/words/words.svelte.ts";
import { gameWords } from "./declared.ts";

const names = ["Ana", "Bo", "Cy", "Di"];
const LOOKS = { stay_away: stayAway, outpost_31: outpost };
beforeAll(() => speech.speak("en"));

function told(game: keyof typeof LOOKS, events: Facts[], me = 0): string[][] {
  const turns = chronicle(events, { words: gameWords(game), names, seating: null, me, look: LOOKS[game] });
  return turns.map(({ head, lines }) => [head, ...lines].flatMap((line) => (line ? [line.parts.map(({ text }) => text).join("")] : [])));
}

test("a row of passes is one line, and says you", () => {
  const pass = (player: number): Facts => ({ event: "gear_passed", player });
  expect(told("outpost_31", [pass(1), pass(2), pass(0), { event: "power_used", player: 3, power: "pw_gar_a" }, pass(3)])).toEqual([
    ["Bo, Cy, and you pass", "Di uses New Orders", "Di passes"],
  ]);
});

test("a card and its target are one line, as are an offer and the exchange", () => {
  const events = [
    { event: "turn_began", turn: 4, player: 1 },
    { event: "played", player: 1, card: "analysis" },
    { event: "aimed", player: 1, card: "analysis", target: 0 },
    { event: "offered", player: 1, partner: 2, cause: "turn_end" },
    { event: "claimed", claim: "suspects", speaker: 2, seat: 1 },
    { event: "exchanged", player: 1, partner: 2 },
    { event: "turn_began", turn: 5, player: 0 },
  ];
  expect(told("stay_away", events)).toEqual([
    ["Turn 4: Bo", "Bo plays Analysis on you", "Cy shouts: watch Bo, something is wrong there", "Bo and Cy exchange a card"],
    ["Turn 5: you"],
  ]);
});

test("an offer that came to nothing stays, and so does what somebody else played", () => {
  const events = [
    { event: "offered", player: 1, partner: 2, cause: "turn_end" },
    { event: "responded", player: 2, card: "no_thanks" },
    { event: "played", player: 3, card: "whiskey" },
    { event: "aimed", player: 1, card: "analysis", target: 2 },
  ];
  expect(told("stay_away", events)[0]).toHaveLength(4);
});

test("draws for one card are counted, but never those that differ", () => {
  const draw = (passed_over: number): Facts => ({ event: "drew", player: 1, cause: "resolute", passed_over });
  expect(told("stay_away", [draw(0), draw(0), draw(1)])[0]).toEqual([
    "Bo draws 2 cards (Resolute)",
    "Bo draws a card (Resolute), passing over one PANIC! card",
  ]);
});

test("what only you saw is never folded into a row", () => {
  const mine: Facts = { event: "drew", player: 0, cause: "resolute", passed_over: 0, only_you: { card: "axe" } };
  expect(told("stay_away", [mine, mine])[0]).toHaveLength(2);
});
