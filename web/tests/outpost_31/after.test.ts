import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deal } from "../../src/boards/outpost_31/dealer.ts";
import Reveal from "../../src/pages/Reveal.svelte";
import { check } from "../../src/replay/check.ts";
import { open } from "../../src/replay/fair.ts";
import { ABOVE, Film } from "../../src/replay/film.ts";
import { storyOf } from "../../src/replay/story.ts";
import type { Replayed } from "../../src/wire.ts";
import { speech } from "../../src/words/words.svelte.ts";
import tell from "../../src/boards/outpost_31/story.ts";
import { declared, filmOf, gameWords, replayed } from "../declared.ts";
import deals from "./deals.json";
import kept from "./film.json";

const told: Replayed = replayed(kept.replayed);
const film = await filmOf(kept.replayed);
const words = gameWords("outpost_31", "en", true);

describe("the setup, worked out from the secret", () => {
  const sorted = (cards: string[]): string[] => [...cards].sort();
  it.each(deals.map((one) => [JSON.parse(one.record.split("\n")[0]!).seats, one] as const))("is that of Python for %i", async (_seats, wanted) => {
    const { header, draws } = await open(wanted.record);
    const found = await deal(header, draws);
    expect(found.captain).toBe(wanted.captain);
    expect(found.hands.map(sorted)).toEqual(wanted.hands.map(sorted));
    expect(found.blood).toEqual(wanted.blood);
    expect(found.assimilation).toEqual(wanted.assimilation);
    expect(found.chips).toEqual(wanted.chips);
    // The first turn has begun: what is left of the decks is their end.
    expect(found.deck.slice(-wanted.deck.length)).toEqual(wanted.deck);
    expect(found.missions.slice(-wanted.missions.length)).toEqual(wanted.missions);
    expect(wanted.missions.length).toBeGreaterThan(found.missions.length - 6);
  });

  const NAMES = ["commitment", "op31-captain", "hands", "op31-blood", "op31-supply", "op31-missions", "op31-assimilation", "op31-chips"];
  it("fits the match", async () => {
    const verdict = await check(kept.record, film);
    expect(verdict.checks).toEqual(NAMES.map((name) => ({ name, good: true })));
  });

  const dealtAt = film.story(ABOVE).find(({ facts }) => facts["event"] === "dealt")!.step;
  const forge = (change: (step: { view: Record<string, unknown>; events: Record<string, unknown>[] }) => void): Film => {
    const forged = structuredClone(told);
    const { events, change: changed } = forged.steps[dealtAt]!;
    const members = Object.entries(changed as Record<string, [unknown]>).map(([field, value]) => [field, value[0]]);
    change({ view: Object.fromEntries(members) as Record<string, unknown>, events });
    return new Film(forged);
  };
  it.each([
    ["op31-chips", forge(({ view }) => ((view["rooms"] as { chip: string }[])[0]!.chip = "c3_flame"))],
    ["op31-supply", forge(({ view }) => (view["supply"] as { cards: string[] }).cards.reverse())],
    ["op31-missions", forge(({ view }) => (view["mission_log"] as { cards: string[] }).cards.reverse())],
    ["op31-blood", forge(({ events }) => {
      const dealt = events.find(({ event }) => event === "dealt")!;
      const secret = dealt["secret"] as Record<string, { blood: string }>;
      for (const own of Object.values(secret)) own.blood = own.blood === "human" ? "imitation" : "human";
    })],
  ])("does not fit a match with other %s", async (name, forged) => {
    const verdict = await check(kept.record, forged);
    expect(verdict.good).toBe(false);
    expect(verdict.checks.filter(({ good }) => !good).map((one) => one.name)).toEqual([name]);
  });
});

describe("what really happened", () => {
  const story = storyOf(film, words, tell);
  const { turned, moments } = story.told!;
  it("tells who turned at which Assimilation", () => {
    expect(moments.length).toBeGreaterThan(0);
    for (const one of turned) {
      expect([one.by, one.role]).toEqual([null, "imitation"]);
      expect(moments.some(({ step, lines }) => step === one.step && lines.some(({ player }) => player === one.player))).toBe(true);
      expect([story.fates[one.player]!.began, story.fates[one.player]!.ended]).toEqual(["human", "imitation"]);
    }
    expect(turned.length).toBe(1);
  });

  it("tells every fate: blood, character, who was burned, who won", () => {
    expect(story.fates.map(({ character }) => character !== "")).toEqual([true, true, true, true]);
    expect(story.fates.filter(({ began }) => began === "imitation").length).toBe(1);
    expect(story.fates.filter(({ out }) => out !== null).length).toBeGreaterThan(0);
    expect(story.fates.filter(({ result }) => result === "won").map(({ player }) => player)).toEqual(story.winners);
    expect([story.reason, story.side]).toEqual([told.end["reason"], told.end["side"]]);
  });
});

describe("the reveal", () => {
  beforeEach(async () => {
    const json = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200 });
    vi.stubGlobal("fetch", (path: string) => {
      if (path.endsWith("/record")) return Promise.resolve(new Response(kept.record));
      if (path === "/api/games") return Promise.resolve(json({ games: [{ id: "outpost_31", ...declared("outpost_31") }] }));
      if (path === "/api/replay") return Promise.resolve(json(told));
      return Promise.resolve(new Response(JSON.stringify({ error: "not_found", wrong: "", expected: "" }), { status: 404 }));
    });
    vi.stubGlobal("WebSocket", class { readonly readyState = 3; close(): void {} send(): void {} addEventListener(): void {} });
    await speech.speak("en");
    speech.of("outpost_31");
  });
  afterEach(() => vi.unstubAllGlobals());

  it("says who was what, and at which Assimilation somebody turned", async () => {
    render(Reveal, { code: "ABCDEF", match: 1 });
    await fireEvent.click(await screen.findByRole("button", { name: "Show all at once" }));
    expect(await screen.findByText(/Imitations won/)).toBeTruthy();
    const timeline = screen.getByRole("region", { name: "The Assimilations" });
    expect(within(timeline).getAllByText("Assimilation 1").length).toBeGreaterThan(0);
    expect(within(timeline).getByText(/became Imitation/)).toBeTruthy();
    const fates = screen.getByRole("region", { name: "Who was what" });
    expect(within(fates).getByText(/Human, then Imitation/)).toBeTruthy();
    expect(within(fates).getAllByText(/burned in turn/).length).toBeGreaterThan(0);
    await fireEvent.click(await screen.findByRole("button", { name: "Check it now" }));
    expect(await screen.findByText(/Everything fits/)).toBeTruthy();
    expect(screen.getAllByRole("img", { name: "holds" }).length).toBe(8);
  });
});
