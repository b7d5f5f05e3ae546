/** The generic table with a game it has never heard of: seats, hand, prompt, log, keyboard. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { TableClient } from "../src/net/client.svelte.ts";
import { Ears } from "../src/lib/ears.svelte.ts";
import { Party } from "../src/net/party.svelte.ts";
import { SeatSocket } from "../src/net/socket.ts";
import { onkey } from "../src/table/keys.ts";
import Frame from "../src/table/Frame.svelte";
import type { Update } from "../src/wire.ts";
import { speech } from "../src/words/words.svelte.ts";
import { FakeSocket, frostView, make, update, you } from "./fakes.ts";

const makeClient = (code: string, secret: string, host: string): TableClient =>
  new TableClient(code, secret, host, (self) => new SeatSocket("ws://table", self.handlers(), undefined, make));

async function sit(changes: Partial<Update> = {}) {
  const party = new Party("ABCDEF", makeClient);
  const socket = FakeSocket.last;
  socket.open();
  socket.tell(update(changes));
  const onlobby = vi.fn();
  render(Frame, { client: party.current, game: undefined, ears: new Ears("ABCDEF"), onmenu: vi.fn(), onlobby });
  await screen.findByLabelText("What everybody knows");
  return { party, socket, onlobby, sent: () => socket.sent.slice(1) };
}

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
});
afterEach(cleanup);

const prompt = (): HTMLElement => document.querySelector<HTMLElement>("[data-prompt]")!;

test("shows every seat, the hand, the public facts and what is asked", async () => {
  await sit();
  for (const name of ["Ada", "Bo", "Cy"]) expect(screen.getByRole("group", { name })).toBeTruthy();
  const hand = screen.getByRole("list", { name: "Your hand" });
  expect(within(hand).getAllByRole("button").length).toBe(2);
  expect(screen.getByText("pile").nextElementSibling?.textContent).toBe("22");
  expect(prompt().className).toContain("asked");
});

test("an answer is sent with its choice, once, and a refusal is told", async () => {
  const { socket, sent } = await sit();
  const button = within(prompt()).getByText("give 17").closest("button")!;
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(sent()).toMatchObject([{ type: "answer", choice: 7, option: "give 17" }]);
  const key = sent()[0]!["key"];
  socket.tell({ type: "refused", key, error: "stale_choice", wrong: "", expected: "", rule: "" });
  await waitFor(() => expect(screen.getByText("Too late: that has been decided already.")).toBeTruthy());
  expect(button.disabled).toBe(false);
});

test("a card is picked with one click, answered with the second, taken back with Esc", async () => {
  const { sent } = await sit();
  const card = within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button")[1]!;
  await fireEvent.click(card);
  expect(card.getAttribute("aria-pressed")).toBe("true");
  expect(within(prompt()).queryByText("give 3")).toBeNull();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(card.getAttribute("aria-pressed")).toBe("false");
  expect(sent()).toEqual([]);
  await fireEvent.click(card);
  await fireEvent.click(card);
  expect(sent()).toMatchObject([{ option: "give 17" }]);
});

test("by keyboard: digits answer, arrows walk, and typing in a field is left alone", async () => {
  const { sent } = await sit();
  const field = screen.getByLabelText("Say something to the table");
  await fireEvent.keyDown(field, { key: "2" });
  expect(sent()).toEqual([]);
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(document.activeElement?.textContent).toContain("give 3");
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  expect(document.activeElement?.textContent).toContain("give 17");
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
  expect((document.activeElement as HTMLElement).dataset["pick"]).toBe("card");
  await fireEvent.keyDown(document.body, { key: "2" });
  expect(sent()).toMatchObject([{ option: "give 17" }]);
});

test("a covered hand takes answers, log and notebook with it, until it is shown again", async () => {
  const { sent } = await sit({ events: [{ event: "drew", player: 0, only_you: { number: 9 } }] });
  await fireEvent.click(screen.getByLabelText("Hide role and hand"));
  expect(within(prompt()).queryByText("give 17")).toBeNull();
  expect(screen.queryByRole("list", { name: "Log" })).toBeNull();
  await fireEvent.keyDown(document.body, { key: "2" });
  expect(sent()).toEqual([]);
  await fireEvent.click(within(prompt()).getByText("Show role and hand"));
  expect(within(prompt()).getByText("give 17")).toBeTruthy();
  expect(screen.getByRole("list", { name: "Log" })).toBeTruthy();
});

test("arrows reach what lies between the seats", () => {
  document.body.innerHTML = `<div id="root"><button data-pick="seat">a</button><button data-pick="edge">door</button>
    <div data-prompt><div class="options"><button>one</button></div></div></div>`;
  const root = document.getElementById("root")!;
  const press = (key: string): void => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true });
    onkey(event, root, { answer: vi.fn(), clear: vi.fn(), rule: vi.fn() });
  };
  for (const [key, reached] of [["ArrowUp", "one"], ["ArrowUp", "a"], ["ArrowRight", "door"], ["ArrowDown", "one"]] as const) {
    press(key);
    expect(document.activeElement?.textContent).toBe(reached);
  }
});

test("the log grows in sentences, marks what only you saw, and is read aloud once", async () => {
  const { socket } = await sit({ events: [{ event: "burned", given: [4], out: 2 }] });
  const log = screen.getByRole("list", { name: "Log" });
  expect(within(log).getByText(/burned: given 4/)).toBeTruthy();
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe("");
  socket.tell(update({ first: 1, events: [{ event: "drew", player: 0, only_you: { number: 9 } }] }));
  await waitFor(() => expect(within(log).getByText("only you")).toBeTruthy());
  expect(document.querySelector("[aria-live=polite]")?.textContent).toContain("number 9");
});

test("hostile names and talk stay text", async () => {
  const evil = '<img src=x onerror="globalThis.hit=1">';
  const { socket } = await sit({ names: [evil, "Bo", "Cy"] });
  const line = { from: 1, name: evil, channel: "table", text: evil, at: 0 };
  socket.tell(update({ names: [evil, "Bo", "Cy"], chat: [line] }));
  await fireEvent.click(screen.getByRole("tab", { name: /Talk/ }));
  expect(screen.getAllByText(evil).length).toBeGreaterThan(1);
  expect(document.querySelector("img")).toBeNull();
});

test("the end names winners and leads to the reveal; the host may play again", async () => {
  const over = frostView({ over: true, choice: null, end: { reason: "last_standing", winners: [0] } });
  delete over.options;
  const { sent } = await sit({ view: over });
  expect(screen.getByText("You won")).toBeTruthy();
  expect(screen.getByText("What really happened").closest("a")?.getAttribute("href")).toBe("#/reveal/ABCDEF/1");
  await fireEvent.click(screen.getByText("Play again"));
  expect(sent()).toMatchObject([{ type: "host", act: "rematch" }]);
});

test("a spectator is asked nothing and holds nothing", async () => {
  const view = frostView({ viewer: -1 });
  delete view.options;
  delete view["hand"];
  await sit({ view, you: you({ seat: -1, host: false, channel: "spectators" }) });
  expect(prompt().className).not.toContain("asked");
  expect(screen.queryByRole("list", { name: "Your hand" })).toBeNull();
  expect(screen.getByLabelText("Say something to the spectators")).toBeTruthy();
});
