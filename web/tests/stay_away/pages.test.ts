import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Learn from "../../src/pages/Learn.svelte";
import Replay from "../../src/pages/Replay.svelte";
import Reveal from "../../src/pages/Reveal.svelte";
import { readPlace } from "../../src/replay/load.ts";
import { speech } from "../../src/words/words.svelte.ts";
import { declared, replayed } from "../declared.ts";
import kept from "./film.json";

const json = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200 });

function answer(path: string, body = ""): Response {
  if (path.endsWith("/record")) return new Response(kept.record);
  if (path === "/api/games") return json({ games: [{ id: "stay_away", ...declared("stay_away") }] });
  if (path === "/api/replay") {
    const { viewer } = JSON.parse(body) as { viewer: number };
    const film = replayed(kept.replayed, [1, 2, 3].includes(viewer) ? -1 : viewer); // the film keeps one seat
    return json({ ...film, viewer });
  }
  if (path === "/api/moment") return json({ scenario: "scenario: here\n" });
  if (path === "/api/learn/stay_away") {
    return json({ game: "stay_away", lessons: [{ id: "01_your_turn", title: "Your turn", rules: [] }, { id: "06_refuse", title: "Saying no", rules: [] }] });
  }
  return new Response(JSON.stringify({ error: "not_found", wrong: "", expected: "" }), { status: 404 });
}

let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, ask?: { body?: string }) => {
    asked.push(path);
    return Promise.resolve(answer(path, ask?.body));
  });
  vi.stubGlobal("WebSocket", class { readonly readyState = 3; close(): void {} send(): void {} addEventListener(): void {} });
  localStorage.clear();
  location.hash = "";
  await speech.speak("en");
  speech.of("stay_away");
});

afterEach(() => vi.unstubAllGlobals());

describe("the replay", () => {
  async function open(hash = "") {
    location.hash = hash;
    render(Replay, { code: "ABCDEF", match: 1 });
    return screen.findByRole("slider");
  }

  it("opens at the moment that the address names", async () => {
    const slider = await open("#/replay/ABCDEF/1/12/0");
    expect((slider as HTMLInputElement).value).toBe("12");
    const eyes = screen.getByRole<HTMLSelectElement>("combobox");
    expect(eyes.value).toBe("0");
    expect(await screen.findByRole("list", { name: "Your hand" })).toBeTruthy();
  });

  it("steps, jumps and scrubs", async () => {
    const slider = (await open()) as HTMLInputElement;
    await fireEvent.click(await screen.findByRole("button", { name: "One move on" }));
    expect(slider.value).toBe("1");
    await fireEvent.click(screen.getByRole("button", { name: "To the end" }));
    expect(slider.value).toBe(slider.max);
    await fireEvent.keyDown(window, { key: "ArrowLeft" });
    expect(Number(slider.value)).toBe(Number(slider.max) - 1);
    await fireEvent.keyDown(window, { key: "Home" });
    expect(slider.value).toBe("0");
    await fireEvent.input(slider, { target: { value: "7" } });
    expect(slider.getAttribute("aria-valuetext")).toContain("Move 7 of");
  });

  it("jumps to an event and changes eyes without showing more than the seat saw", async () => {
    const slider = (await open()) as HTMLInputElement;
    const log = screen.getByRole("list", { name: "What happened" });
    const event = within(log).getAllByRole("button").find((one) => one.textContent?.includes("infects"))!;
    await fireEvent.click(event);
    expect(Number(slider.value)).toBeGreaterThan(0);
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "-1" } });
    await waitFor(() => expect(within(log).queryAllByText(/infects/)).toEqual([]));
  });

  it("plays and pauses", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const slider = (await open()) as HTMLInputElement;
    await fireEvent.click(await screen.findByRole("button", { name: "Play" }));
    await vi.advanceTimersByTimeAsync(2500);
    expect(Number(slider.value)).toBe(2);
    await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(Number(slider.value)).toBe(2);
    vi.useRealTimers();
  });

  it("asks for a file where the address names none", async () => {
    render(Replay, {});
    expect(await screen.findByText("Open a saved match")).toBeTruthy();
  });
});

describe("the reveal", () => {
  it("says who was what, who turned whom, and who won", async () => {
    render(Reveal, { code: "ABCDEF", match: 1 });
    expect(await screen.findByText(/The Thing won/)).toBeTruthy();
    const timeline = screen.getByRole("region", { name: "The infection" });
    expect(within(timeline).getAllByText(/Dev turned/).length).toBeGreaterThan(1);
    const links = within(timeline).getAllByRole("link");
    expect(links[0]!.getAttribute("href")).toMatch(/^#\/replay\/ABCDEF\/1\/\d+\/-2$/);
    const fates = screen.getByRole("region", { name: "Who was what" });
    expect(within(fates).queryAllByText(/Human, then Infected/).length).toBe(0);
    await fireEvent.click(screen.getByRole("button", { name: "Show all at once" }));
    expect(within(fates).getAllByRole("listitem").length).toBe(4);
    expect(within(fates).getAllByText(/Human, then Infected/).length).toBe(2);
    expect(within(fates).getAllByText("won").length).toBe(2);
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  });

  it("checks the shuffle in the browser", async () => {
    render(Reveal, { code: "ABCDEF", match: 1 });
    await fireEvent.click(await screen.findByRole("button", { name: "Check it now" }));
    expect(await screen.findByText(/Everything fits/)).toBeTruthy();
    expect(screen.getAllByRole("img", { name: "holds" }).length).toBe(5);
  });

  it("says so where there is no such match", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(answer("/nothing")));
    render(Reveal, { code: "ABCDEF", match: 9 });
    expect(await screen.findByText(/has not ended/)).toBeTruthy();
  });
});

it("lists the lessons and what has been done", async () => {
  localStorage.setItem("whiteout.learned", JSON.stringify({ stay_away: ["01_your_turn", "gone"] }));
  render(Learn, {});
  expect(await screen.findByText("1 of 2 done")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Start/ }).getAttribute("href")).toBe("#/learn/stay_away/06_refuse");
  expect(screen.getAllByRole("listitem").length).toBe(2);
});

it("reads places of a replay", () => {
  expect(readPlace("#/replay/ABCDEF/1")).toBeNull();
  expect(readPlace("#/replay/ABCDEF/1/57")).toEqual({ step: 57, viewer: -2 });
  expect(readPlace("#/replay/ABCDEF/1/57/3")).toEqual({ step: 57, viewer: 3 });
  expect(readPlace("#/replay/ABCDEF/1/x/<b>")).toBeNull();
});
