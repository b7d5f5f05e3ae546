import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Prompt from "../src/table/Prompt.svelte";
import { Words } from "../src/words/catalogue.ts";
import { speech } from "../src/words/words.svelte.ts";

const folder = join(__dirname, "..", "..", "src", "whiteout", "games", "stay_away", "words");
const words = new Words("en", [readFileSync(join(folder, "en.ftl"), "utf-8")]);
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
afterEach(cleanup);

test("says what is asked and names every answer", async () => {
  const { props } = show();
  expect(screen.getByText("Play a card or discard one.")).toBeTruthy();
  const buttons = options.map((option) => screen.getByText(words.option(option, names)));
  await fireEvent.click(buttons[1]!);
  expect(props.choose).toHaveBeenCalledWith(options[1]);
});

test("the question mark opens the rule and the decision point", async () => {
  const { props } = show();
  await fireEvent.click(screen.getByText("Rule SA-FLOW-03"));
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
  component.byDigit(3);
  expect(props.choose).toHaveBeenCalledWith(options[2]);
  component.byDigit(9);
  expect(props.choose).toHaveBeenCalledTimes(1);
  return rerender({ sending: "discard whiskey" }).then(() => {
    component.byDigit(1);
    expect(props.choose).toHaveBeenCalledTimes(1);
    expect((screen.getByText("Discard Axe").closest("button") as HTMLButtonElement).disabled).toBe(true);
  });
});

test("while others are asked it says whom the table waits for and why", () => {
  show({ asked: false, options: [], choice: { ...choice, waiting: [1, 2] } });
  expect(screen.getByText("Waiting for Bo, Cy")).toBeTruthy();
  expect(screen.getByText("Play a card or discard one.")).toBeTruthy();
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
