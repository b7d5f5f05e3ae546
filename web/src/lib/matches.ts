/** The matches played on this device, newest first: nothing of them is kept anywhere else but in the
 *  log of their table. */
import { remember, remembered } from "./store.ts";

export interface Played {
  code: string;
  match: number;
  game: string;
  /** When it was last seen, in ms. */
  at: number;
  over: boolean;
  /** Whether the seat of this device won; unknown while it runs, and at pass-and-play. */
  won?: boolean | undefined;
}

const KEPT = 60;

export const myMatches = (): Played[] => remembered<Played[]>("matches", []);

const same = (one: Played, other: Pick<Played, "code" | "match">): boolean =>
  one.code === other.code && one.match === other.match;

/** Note how a match stands. Writes only what is new: tables tell every move. */
export function keepMatch(played: Played): void {
  const all = myMatches();
  const known = all.find((other) => same(other, played));
  if (known && known.over === played.over && known.won === played.won) return;
  remember("matches", [played, ...all.filter((other) => !same(other, played))].slice(0, KEPT));
}

export function forgetMatch(gone: Pick<Played, "code" | "match">): void {
  remember("matches", myMatches().filter((other) => !same(other, gone)));
}
