/** The seats this browser holds: a list of seat secrets per table, and the host's. Two or more at
 *  one table are pass-and-play. */
import { remember, remembered } from "./store.ts";

export interface Sittings {
  /** Seat secrets, in the order in which the seats were taken here. */
  secrets: string[];
  host: string;
  /** When a seat was last taken, in ms: old tables are forgotten first. */
  at: number;
  game: string;
}

const KEPT = 40;
/** Anybody can write a link: what is longer than the server takes is no seat, and would spoil the question for all others. */
const LONGEST = { code: 20, secret: 120 };

type Book = Record<string, Sittings>;

export const sittingsAt = (code: string): Sittings =>
  remembered<Book>("tables", {})[code] ?? { secrets: [], host: "", at: 0, game: "" };

/** The tables at which this browser has a seat, newest first. */
export function myTables(): { code: string; game: string }[] {
  return Object.entries(remembered<Book>("tables", {}))
    .filter(([, kept]) => kept.secrets.length > 0)
    .sort(([, one], [, other]) => other.at - one.at)
    .map(([code, { game }]) => ({ code, game }));
}

export function keepSeat(code: string, secret: string, host = "", game = ""): void {
  if (code.length > LONGEST.code || secret.length > LONGEST.secret) return;
  const kept = sittingsAt(code);
  const secrets = kept.secrets.includes(secret) ? kept.secrets : [...kept.secrets, secret];
  put(code, { secrets, host: host || kept.host, at: Date.now(), game: game || kept.game });
}

export function dropSeat(code: string, secret: string): void {
  const kept = sittingsAt(code);
  put(code, { ...kept, secrets: kept.secrets.filter((other) => other !== secret) });
}

export function dropTable(code: string): void {
  put(code, null);
}

function put(code: string, kept: Sittings | null): void {
  const book = remembered<Book>("tables", {});
  if (kept && (kept.secrets.length > 0 || kept.host)) book[code] = kept;
  else delete book[code];
  const newest = Object.entries(book).sort(([, one], [, other]) => other.at - one.at);
  remember("tables", Object.fromEntries(newest.slice(0, KEPT)));
}
