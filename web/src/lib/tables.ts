/** Sitting down: making a table, joining one, and remembering the seat. */
import { ApiError, api } from "../net/api.ts";
import { randomKey } from "../net/socket.ts";
import type { Create, GameFacts, Refused, TableState } from "../wire.ts";
import { speech, t } from "../words/words.svelte.ts";
import { prefs } from "./prefs.svelte.ts";
import { router } from "./router.svelte.ts";
import { keepSeat } from "./sittings.ts";

/** The table that is to start by itself as soon as it is open: the one of "Play now". */
let toStart = "";

export function shouldStart(code: string): boolean {
  const yes = toStart === code;
  if (yes) toStart = "";
  return yes;
}

/** A comfortable number of seats. */
export const usualSeats = (game: GameFacts): number => Math.min(game.most, Math.max(game.fewest, 6));

export const myName = (): string => prefs.name.trim() || t("guest");

export async function openTable(ask: Create, start = false): Promise<void> {
  const made = await api.create(ask);
  keepSeat(made.code, made.seat_secret, made.host_secret, ask.game);
  if (start) toStart = made.code;
  router.go(`/t/${made.code}`);
}

/** A table of bots that starts at once, with this person at it. */
export const playNow = (game: GameFacts): Promise<void> =>
  openTable({ game: game.id, seats: usualSeats(game), name: myName(), bots: game.usual_bot }, true);

export async function takeSeat(code: string, name: string, game: string, seat?: number): Promise<void> {
  const ask = { name, key: randomKey(), ...(seat === undefined ? {} : { seat }) };
  const joined = await api.join(code, ask);
  keepSeat(joined.code, joined.seat_secret, "", game);
}

/** A refusal as a sentence: ours where there is one, else what the server says. */
export function explain(error: unknown): string {
  const facts = error instanceof ApiError ? error.facts : (error as Partial<Refused>);
  const key = `error-${facts.error ?? "failed"}`;
  const wrong = facts.wrong ?? "";
  const expected = facts.expected ?? "";
  if (speech.has(key)) return t(key, { wrong, expected });
  return wrong ? t("error-with", { wrong, expected }) : t("error-failed");
}

/** The name of a bot's level in the reader's language. */
export function levelName(level: string): string {
  const key = `bot-${level}`;
  return speech.has(key) ? t(key) : t("bot-of", { level: level.replaceAll("_", " ") });
}

/** The name of a table's game in the reader's language. */
export function gameTitle(table: Pick<TableState, "game" | "title">): string {
  const words = speech.of(table.game);
  return words.has("game-title") ? words.say("game-title") : table.title;
}

/** How many seats of a table one can sit down on now. */
export const openSeats = (table: TableState): number =>
  table.locked || table.state === "playing" ? 0 : table.seats.filter((seat) => seat.kind === "open").length;
