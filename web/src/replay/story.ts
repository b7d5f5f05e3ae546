/** What really happened in a match, as far as every game tells it alike: how it ended, and what became
 *  of everybody. How people turned is told by the game itself: `src/boards/<game>/story.ts`. */
import type { Facts } from "../facts.ts";
import type { Words } from "../words/catalogue.ts";
import { ABOVE, type Film } from "./film.ts";

export interface Turned {
  player: number;
  /** Who did it; nobody where it came over many at once. */
  by: number | null;
  /** What the player was from then on. */
  role: string;
  turn: number;
  step: number;
  /** How it came over, as a sentence of the game. */
  how: string;
  /** Who sat on each chair at that moment. */
  seating: number[];
  /** Who was out of the match by then. */
  out: number[];
}

/** A moment of the story: a heading, and who turned at it. */
export interface Moment {
  title: string;
  turn: number;
  step: number;
  /** Shown as a ring with an arrow: somebody turned somebody. */
  ring: Turned | null;
  lines: { player: number; role: string }[];
  /** What is said where nobody turned. */
  none: string;
}

/** Something that somebody did or that befell them, told to that player. */
export interface Deed {
  player: number;
  /** How good it was for the side the player was on then; below zero, how bad. */
  worth: number;
  text: string;
  turn: number;
  step: number;
}

/** The best and the worst moment of a player, as far as there were any. */
export function bestAndWorst(deeds: readonly Deed[], player: number): { best: Deed | null; worst: Deed | null } {
  const own = deeds.filter((deed) => deed.player === player).sort((one, other) => other.worth - one.worth || one.step - other.step);
  const [best, worst] = [own[0], own.at(-1)];
  return { best: best && best.worth > 0 ? best : null, worst: worst && worst.worth < 0 ? worst : null };
}

/** What a game tells of a match. */
export interface Told {
  heading: string;
  none: string;
  moments: Moment[];
  turned: Turned[];
  /** What everybody may be proud of, or not. */
  deeds: Deed[];
  /** The roles at the deal. */
  began: (string | null)[];
  /** When and how players left the match, as a sentence. */
  out: Map<number, string>;
  /** Who was somewhere special at the end, as a sentence. */
  ended: Map<number, string>;
  characters: string[];
  /** Whether a role is one to be afraid of. */
  odd: (role: string) => boolean;
}

/** The game's folder `src/boards/<game>/` may bring a `story.ts` with this as its default. */
export type Teller = (film: Film, words: Words) => Told;

const tellers = import.meta.glob<{ default: Teller }>("../boards/*/story.ts");

export async function tellerOf(game: string): Promise<Teller | null> {
  const load = tellers[`../boards/${game}/story.ts`];
  return load ? (await load()).default : null;
}

export interface Fate {
  player: number;
  character: string;
  /** The role at the deal, and at the end; empty in a game without roles. */
  began: string;
  ended: string;
  odd: boolean;
  turned: Turned | null;
  /** How the player left the match, and where the player was at the end, as sentences. */
  out: string | null;
  last: string;
  hand: string[];
  result: "won" | "lost" | "drawn";
}

export interface Story {
  told: Told | null;
  fates: Fate[];
  reason: string;
  side: string;
  winners: number[];
  turns: number;
}

interface End {
  reason?: string;
  side?: string;
  winners?: number[];
  drawn?: number[];
}

export function storyOf(film: Film, words: Words, teller: Teller | null = null): Story {
  const told = teller ? teller(film, words) : null;
  const end = film.facts.end as End;
  const winners = end.winners ?? [];
  const people = (film.view(ABOVE, film.last)["players"] ?? []) as Facts[];
  const fates = film.names.map((_, player): Fate => {
    const person = people[player] ?? {};
    const ended = words.roleIn(person, "players.") ?? "";
    return {
      player,
      character: told?.characters[player] ?? "",
      began: told?.began[player] ?? ended,
      ended,
      odd: told?.odd(ended) ?? false,
      turned: told?.turned.findLast((one) => one.player === player) ?? null,
      out: told?.out.get(player) ?? null,
      last: told?.ended.get(player) ?? "",
      hand: Array.isArray(person["hand"]) ? person["hand"].map(String) : [],
      result: winners.includes(player) ? "won" : (end.drawn ?? []).includes(player) ? "drawn" : "lost",
    };
  });
  const turns = film.story(ABOVE).at(-1)?.turn ?? 0;
  return { told, fates, reason: end.reason ?? "", side: end.side ?? "", winners, turns };
}

/** Who sits on each chair at a step; where seats never change, in their order. */
export function seatingAt(film: Film, step: number): number[] {
  const players = (film.view(ABOVE, step)["players"] ?? []) as { seat?: number }[];
  const seating: number[] = [];
  players.forEach((person, who) => (seating[person.seat ?? who] = who));
  return seating;
}

/** What single seats saw of an event, for the reader from above. */
export const secretsOf = (facts: Facts): [number, Facts][] =>
  Object.entries((facts["secret"] ?? {}) as Record<string, Facts>).map(([seat, own]) => [Number(seat), own]);
