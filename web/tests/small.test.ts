import { beforeEach, expect, test } from "vitest";
import { seatingOf } from "../src/facts.ts";
import { lastClaims, notesOf, readMarks, writeMarks } from "../src/lib/notes.ts";
import { cardsIn, edgesIn, fitting, seatsIn } from "../src/lib/pick.ts";
import { fromPath, parse } from "../src/lib/router.svelte.ts";
import { frostView } from "./fakes.ts";
import { gameWords } from "./declared.ts";

const words = gameWords("stay_away");
const options = (...texts: string[]) => texts.map((text) => words.parse(text));

beforeEach(() => localStorage.clear());

test("addresses name pages; whatever else leads home", () => {
  expect(parse("#/t/abcdef")).toEqual({ page: "table", code: "ABCDEF", secret: "" });
  expect(parse("#/t/ABCDEF/v1.ABCDEF.0.1.x")).toMatchObject({ secret: "v1.ABCDEF.0.1.x" });
  expect(parse("#/reveal/abcdef/2")).toEqual({ page: "reveal", code: "ABCDEF", match: 2 });
  expect(parse("#/nonsense/%E0%A4%A")).toEqual({ page: "home" });
  expect(fromPath("/t/abcdef")).toBe("#/t/ABCDEF");
  expect(fromPath("/")).toBe("");
});

test("what is clicked narrows the options", () => {
  const found = options("play axe", "discard axe", "discard whiskey");
  expect([...cardsIn(found, ["axe", "whiskey", "scary"])]).toEqual(["axe", "whiskey"]);
  expect(fitting(found, { card: "axe" }, ["axe"]).length).toBe(2);
  expect([...seatsIn(options("target 1", "target 3"))]).toEqual([1, 3]);
  expect([...edgesIn(options("break 2", "free 1"))]).toEqual([2]);
  expect(fitting(options("target 1", "target 3"), { seat: 3 }, ["3"]).length).toBe(1);
});

test("a number of a seat is no card", () => {
  expect(cardsIn(options("target 3"), ["3"]).size).toBe(0);
});

test("the notebook keeps what was shown, by seat and turn, and claims beside it", () => {
  const events = [
    { event: "turn_began", turn: 3, player: 1 },
    { event: "played", player: 1, card: "axe" },
    { event: "glimpsed", player: 0, target: 2, only_you: { card: "axe" } },
    { event: "claimed", speaker: 1, claim: "suspects", seat: 2 },
  ];
  const notes = notesOf(events, 0);
  expect(notes).toMatchObject([
    { turn: 3, seats: [2], claim: false },
    { turn: 3, seats: [1, 2], claim: true },
  ]);
  expect([...lastClaims(events).keys()]).toEqual([1]);
});

test("marks of suspicion are kept per table, match and seat", () => {
  writeMarks("ABCDEF", 1, 0, { 2: "suspect" });
  expect(readMarks("ABCDEF", 1, 0)).toEqual({ 2: "suspect" });
  expect(readMarks("ABCDEF", 2, 0)).toEqual({});
  expect(readMarks("ABCDEF", 1, 1)).toEqual({});
});

test("chairs are read from the view where there are any", () => {
  expect(seatingOf(frostView())).toBeNull();
  expect(seatingOf(frostView({ players: [{ seat: 2 }, { seat: 0 }, { seat: 1 }] }))).toEqual([1, 2, 0]);
});
