/** The view of Stay Away! with its fields named. The server builds it by allow-list; what is absent
 *  here is what this viewer may not know. */
import type { Facts, View } from "../../facts.ts";

export interface Person {
  /** The chair; people change chairs. */
  seat: number;
  alive: boolean;
  cards: number;
  /** Own turns left; 0: none. */
  quarantine: number;
  role?: string;
  hand?: string[];
}

export interface Exchange {
  cause: string;
  initiator: number;
  partner: number;
  offer?: string;
}

export interface Sight extends View {
  turn: number;
  active: number;
  step: string;
  direction: number;
  players: Person[];
  /** Edge n lies between chair n and the next. */
  doors: number[];
  deck: { size: number; back: string | null; top?: string; cards?: string[] };
  discard: number;
  played: string[];
  target?: number;
  exchange?: Exchange;
  chain?: number[];
  hand?: string[];
  role?: string;
  thing?: number;
  looking_at?: string[];
  end?: Facts;
}

export const sight = (view: View): Sight => view as Sight;

/** The same without what this viewer alone knows, for when neighbours can see the screen. After the
 *  end everybody knows everything. */
export function covered(view: Sight): Sight {
  if (view.over) return view;
  const { thing: _thing, looking_at: _looked, ...rest } = view;
  const { top: _top, cards: _cards, ...deck } = view.deck;
  const players = view.players.map(({ role: _role, hand: _hand, ...person }) => person);
  if (!view.exchange) return { ...rest, deck, players } as Sight;
  const { offer: _offer, ...exchange } = view.exchange;
  return { ...rest, deck, players, exchange } as Sight;
}

/** Who sits on each chair, the dead too. */
export function chairsOf(players: Person[]): number[] {
  const chairs: number[] = [];
  players.forEach((person, player) => (chairs[person.seat] = player));
  return chairs;
}

/** The living neighbour on one side (1: rising chairs, which is to the left), and whether a door
 *  stands in the gap. */
export function neighbour(
  view: Sight,
  player: number,
  side: 1 | -1,
): { player: number; barred: boolean } {
  const chairs = chairsOf(view.players);
  const count = chairs.length;
  let chair = view.players[player]?.seat ?? 0;
  let barred = false;
  do {
    const edge = side === 1 ? chair : (chair - 1 + count) % count;
    barred ||= view.doors.includes(edge);
    chair = (chair + side + count) % count;
  } while (!view.players[chairs[chair] ?? 0]?.alive);
  return { player: chairs[chair] ?? 0, barred };
}

/** The edge beside a player's own chair. */
export function edgeBeside(view: Sight, player: number, side: 1 | -1): number {
  const count = view.players.length;
  const chair = view.players[player]?.seat ?? 0;
  return side === 1 ? chair : (chair - 1 + count) % count;
}
