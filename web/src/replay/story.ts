/** What really happened in a match of Stay Away!: read from the events as seen from above. */
import type { Facts } from "../facts.ts";
import { ABOVE, type Film } from "./film.ts";

export interface Turned {
  player: number;
  by: number;
  turn: number;
  step: number;
  /** How the card came over: `turn_end`, `seduction`, `friends`, or `round_and_round`. */
  cause: string;
  /** Who sat on each chair at that moment. */
  seating: number[];
  /** Who was out of the match by then. */
  out: number[];
}

export interface Fate {
  player: number;
  /** The role at the deal, and at the end. */
  began: string;
  ended: string;
  turned: Turned | null;
  /** When and by what the player left the match. */
  out: { turn: number; step: number; cause: string } | null;
  hand: string[];
  won: boolean;
}

export interface Story {
  turned: Turned[];
  fates: Fate[];
  reason: string;
  side: string;
  winners: number[];
  turns: number;
}

function causeOf(before: Facts[]): string {
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const facts = before[index]!;
    if (facts["event"] === "passed_on") return "round_and_round";
    if (facts["event"] === "offered") return String(facts["cause"]);
  }
  return "turn_end";
}

export function storyOf(film: Film): Story {
  const told = film.story(ABOVE);
  const turned: Turned[] = [];
  const roles = film.names.map(() => "human");
  const out = new Map<number, Fate["out"]>();
  told.forEach(({ facts, turn, step }, index) => {
    const player = Number(facts["player"]);
    if (facts["event"] === "dealt") {
      const secret = (facts["secret"] ?? {}) as Record<string, Facts>;
      for (const [seat, own] of Object.entries(secret)) roles[Number(seat)] = String(own["role"]);
    } else if (facts["event"] === "became_the_thing") {
      roles[player] = "the_thing";
    } else if (facts["event"] === "eliminated") {
      out.set(player, { turn, step, cause: String(facts["cause"]) });
    } else if (facts["event"] === "infected") {
      const before = told.slice(Math.max(0, index - 40), index).map((one) => one.facts);
      // The chairs just before: nobody changes seats while cards are exchanged.
      const players = (film.view(ABOVE, step)["players"] ?? []) as { seat: number }[];
      const seating: number[] = [];
      players.forEach((person, who) => (seating[person.seat] = who));
      turned.push({ player, by: Number(facts["by"]), turn, step, cause: causeOf(before), seating, out: [...out.keys()] });
    }
  });
  const end = film.facts.end as { reason?: string; side?: string; winners?: number[] };
  const winners = end.winners ?? [];
  const people = (film.view(ABOVE, film.last)["players"] ?? []) as { role?: string; hand?: string[] }[];
  return {
    turned,
    fates: people.map((person, player) => ({
      player,
      began: roles[player] ?? "human",
      ended: person.role ?? "human",
      turned: turned.find((one) => one.player === player) ?? null,
      out: out.get(player) ?? null,
      hand: person.hand ?? [],
      won: winners.includes(player),
    })),
    reason: end.reason ?? "",
    side: end.side ?? "",
    winners,
    turns: told.at(-1)?.turn ?? 0,
  };
}
