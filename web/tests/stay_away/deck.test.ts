/** A deck of one's own starts from the usual one and is sent as copies by card. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { usualDeck } from "../../src/boards/stay_away/box.ts";
import Deck from "../../src/ui/Deck.svelte";
import { speech } from "../../src/words/words.svelte.ts";

const cards = ["the_thing", "infected", "axe"];
beforeAll(() => speech.speak("en"));

function show(value: unknown) {
  const onchange = vi.fn();
  const words = speech.of("stay_away");
  render(Deck, { game: "stay_away", cards, value, off: "the usual deck", label: "Own deck", words, seats: 4, onchange });
  return onchange;
}
const count = (index: number): HTMLInputElement => within(screen.getByRole("dialog")).getAllByRole("spinbutton")[index] as HTMLInputElement;

test("starts from the usual deck, and gives back what was changed", async () => {
  const onchange = show("off");
  await fireEvent.click(screen.getByText("the usual deck"));
  await screen.findByRole("dialog");
  expect([0, 1, 2].map((index) => count(index).value)).toEqual(["1", "8", "1"]);
  await fireEvent.input(count(2), { target: { value: "3" } });
  await fireEvent.input(count(1), { target: { value: "0" } });
  await fireEvent.click(screen.getByText("OK"));
  const { infected: _none, ...others } = usualDeck(4);
  const chosen = Object.entries({ ...others, axe: 3 }).filter(([, copies]) => copies > 0);
  expect(onchange).toHaveBeenCalledWith(Object.fromEntries(chosen));
});

test("a deck that was chosen before is shown as it is, however it was written", async () => {
  const onchange = show("the_thing=1,axe=4");
  await fireEvent.click(screen.getByText("5 cards"));
  await screen.findByRole("dialog");
  expect([0, 1, 2].map((index) => count(index).value)).toEqual(["1", "0", "4"]);
  await fireEvent.click(screen.getByText("the usual deck"));
  expect(onchange).toHaveBeenCalledWith("off");
});
