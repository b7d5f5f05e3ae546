/** The log as a story: by turns, with what belongs together in one line. Nothing is left out that
 *  another line does not say. */
import type { Facts } from "../facts.ts";
import type { BoardModule } from "../lib/board.ts";
import type { Part, Words } from "../words/catalogue.ts";
import { t } from "../words/words.svelte.ts";

export interface Line {
  parts: Part[];
  kind: "turn" | "claim" | "mine" | "great" | "end" | "routine" | "plain";
}

/** A turn: its heading, and what happened in it. */
export interface Turn {
  head: Line | null;
  lines: Line[];
}

interface Told {
  words: Words;
  names: string[];
  seating: number[] | null;
  me: number;
  look: Pick<BoardModule, "dangers" | "routine" | "saysAgain"> | null;
}

/* How far back a line may stand that another says again; claims come in between. */
const NEAR = 3;

function kindOf(facts: Facts, look: Told["look"]): Line["kind"] {
  const kind = String(facts["event"]);
  if (kind === "turn_began") return "turn";
  if (kind === "claimed") return "claim";
  if (kind === "ended") return "end";
  if (look?.dangers?.has(kind)) return "great";
  if ("only_you" in facts) return "mine";
  return look?.routine?.has(kind) ? "routine" : "plain";
}

/** Without what a later line says again: same player, same card, same room. */
export function withoutRepeats(events: Facts[], again: Readonly<Record<string, string>>): Facts[] {
  const kept: Facts[] = [];
  for (const facts of events) {
    const said = again[String(facts["event"])];
    const from = Math.max(0, kept.length - NEAR);
    const at = said ? kept.findLastIndex((one, index) => index >= from && one["event"] === said && agrees(one, facts)) : -1;
    if (at >= 0) kept.splice(at, 1);
    kept.push(facts);
  }
  return kept;
}

const agrees = (one: Facts, other: Facts): boolean =>
  ["player", "partner", "card", "room"].every((field) => !(field in one) || !(field in other) || one[field] === other[field]);

/** Whether two events are the same but for who did it. */
const alike = (one: Facts, other: Facts): boolean =>
  JSON.stringify({ ...one, player: 0 }) === JSON.stringify({ ...other, player: 0 });

/** Neighbours that differ by player alone, as rows. */
function rowsOf(events: Facts[]): Facts[][] {
  const rows: Facts[][] = [];
  for (const facts of events) {
    const last = rows.at(-1);
    if (last && "player" in facts && !("only_you" in facts) && alike(last[0]!, facts)) last.push(facts);
    else rows.push([facts]);
  }
  return rows;
}

export function chronicle(events: Facts[], told: Told): Turn[] {
  const { words, names, seating, me, look } = told;
  const turns: Turn[] = [];
  for (const row of rowsOf(withoutRepeats(events, look?.saysAgain ?? {}))) {
    const kind = kindOf(row[0]!, look);
    const whole = row.length > 1 ? words.rowParts(row, names, me, t("you")) : null;
    const lines = (whole ? [whole] : row.map((facts) => words.eventParts(facts, names, seating, me))).map((parts) => ({ parts, kind }));
    if (kind === "turn") turns.push({ head: lines[0]!, lines: [] });
    else {
      if (turns.length === 0) turns.push({ head: null, lines: [] });
      turns.at(-1)!.lines.push(...lines);
    }
  }
  return turns;
}
