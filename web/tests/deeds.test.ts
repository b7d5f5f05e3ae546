import { beforeAll, expect, it } from "vitest";
import { deedsOf as outpostDeeds } from "../src/boards/outpost_31/deeds.ts";
import { deedsOf } from "../src/boards/stay_away/deeds.ts";
import type { Facts } from "../src/facts.ts";
import type { Happening } from "../src/replay/film.ts";
import { bestAndWorst } from "../src/replay/story.ts";
import { speech } from "../src/words/words.svelte.ts";
import { gameWords } from "./declared.ts";

beforeAll(() => speech.speak("en"));
const names = ["Ana", "Bo", "Cy"];
const film = (...events: Facts[]): Happening[] => events.map((facts, step) => ({ step, turn: 1, facts }));
const dealt = { event: "dealt", secret: { 0: { role: "human" }, 1: { role: "the_thing" }, 2: { role: "human" } } };
const aimed = (player: number, target: number): Facts => ({ event: "aimed", player, target, card: "flamethrower" });
const gone = (player: number): Facts => ({ event: "eliminated", player, cause: "flamethrower" });

function of(player: number, ...events: Facts[]): (string | undefined)[] {
  const { best, worst } = bestAndWorst(deedsOf(film(dealt, ...events), names, gameWords("stay_away")), player);
  return [best?.text, worst?.text];
}

it("burning The Thing is the best moment of a Human, burning a Human the worst", () => {
  expect(of(0, aimed(0, 2), gone(2), aimed(0, 1), gone(1))).toEqual(["You burned Bo: The Thing", "You burned Cy: Human"]);
});

it("the same burning is good for The Thing", () => {
  expect(of(1, aimed(1, 2), gone(2))).toEqual(["You burned Cy: Human", undefined]);
});

it("a deed is weighed by the side one was on then", () => {
  const infected = { event: "infected", player: 0, by: 1 };
  expect(of(0, infected, aimed(0, 2), gone(2))).toEqual(["You burned Cy: Human", "Bo slipped you an Infected! card"]);
  expect(of(1, infected)).toEqual(["You turned Ana", undefined]);
});

it("only a refusal that saved somebody counts", () => {
  const offer = (card: string): Facts => ({ event: "offered", player: 1, partner: 2, cause: "turn_end", secret: { 1: { card } } });
  const refused = { event: "responded", player: 2, card: "no_thanks" };
  expect(of(2, offer("axe"), refused)).toEqual([undefined, undefined]);
  expect(of(2, offer("infected"), refused)[0]).toBe("You refused a card of Bo: it was Infected!");
});

it("whoever did nothing has no moments", () => {
  expect(of(2)).toEqual([undefined, undefined]);
});

it("votes, sabotage and blood in Outpost 31", () => {
  const story = film(
    { event: "dealt", secret: { 0: { blood: "human" }, 1: { blood: "imitation" }, 2: { blood: "human" } } },
    { event: "handed_in", players: [0, 1], secret: { 0: { card: "axe" }, 1: { card: "sab_arson" } } },
    { event: "sabotage_uncured", card: "sab_arson" },
    { event: "accused", player: 0, target: 2 },
    { event: "voted", about: "torch", target: 2, in_favour: [0, 1], against: [2] },
    { event: "torched", player: 2, blood: "human" },
  );
  const deeds = outpostDeeds(story, names);
  expect(bestAndWorst(deeds, 0).worst?.text).toBe("You had Cy burned, a Human");
  expect(bestAndWorst(deeds, 1).best?.text).toBe("Your Sabotage made a test fail");
  expect(deeds.filter(({ player }) => player === 1).map(({ worth }) => worth)).toEqual([3, 2]);
});
