/** What really happened in a match: read from the events as seen from above. Games tell by different
 *  events how somebody turned; a game that tells by none has fates and no timeline. */
import { type Facts, roleOf } from "../facts.ts";
import { ABOVE, type Film } from "./film.ts";

export interface Turned {
  player: number;
  /** Who did it; nobody where everybody is dealt new blood at once. */
  by: number | null;
  /** What the player was from then on. */
  role: string;
  turn: number;
  step: number;
  /** How it came over: `turn_end`, `seduction`, `friends`, `round_and_round`, or `assimilation`. */
  cause: string;
  /** Who sat on each chair at that moment. */
  seating: number[];
  /** Who was out of the match by then. */
  out: number[];
}

/** A moment at which everybody could turn: also those count at which nobody did. */
export interface Assimilation {
  number: number;
  turn: number;
  step: number;
  turned: Turned[];
}

export interface Fate {
  player: number;
  character: string;
  /** The role at the deal, and at the end. */
  began: string;
  ended: string;
  turned: Turned | null;
  /** When and by what the player left the match. */
  out: { turn: number; step: number; cause: string } | null;
  hand: string[];
  aboard: boolean;
  won: boolean;
}

export interface Story {
  turned: Turned[];
  assimilations: Assimilation[];
  fates: Fate[];
  reason: string;
  side: string;
  winners: number[];
  turns: number;
}

type Secret = Record<string, Facts>;

function causeOf(before: Facts[]): string {
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const facts = before[index]!;
    if (facts["event"] === "passed_on") return "round_and_round";
    if (facts["event"] === "offered") return String(facts["cause"]);
  }
  return "turn_end";
}

/** Who sits on each chair; where seats never change, in their order. */
function seatingAt(film: Film, step: number): number[] {
  const players = (film.view(ABOVE, step)["players"] ?? []) as { seat?: number }[];
  const seating: number[] = [];
  players.forEach((person, who) => (seating[person.seat ?? who] = who));
  return seating;
}

export function storyOf(film: Film): Story {
  const told = film.story(ABOVE);
  const turned: Turned[] = [];
  const assimilations: Assimilation[] = [];
  const roles = film.names.map(() => "human");
  const out = new Map<number, Fate["out"]>();
  told.forEach(({ facts, turn, step }, index) => {
    const player = Number(facts["player"]);
    const secret = Object.entries((facts["secret"] ?? {}) as Secret);
    const turning = (who: number, by: number | null, role: string, cause: string): Turned => ({
      player: who, by, role, turn, step, cause, seating: seatingAt(film, step), out: [...out.keys()],
    });
    switch (facts["event"]) {
      case "dealt":
      case "arranged":
        for (const [seat, own] of secret) roles[Number(seat)] = roleOf(own) ?? "human";
        break;
      case "became_the_thing":
        roles[player] = "the_thing";
        break;
      case "eliminated":
        out.set(player, { turn, step, cause: String(facts["cause"]) });
        break;
      case "torched":
        out.set(player, { turn, step, cause: "torch" });
        break;
      case "infected": {
        const before = told.slice(Math.max(0, index - 40), index).map((one) => one.facts);
        // The chairs just before: nobody changes seats while cards are exchanged.
        turned.push(turning(player, Number(facts["by"]), "infected", causeOf(before)));
        break;
      }
      case "assimilated": {
        const found = secret
          .filter(([, own]) => own["kept"] !== own["held"])
          .map(([seat, own]) => turning(Number(seat), null, String(own["kept"]), "assimilation"));
        turned.push(...found);
        assimilations.push({ number: assimilations.length + 1, turn, step, turned: found });
      }
    }
  });
  const end = film.facts.end as { reason?: string; side?: string; winners?: number[] };
  const winners = end.winners ?? [];
  const last = film.view(ABOVE, film.last);
  const people = (last["players"] ?? []) as { hand?: string[]; character?: string }[];
  const aboard = ((last["escape"] ?? {}) as { boarders?: number[] }).boarders ?? [];
  return {
    turned,
    assimilations,
    fates: people.map((person, player) => ({
      player,
      character: person.character ?? "",
      began: roles[player] ?? "human",
      ended: roleOf(person) ?? "human",
      turned: turned.findLast((one) => one.player === player) ?? null,
      out: out.get(player) ?? null,
      hand: person.hand ?? [],
      aboard: aboard.includes(player),
      won: winners.includes(player),
    })),
    reason: end.reason ?? "",
    side: end.side ?? "",
    winners,
    turns: told.at(-1)?.turn ?? 0,
  };
}
