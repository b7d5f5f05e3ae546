/** The notebook: what one has seen, seat by seat, built from one's own events and nothing else;
 *  beside it one's own marks of suspicion, kept in this browser. */
import type { Facts } from "../facts.ts";
import { remember, remembered } from "./store.ts";

/** The fields by which an event is about a seat. */
const ABOUT = ["player", "target", "partner", "other", "by", "speaker", "seat"];

export interface Note {
  facts: Facts;
  /** The turn in which it happened; 0 where the game has no turns. */
  turn: number;
  seats: number[];
  claim: boolean;
}

/** Worth keeping: what only I saw, what lay face up, and what was claimed. */
export const usuallyNotable = (facts: Facts): boolean =>
  "only_you" in facts || "shown" in facts || facts["event"] === "claimed";

export function notesOf(
  events: Facts[],
  me: number,
  notable: (facts: Facts) => boolean = usuallyNotable,
): Note[] {
  let turn = 0;
  const notes: Note[] = [];
  for (const facts of events) {
    if (typeof facts["turn"] === "number") turn = facts["turn"];
    if (!notable(facts)) continue;
    const about = ABOUT.map((field) => facts[field]).filter((seat) => typeof seat === "number");
    const seats = [...new Set(about)].filter((seat) => seat !== me);
    notes.push({ facts, turn, seats, claim: facts["event"] === "claimed" });
  }
  return notes;
}

/** What each seat claimed last, by seat, within the last two turns. */
export function lastClaims(events: Facts[]): Map<number, Facts> {
  const claims = new Map<number, Facts>();
  let turns = 0;
  for (let index = events.length - 1; index >= 0 && turns < 2; index -= 1) {
    const facts = events[index]!;
    if (facts["event"] === "turn_began") turns += 1;
    const speaker = facts["speaker"];
    if (facts["event"] === "claimed" && typeof speaker === "number" && !claims.has(speaker)) {
      claims.set(speaker, facts);
    }
  }
  return claims;
}

export const MARKS = ["none", "trust", "unsure", "suspect"] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Record<number, Mark>;

const page = (code: string, match: number, viewer: number): string => `${code}.${match}.${viewer}`;
const PAGES = 30;

export const readMarks = (code: string, match: number, viewer: number): Marks =>
  remembered<Record<string, Marks>>("marks", {})[page(code, match, viewer)] ?? {};

export function writeMarks(code: string, match: number, viewer: number, marks: Marks): void {
  const { [page(code, match, viewer)]: _old, ...others } = remembered<Record<string, Marks>>("marks", {});
  const kept = Object.entries(others).slice(-PAGES);
  remember("marks", Object.fromEntries([...kept, [page(code, match, viewer), marks]]));
}
