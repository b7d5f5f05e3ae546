import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { prefs } from "../src/lib/prefs.svelte.ts";
import Prompt from "../src/table/Prompt.svelte";
import { speech } from "../src/words/words.svelte.ts";
import { gameWords } from "./declared.ts";

const words = gameWords("stay_away");
const names = ["Ada", "Bo", "Cy"];
const choice = { id: 4, point: "D-02", rule: "SA-FLOW-03", about: {}, waiting: [0] };
const options = ["discard axe", "play axe", "discard whiskey"].map((text) => words.parse(text));

function show(changes: object = {}) {
  const props = {
    choice,
    asked: true,
    names,
    seating: null,
    words,
    options,
    picked: {},
    hand: ["axe", "whiskey"],
    choose: vi.fn(),
    clear: vi.fn(),
    explain: vi.fn(),
    ...changes,
  };
  return { props, ...render(Prompt, props) };
}

beforeAll(() => speech.speak("en"));
afterEach(() => {
  cleanup();
  prefs.set("listed", false);
});

test("what can be given on cards, seats and the board gets no button, until the list is unfolded", async () => {
  const many = [...options, words.parse("play whiskey"), words.parse("decline")];
  const { props, component } = show({ options: many });
  const shown = (): (string | undefined)[] => [...document.querySelectorAll<HTMLElement>("[data-option]")].map((one) => one.dataset["option"]);
  expect(shown()).toEqual(["decline"]);
  const all = screen.getByRole("button", { name: "Show all 5" });
  await fireEvent.click(all);
  expect(shown()).toEqual(many.map(({ text }) => text));
  expect(all.getAttribute("aria-expanded")).toBe("true");
  component.byKey("2");
  expect(props.choose).toHaveBeenCalledWith(many[1]);
  await fireEvent.click(all);
  expect(shown()).toEqual(["decline"]);
});

test("whoever wishes has every answer listed", () => {
  prefs.set("listed", true);
  show({ options: [...options, words.parse("play whiskey")] });
  expect(document.querySelectorAll("[data-option]")).toHaveLength(4);
  expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
});

test("says what is asked and names every answer", async () => {
  const { props } = show();
  expect(screen.getByText("Play a card or discard one.")).toBeTruthy();
  const buttons = options.map((option) => screen.getByText(words.option(option, names)));
  await fireEvent.click(buttons[1]!);
  expect(props.choose).toHaveBeenCalledWith(options[1]);
});

test("the question mark opens the rule and the decision point", async () => {
  const { props } = show();
  await fireEvent.click(screen.getByText("Explain"));
  expect(props.explain).toHaveBeenCalledWith(["SA-FLOW-03", "D-02"]);
});

test("a picked card leaves only its own answers, and its text explains it", () => {
  show({ picked: { card: "axe" } });
  expect(screen.queryByText("Discard Whiskey")).toBeNull();
  expect(screen.getByText("Play Axe")).toBeTruthy();
  expect(screen.getByText(/Remove one Quarantine/)).toBeTruthy();
});

test("digits answer in the order shown, but not while an answer is on its way", () => {
  const { props, component, rerender } = show();
  component.byKey("3");
  expect(props.choose).toHaveBeenCalledWith(options[2]);
  component.byKey("9");
  expect(props.choose).toHaveBeenCalledTimes(1);
  return rerender({ sending: "discard whiskey" }).then(() => {
    component.byKey("1");
    expect(props.choose).toHaveBeenCalledTimes(1);
    expect((screen.getByText("Discard Axe").closest("button") as HTMLButtonElement).disabled).toBe(true);
  });
});

test("answers beyond the ninth have keys, too", () => {
  const twelve = names.concat("Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lu").map((_, seat) => words.parse(`target ${seat}`));
  prefs.set("listed", true);
  const { props, component, container } = show({ options: twelve, hand: [] });
  expect([...container.querySelectorAll("kbd")].map((key) => key.textContent)).toEqual([..."1234567890ab"]);
  expect(component.byKey("0")).toBe(true);
  expect(component.byKey("b")).toBe(true);
  expect(props.choose.mock.calls.map(([option]) => option.text)).toEqual(["target 9", "target 11"]);
  expect(component.byKey("c")).toBe(false);
});

test("while others are asked it says what they decide", () => {
  show({ asked: false, options: [], choice: { ...choice, waiting: [1] } });
  expect(screen.getByText("Bo decides which card to play or discard")).toBeTruthy();
  expect(screen.queryByRole("group")).toBeNull();
});

test("who has answered a choice of several sees what", () => {
  show({ asked: false, options: [], chosen: "pass_on axe", choice: { ...choice, waiting: [1] } });
  expect(screen.getByText("You have answered: Pass on Axe")).toBeTruthy();
});

test("on a phone a long list folds: the cards below are the answers", async () => {
  const long = [...options, words.parse("play whiskey")];
  show({ options: long, compact: true });
  expect(screen.queryByText("Play Axe")).toBeNull();
  await fireEvent.click(screen.getByText("Show all 4"));
  expect(screen.getByText("Play Axe")).toBeTruthy();
});
