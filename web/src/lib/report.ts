/** "Something is wrong": a file with what this seat has seen of the match, the versions and the
 *  browser. No secret of the seat, no code of the table, no chat: it may be sent to anybody. */
import type { TableClient } from "../net/client.svelte.ts";
import { faults } from "./faults.ts";
import { prefs } from "./prefs.svelte.ts";

type Seen = Pick<TableClient, "table" | "view" | "names" | "events" | "you" | "clock" | "match" | "connection">;

/** The server's version; the pages are built with it. */
async function version(): Promise<string> {
  try {
    const found = (await (await fetch("/openapi.json", { credentials: "omit" })).json()) as { info?: { version?: string } };
    return found.info?.version ?? "";
  } catch {
    return "";
  }
}

export function reportOf(seen: Seen, version: string, what: string, now: Date): Record<string, unknown> {
  const { table, you } = seen;
  return {
    whiteout: "report",
    format: 1,
    at: now.toISOString(),
    what,
    version,
    browser: {
      agent: navigator.userAgent,
      languages: [...navigator.languages],
      window: [innerWidth, innerHeight, devicePixelRatio],
      touch: navigator.maxTouchPoints > 0,
      installed: matchMedia("(display-mode: standalone)").matches,
      online: navigator.onLine,
    },
    settings: { language: prefs.language, theme: prefs.theme, motion: prefs.motion, sound: prefs.sound, notices: prefs.notices },
    faults: [...faults],
    connection: seen.connection,
    table: table && {
      game: table.game,
      options: table.options,
      state: table.state,
      seats: table.seats.map(({ kind, level, connected, holding }) => ({ kind, level, connected, holding })),
    },
    seat: { seat: you.seat, host: you.host, held_by_bot: you.held_by_bot },
    clock: seen.clock,
    /* The record up to now, as this seat saw it. */
    record: { match: seen.match, viewer: seen.view?.viewer ?? -1, names: seen.names, events: seen.events, view: seen.view },
  };
}

export const fileName = (game: string, now: Date): string =>
  `whiteout-report-${game}-${now.toISOString().slice(0, 16).replaceAll(/[:T]/g, "-")}.json`;

/** The report as a text to save. */
export async function report(seen: Seen, what: string, now = new Date()): Promise<{ name: string; text: string }> {
  const facts = reportOf(seen, await version(), what, now);
  return { name: fileName(seen.table?.game ?? "table", now), text: `${JSON.stringify(facts, null, 1)}\n` };
}
