/** What one knows, saved as a scenario: the view goes out and nothing else. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Ears } from "../src/lib/ears.svelte.ts";
import { TableClient } from "../src/net/client.svelte.ts";
import { Party } from "../src/net/party.svelte.ts";
import { SeatSocket } from "../src/net/socket.ts";
import Menu from "../src/table/Menu.svelte";
import type { Update } from "../src/wire.ts";
import { speech } from "../src/words/words.svelte.ts";
import { FakeSocket, frostView, make, tableState, update } from "./fakes.ts";

const makeClient = (code: string, secret: string, host: string): TableClient =>
  new TableClient(code, secret, host, (self) => new SeatSocket("ws://table", self.handlers(), undefined, make));

function open(changes: Partial<Update> = {}) {
  const party = new Party("ABCDEF", makeClient);
  FakeSocket.last.open();
  FakeSocket.last.tell(update(changes));
  const onclose = vi.fn();
  render(Menu, { client: party.current, party, words: speech.of("frost"), ears: new Ears("ABCDEF"), onclose });
  return { onclose };
}

function answer(status: number, body: unknown) {
  const call = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", call);
  return call;
}

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("asks with the view and nothing else, and hands the file over", async () => {
  const call = answer(200, { scenario: "given\n" });
  let file: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => ((file = blob as Blob), "blob:x"));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { onclose } = open();
  await fireEvent.click(screen.getByText("Save what I know"));
  await waitFor(() => expect(onclose).toHaveBeenCalled());
  const [asked] = call.mock.calls.filter(([path]) => path === "/api/moment");
  expect(JSON.parse(asked![1].body as string)).toEqual({
    game: "frost",
    names: ["Ada", "Bo", "Cy"],
    options: {},
    view: frostView(),
  });
  expect(await file!.text()).toBe("given\n");
  expect(names).toEqual(["whiteout-ABCDEF-1-7.scenario"]);
});

test("a moment that cannot be described is told, and the menu stays open", async () => {
  answer(400, { error: "not_describable", wrong: "a card is being worked", expected: "a quiet moment", rule: "" });
  const { onclose } = open();
  await fireEvent.click(screen.getByText("Save what I know"));
  expect((await screen.findByRole("alert")).textContent).toContain("a card is being worked");
  expect(onclose).not.toHaveBeenCalled();
});

test("between matches there is nothing to save", () => {
  open({ table: tableState({ state: "ended" }) });
  expect(screen.queryByText("Save what I know")).toBeNull();
});
