/** What the table does with answers in parts, moves beside a choice, channels and a game's own claims. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Composer from "../src/table/Composer.svelte";
import Prompt from "../src/table/Prompt.svelte";
import GameOptions from "../src/ui/GameOptions.svelte";
import type { GameFacts } from "../src/wire.ts";
import { Words } from "../src/words/catalogue.ts";
import { speech } from "../src/words/words.svelte.ts";

const claims = [{ key: "heat", blanks: [{ name: "degrees", family: "number", choices: [], most: 3 }] }];
const types = {
  options: { wood: { logs: "number" }, share: { player: "seat" }, signal: {} },
  view: {}, about: {}, events: {},
};
const FTL = `
option-wood = Lay { $logs } logs
option-share = Share with { $player }
option-signal = Signal
prompt-T-01 = What do you burn?
claim-heat = { $speaker } says: { $degrees } degrees
channel-hut = the hut
`;
const words = new Words("en", [FTL], { types, claims });
const names = ["Ada", "Bo"];
const choice = { id: 4, point: "T-01", rule: "TH-02", about: {}, waiting: [0] };
beforeAll(() => speech.speak("en"));
afterEach(cleanup);

function ask(changes: object = {}) {
  const props = {
    choice, asked: true, names, seating: null, words, picked: {}, hand: [],
    options: ["share 1", "back"].map((text) => words.parse(text)),
    choose: vi.fn(), clear: vi.fn(), explain: vi.fn(), ...changes,
  };
  render(Prompt, props);
  return props;
}

test("a draft is shown as it grows, and its last part can be taken back", async () => {
  const { choose } = ask({ draft: ["wood 2"] });
  expect(screen.getByText("So far: Lay 2 logs")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Share with Bo/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /Take back/ }));
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ text: "back" }));
});

test("without a draft there is nothing to take back", () => {
  ask();
  expect(screen.queryByRole("button", { name: /Take back/ })).toBeNull();
});

test("moves beside the choice stand beside the prompt, also while others are asked", async () => {
  const aside = vi.fn();
  ask({ asked: false, options: [], asides: [words.parse("signal")], aside });
  await fireEvent.click(screen.getByRole("button", { name: "Signal" }));
  expect(aside).toHaveBeenCalledWith(expect.objectContaining({ text: "signal" }));
});

function compose(changes: object = {}) {
  const props = {
    game: { claims } as unknown as GameFacts, names, words, me: 0, channel: "table", claims: true, muted: false,
    channels: [{ id: "table", write: true, rule: "" }, { id: "hut", write: true, rule: "" }],
    say: vi.fn(() => Promise.resolve(true)), claim: vi.fn(() => Promise.resolve(true)), ...changes,
  };
  render(Composer, props);
  return props;
}

test("a game's own claim is put together from its blanks", async () => {
  const { claim } = compose();
  await fireEvent.click(screen.getByRole("button", { name: "heat" }));
  const degrees = screen.getByRole<HTMLSelectElement>("combobox", { name: "degrees" });
  expect([...degrees.options].map(({ text }) => text)).toEqual(["0", "1", "2", "3"]);
  await fireEvent.click(screen.getByRole("button", { name: "Say it" }));
  expect(claim).toHaveBeenCalledWith({ claim: "heat", degrees: 0 });
});

test("a line goes to the channel chosen", async () => {
  const { say } = compose();
  await fireEvent.change(screen.getByRole("combobox", { name: "Where to say it" }), { target: { value: "hut" } });
  const line = screen.getByPlaceholderText("Say something to: the hut");
  await fireEvent.input(line, { target: { value: "psst" } });
  await fireEvent.submit(line.closest("form")!);
  expect(say).toHaveBeenCalledWith("psst", "hut");
});

test("a rule that silences is named", () => {
  compose({ channels: [{ id: "table", write: false, rule: "TH-09" }] });
  const line = screen.getByPlaceholderText("You may not speak now.");
  expect((line as HTMLInputElement).disabled).toBe(true);
});

const setting = (changes: object) => ({
  key: "x", default: 0, default_by_seats: {}, choices: [], minimum: 0, maximum: 9, step: 1, fewest: 0, most: 9, ...changes,
});

function settle(one: object) {
  const onchange = vi.fn();
  render(GameOptions, { game: "thaw", cards: [], settings: [setting(one) as never], values: {}, words, seats: 2, onchange });
  return onchange;
}

test("a list of numbers, a number or a word, and a fraction can be set", async () => {
  const lists = settle({ kind: "numbers", default: [1, 2] });
  await fireEvent.change(screen.getByDisplayValue("1, 2"), { target: { value: "3, 5" } });
  expect(lists).toHaveBeenCalledWith({ x: [3, 5] });
  cleanup();
  const either = settle({ kind: "number_or_word", default: "off", choices: ["off"] });
  await fireEvent.change(screen.getByDisplayValue("off"), { target: { value: "3" } });
  expect(either).toHaveBeenCalledWith({ x: 3 });
  cleanup();
  const part = settle({ kind: "fraction", default: 1, step: 0.5 });
  await fireEvent.change(screen.getByDisplayValue("1"), { target: { value: "0.5" } });
  expect(part).toHaveBeenCalledWith({ x: 0.5 });
});

test("a default may depend on the number of seats, and is not written down", async () => {
  const onchange = settle({ kind: "number", default: 1, default_by_seats: { "2": 4 } });
  await fireEvent.change(screen.getByDisplayValue("4"), { target: { value: "5" } });
  expect(onchange).toHaveBeenCalledWith({ x: 5 });
  await fireEvent.change(screen.getByDisplayValue("5"), { target: { value: "4" } });
  expect(onchange).toHaveBeenLastCalledWith({});
});
