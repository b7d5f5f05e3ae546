/** What games say, as far as every game says it alike (src/whiteout/core/view.py). */

/** Named values: an event as a viewer sees it, or any other part of a view. */
export type Facts = Record<string, unknown>;

/** The open choice: the same frame in every game. */
export interface Choice {
  id: number;
  /** The decision point, such as D-02: the key of the prompt. */
  point: string;
  /** The rule behind it. */
  rule: string;
  about: Facts;
  /** The seats that are still asked. */
  waiting: number[];
}

/** All that one viewer may know. What a game adds is read with care, field by field. */
export interface View extends Facts {
  viewer: number;
  over: boolean;
  choice: Choice | null;
  options?: string[];
  asides?: string[];
  /** The parts of an answer that the viewer has chosen so far. */
  draft?: string[];
}

/** What many games' views hold beside the frame; every part may be absent. */
export interface PlayerFacts extends Facts {
  seat?: number;
  alive?: boolean;
  cards?: number;
  role?: string;
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The hand as texts, where the game has hands. */
export function handOf(view: View | null): string[] | null {
  const hand = view?.["hand"];
  return Array.isArray(hand) ? hand.map(String) : null;
}

/** What the view says of each player, where it does. */
export function playersOf(view: View | null): PlayerFacts[] {
  const players = view?.["players"];
  return Array.isArray(players) ? players.filter(isFacts) : [];
}

/** Who sits on which chair, clockwise: chair number to player, where the game has chairs. */
export function seatingOf(view: View | null): number[] | null {
  const players = playersOf(view);
  if (players.length === 0 || players.some((player) => typeof player.seat !== "number")) return null;
  const seating: number[] = [];
  players.forEach((player, number) => (seating[player.seat as number] = number));
  return seating;
}

/** Whether a player is out of the match, as everybody knows. */
export function isOut(view: View | null, player: number): boolean {
  const facts = playersOf(view)[player];
  return facts?.alive === false;
}

/** Whose turn it is, where the game has turns. */
export const activeIn = (view: View | null): number | null => numberField(view, "active");

/** Whether the viewer is asked right now. */
export const isAsked = (view: View | null): boolean =>
  !!view?.choice && view.choice.waiting.includes(view.viewer);

export function textField(view: Facts | null | undefined, field: string): string | null {
  const value = view?.[field];
  return typeof value === "string" ? value : null;
}

export function numberField(view: View | null, field: string): number | null {
  const value = view?.[field];
  return typeof value === "number" ? value : null;
}
