/** Cards in motion: what the last events moved from where to where. */
import type { Facts } from "../../facts.ts";

export type Place = "deck" | "discard" | "middle" | number;

export interface Flight {
  from: Place;
  to: Place;
  /** The face, where this viewer saw it. */
  card?: string;
  /** In units of one flight, so that what follows from something comes after it. */
  after: number;
}

const text = (value: unknown): { card: string } | undefined =>
  typeof value === "string" ? { card: value } : undefined;

function flightsOf(facts: Facts): Omit<Flight, "after">[] {
  const own = (facts["only_you"] as Facts | undefined) ?? {};
  const player = facts["player"] as number;
  const partner = facts["partner"] as number;
  switch (facts["event"]) {
    case "drew":
      return [{ from: "deck", to: player, ...text(own["card"] ?? facts["shown"]) }];
    case "panicked":
      return [{ from: "deck", to: "middle", ...text(facts["card"]) }];
    case "played":
    case "responded":
      return [{ from: player, to: "middle", ...text(facts["card"]) }];
    case "discarded":
      return [{ from: player, to: "discard", ...text(own["card"] ?? facts["shown"]) }];
    case "overflowed":
      return [{ from: player, to: "discard", ...text("infected") }];
    case "put_aside":
      return [{ from: player, to: facts["to_discard"] ? "discard" : "deck", ...text(own["card"]) }];
    case "exchanged":
      return exchanged(facts, own, player, partner);
    case "passed_on":
      return passedOn(facts, own);
    default:
      return [];
  }
}

/** Two cards cross; each of the two saw both faces. Which of them is this viewer's own is told by
 *  who else took part, so the faces are shown only where the viewer is known. */
function exchanged(facts: Facts, own: Facts, player: number, partner: number): Omit<Flight, "after">[] {
  const me = facts["viewer"];
  const gave = text(own["gave"]);
  const received = text(own["received"]);
  if (me === player) return [{ from: player, to: partner, ...gave }, { from: partner, to: player, ...received }];
  if (me === partner) return [{ from: partner, to: player, ...gave }, { from: player, to: partner, ...received }];
  return [{ from: player, to: partner }, { from: partner, to: player, ...text(facts["shown"]) }];
}

function passedOn(facts: Facts, own: Facts): Omit<Flight, "after">[] {
  const chain = Array.isArray(facts["chain"]) ? (facts["chain"] as number[]) : [];
  const me = facts["viewer"];
  return chain.map((player, index) => {
    const to = chain[(index + 1) % chain.length]!;
    const face = player === me ? own["gave"] : to === me ? own["received"] : undefined;
    return { from: player, to, ...text(face) };
  });
}

/** Everything that moves because of these events, in order; at most a dozen flights. */
export function flights(news: Facts[], viewer: number): Flight[] {
  const found: Flight[] = [];
  let after = 0;
  for (const facts of news) {
    const some = flightsOf({ ...facts, viewer });
    found.push(...some.map((flight) => ({ ...flight, after })));
    if (some.length > 0) after += 1;
  }
  return found.slice(-14);
}
