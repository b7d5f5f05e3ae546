/** The view of Outpost 31 with its fields named. The server builds it by allow-list; what is absent
 *  here is what this viewer may not know. */
import type { Facts, View } from "../../facts.ts";

export interface Gear {
  kind: string;
  uses: number;
}

export interface Person {
  character: string | null;
  department: string | null;
  living: boolean;
  tied: boolean;
  cards: number;
  gear: Gear[];
  blood?: string;
  hand?: string[];
}

export interface Place {
  room: string;
  /** The chip: `hidden`, its id where it lies face up, null where it is gone. */
  chip: string | null;
  hazard: string;
  power_out: boolean;
  destroyed: boolean;
  /** The chip that this viewer has looked at. */
  seen?: string;
  /** From above, where every chip is known: whether it lies face up. */
  face_up?: boolean;
}

export interface Mission {
  id: string;
  team: number;
  departments: number[];
  reveal: number;
  test: string;
  need: number[];
  items: { item: string; count: number }[];
  rolls: number;
}

export interface Trackers {
  contagion: number;
  max_contagion: number;
  destroyed: number;
  destroyed_limit: number;
  objectives: string[];
  unlocked_sector: number;
  assimilations: number;
  target: number;
  torched: number;
  torched_humans: number;
}

export interface Escape {
  nominator: number | null;
  nominee: number | null;
  rejected: number[];
  rejections: number;
  final_captain: number | null;
  tested: number[];
  boarders: number[];
}

export interface Sight extends View {
  turn: number;
  step: string;
  captain: number | null;
  players: Person[];
  rooms: Place[];
  trackers: Trackers;
  supply: { size: number; discard: number; known?: { place: number; cards: string[] }[] };
  mission_log: { size: number; known?: { place: number; mission: string }[] };
  mission: Mission | null;
  characters_left?: string[];
  team: number[];
  requirements_met: boolean;
  lone: number | null;
  lone_room: string | null;
  room: string | null;
  entered: boolean;
  tried: string[];
  battle: boolean;
  battle_need?: number;
  test_failed: boolean;
  pool: { size: number; cards?: string[] };
  sabotage: string[];
  revealed: string[];
  dice: number[];
  dice_count: number;
  rolls_left: number;
  offers?: { player: number; cards: number; kinds?: string[] }[];
  vote?: { yes: number; no: number; by_player?: (boolean | null)[] };
  escape: Escape;
  hand?: string[];
  blood?: string;
  handed_in?: string[];
  offered?: string[];
  end?: Facts;
}

export const sight = (view: View): Sight => view as Sight;

/** The steps of the turn in which a vote that has just closed still matters. */
export const VOTING: ReadonlySet<string> = new Set(["gear_window", "escape"]);

export const DEPARTMENTS = ["operations", "maintenance", "science"] as const;

/** The same without what this viewer alone knows, for when neighbours can see the screen: a blood
 *  sample may be this viewer's knowledge, so only those of the dead stay. After the end everybody
 *  knows everything. */
export function covered(view: Sight): Sight {
  if (view.over) return view;
  const { blood: _blood, hand: _hand, handed_in: _handed, offered: _offered, ...rest } = view;
  const { cards: _cards, ...pool } = view.pool;
  const { known: _supply, ...supply } = view.supply;
  const { known: _missions, ...log } = view.mission_log;
  const players = view.players.map(({ blood, ...person }) =>
    blood !== undefined && !person.living ? { ...person, blood } : person,
  );
  const rooms = view.rooms.map(({ seen: _seen, ...room }) => room);
  return { ...rest, pool, supply, mission_log: log, players, rooms } as Sight;
}

/** The sector of a room, by its id. */
export const sectorOf = (room: string): number => Number(room[1]);

/** A chip without its sector: `c1_rope` is `rope`. */
export const chipKind = (chip: string): string => {
  const kind = chip.slice(chip.indexOf("_") + 1);
  return kind === "flame" ? "flamethrower" : kind;
};

/** Everybody from the viewer on, clockwise. */
export function circle(count: number, viewer: number): number[] {
  const first = Math.max(0, viewer);
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}
