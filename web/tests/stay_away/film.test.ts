import { beforeAll, expect, it } from "vitest";
import { ABOVE, SPECTATOR } from "../../src/replay/film.ts";
import { storyOf } from "../../src/replay/story.ts";
import tell from "../../src/boards/stay_away/story.ts";
import { speech } from "../../src/words/words.svelte.ts";
import { filmOf, gameWords } from "../declared.ts";
import kept from "./film.json";

beforeAll(() => speech.speak("en"));
const film = await filmOf(kept.replayed);

it("has a whole view at every step, and never more than the viewer had", () => {
  for (let step = 0; step <= film.last; step += 1) {
    for (const viewer of [0, SPECTATOR, ABOVE]) expect(film.view(viewer, step).viewer).toBe(viewer);
    const seen = film.view(SPECTATOR, step);
    expect("hand" in seen).toBe(false);
    expect(step < film.last).toBe(!seen.over);
    const deck = film.view(0, step)["deck"] as object;
    expect("cards" in deck).toBe(false);
  }
});

it("drops fields that are gone", () => {
  const asked = [...Array(film.last).keys()].map((step) => "options" in film.view(0, step));
  expect(asked).toContain(true);
  expect(asked).toContain(false);
  for (let step = 0; step < film.last; step += 1) {
    const view = film.view(0, step);
    expect("options" in view).toBe(view.choice?.waiting.includes(0) ?? false);
  }
});

it("bounds every step", () => {
  expect(film.clamp(-3)).toBe(0);
  expect(film.clamp(Number.NaN)).toBe(0);
  expect(film.clamp(1e9)).toBe(film.last);
});

it("tells the turns", () => {
  const turns = film.turns();
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index + 1));
  expect(film.stepOfTurn(1)).toBe(0);
});

it("tells who turned whom, when and how", () => {
  const story = storyOf(film, gameWords("stay_away", "en", true), tell);
  const turned = story.told!.turned;
  expect(story.reason).toBe("declared_last_human_infected");
  expect(turned.length).toBe(2);
  const things = story.fates.filter(({ began }) => began === "the_thing");
  expect(things.length).toBe(1);
  for (const one of turned) {
    expect(one.by).toBe(things[0]!.player);
    expect(one.seating.length).toBe(4);
    expect(one.how).toMatch(/^(in the exchange at the end of a turn|by )/);
    const fate = story.fates[one.player]!;
    expect([fate.began, fate.ended]).toEqual(["human", "infected"]);
  }
  expect(story.fates.filter(({ result }) => result === "won").map(({ player }) => player)).toEqual(story.winners);
  expect(story.fates.filter(({ out }) => out !== null).length).toBe(1);
});
