/** One's own hand: all in sight, acts on the card that is picked, any card large on wish; and the caption. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import stayAway from "../src/boards/stay_away/index.ts";
import type { Facts } from "../src/facts.ts";
import type { BoardModule } from "../src/lib/board.ts";
import { cardsIn, hasPlace } from "../src/lib/pick.ts";
import Hand from "../src/table/Hand.svelte";
import Happening from "../src/table/Happening.svelte";
import { speech } from "../src/words/words.svelte.ts";
import { gameWords } from "./declared.ts";

const words = gameWords("stay_away", "en", true);
const hand = ["flamethrower", "scary", "scary", "infected"];

beforeAll(() => speech.speak("en"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function hold(texts: string[], picked = {}, change: object = {}) {
  const options = texts.map((text) => words.parse(text));
  const props = { hand, words, look: stayAway, playable: cardsIn(options, hand), picked, pick: vi.fn(), options, choose: vi.fn(), ...change };
  render(Hand, props);
  return props;
}
const acts = (): string[] => [...document.querySelectorAll("[data-act]")].map((one) => one.textContent ?? "");
const cards = (): HTMLElement[] => within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("listitem");

describe("acts stand at the card", () => {
  const TURN = ["discard flamethrower", "play flamethrower", "discard scary"];

  it("once it is picked, in few words, and answer", async () => {
    const { choose } = hold(TURN, { card: "flamethrower" });
    expect(acts()).toEqual(["Discard", "Play"]);
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ text: "play flamethrower" }));
  });

  it("by a word of its own where the game has one", () => {
    hold(["respond scary", "decline"], { card: "scary" });
    expect(acts()).toEqual(["Answer"]);
  });

  it("not before, not while an answer is on its way, not on a copy", async () => {
    hold(TURN);
    expect(acts()).toEqual([]);
    cleanup();
    hold(TURN, { card: "scary" }, { busy: true });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Discard" }).disabled).toBe(true);
    expect(cards().filter((one) => one.querySelector("[data-act]"))).toHaveLength(1);
  });

  it("not where the card lies elsewhere or would bear too many", () => {
    hold(TURN, { card: "scary" }, { look: { ...stayAway, elsewhere: new Set(["discard"]) } });
    expect(acts()).toEqual([]);
    cleanup();
    hold([...TURN, "give flamethrower", "offer flamethrower"], { card: "flamethrower" });
    expect(acts()).toEqual([]);
  });

  it("never on a hand that is covered", () => {
    hold(TURN, { card: "flamethrower" }, { hidden: true });
    expect(acts()).toEqual([]);
    expect(document.body.textContent).not.toContain("Flamethrower");
  });
});

describe("a card is shown large with its whole text", () => {
  const large = (): Element | null => document.querySelector(".large");
  const pointer = (kind: string, one: Element, pointerType: string) => fireEvent(one, new PointerEvent(kind, { pointerType, bubbles: kind !== "pointerenter" }));

  it("while the pointer rests on it", async () => {
    hold([]);
    await pointer("pointerenter", cards()[3]!, "mouse");
    expect(large()).toBeNull();
    await vi.advanceTimersByTimeAsync(400);
    expect(large()?.textContent).toContain("An Infected player always keeps one.");
    await pointer("pointerleave", cards()[3]!, "mouse");
    expect(large()).toBeNull();
  });

  it("by a long press, which picks nothing", async () => {
    const { pick } = hold(["discard scary"]);
    const card = cards()[1]!;
    await pointer("pointerdown", card, "touch");
    await vi.advanceTimersByTimeAsync(600);
    expect(large()).not.toBeNull();
    await pointer("pointerup", card, "touch");
    await fireEvent.click(within(card).getByRole("button"));
    expect(pick).not.toHaveBeenCalled();
    expect(large()).toBeNull();
    await pointer("pointerdown", card, "touch");
    await pointer("pointerup", card, "touch");
    await fireEvent.click(within(card).getByRole("button"));
    expect(pick).toHaveBeenCalledWith({ card: "scary" });
  });

  it("on a narrow screen as soon as it is picked", async () => {
    hold(["discard scary"], { card: "scary" }, { small: true });
    await tick();
    expect(cards()[1]!.textContent).toContain(words.cardText("scary"));
    expect(cards()[3]!.textContent).not.toContain(words.cardText("infected"));
  });
});

it("knows which answers need no button of their own", () => {
  const placed = (text: string, look: BoardModule = stayAway): boolean => hasPlace(words.parse(text), hand, look);
  expect(["play flamethrower", "give scary", "target 2", "break 1"].map((text) => placed(text))).toEqual([true, true, true, true]);
  expect(["decline", "left", "keep axe"].map((text) => placed(text))).toEqual([false, false, false]);
  expect(placed("play flamethrower", { ...stayAway, elsewhere: new Set(["play"]) })).toBe(false);
});

it("tells kinds of cards apart by word and colour", () => {
  hold([]);
  expect(cards().map((one) => /kind-(\w+)/.exec(one.querySelector(".card")!.className)?.[1])).toEqual(["action", "defense", "defense", "contagion"]);
  expect(cards()[0]!.textContent).toContain("Action");
});

describe("the caption", () => {
  const drew = { event: "drew", player: 1, cause: "turn_start" };
  const said = { event: "claimed", speaker: 2, claim: "suspect", player: 1 };

  const tell = (events: Facts[], change: object = {}): string =>
    render(Happening, { props: { events, view: { viewer: 0, over: false, choice: null }, names: ["Ana", "Bo", "Cleo"], seating: null, words, look: stayAway, ...change } }).container.textContent ?? "";

  it("tells the last two things of the turn that matter, and no talk", () => {
    const played = { event: "played", player: 1, card: "axe" };
    const events = [{ event: "played", player: 2, card: "scary" }, { event: "turn_began", turn: 2, player: 1 }, drew, said, played];
    expect(tell(events)).toContain("Bo plays Axe");
    expect(tell(events)).not.toMatch(/Scary|draws|suspect/);
    expect(tell(events.slice(0, 4))).toMatch(/^\s*Bo draws a card/);
    expect(tell(events.slice(0, 2))).toContain("Turn 2");
    expect(tell([]).trim()).toBe("");
  });

  it("shows the faces of those it tells of, and nothing private while covered", () => {
    const mine = { ...drew, player: 0, only_you: { card: "axe" } };
    const view = { viewer: 0, over: false, choice: null };
    const props = { events: [{ event: "swapped", player: 1, other: 2 }, mine], view, names: ["Ana", "Bo", "Cleo"], seating: null, words };
    const { container } = render(Happening, { props });
    expect(container.textContent).toContain("Axe");
    expect([...container.querySelectorAll("[data-face]")].map((one) => one.getAttribute("data-face"))).toEqual(["1", "2"]);
    cleanup();
    expect(render(Happening, { props: { ...props, hidden: true } }).container.textContent).not.toContain("Axe");
  });
});
