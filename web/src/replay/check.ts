/** The check of a shuffle, step by step, as the page shows it. */
import { deal, type Deal } from "./deal.ts";
import { Doubt, open } from "./fair.ts";
import { ABOVE, type Film } from "./film.ts";

export interface Check {
  /** A key of our words: `check-NAME`. */
  name: "commitment" | "published" | "seating" | "first" | "hands" | "deck";
  good: boolean;
}

export interface Verdict {
  checks: Check[];
  good: boolean;
  commitment: string;
  deal: Deal | null;
  /** Why nothing could be checked: `doubt-WHY`. */
  doubt: string;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sorted = (cards: string[]): string[] => [...cards].sort();

/** Whether the match was dealt as its secret says. `published` is the fingerprint this browser was
 *  shown before the match, where it still knows it. */
export async function check(record: string, film: Film | null, published = ""): Promise<Verdict> {
  try {
    const { header, commitment, draws } = await open(record);
    const checks: Check[] = [{ name: "commitment", good: true }];
    if (published) checks.push({ name: "published", good: published === commitment });
    const found = header.game === "stay_away" ? await deal(header, draws) : null;
    if (found && film) checks.push(...compare(found, film));
    return { checks, good: checks.every(({ good }) => good), commitment, deal: found, doubt: "" };
  } catch (error) {
    if (!(error instanceof Doubt)) throw error;
    const doubt = error.message.replaceAll(" ", "_");
    return { checks: [], good: false, commitment: "", deal: null, doubt };
  }
}

interface Dealt {
  first?: number;
  seating?: number[];
  secret?: Record<string, { cards?: string[] }>;
}

/** What the match began with, against what was worked out. */
function compare(found: Deal, film: Film): Check[] {
  const event = film.story(ABOVE).find(({ facts }) => facts["event"] === "dealt");
  const dealt = (event?.facts ?? {}) as Dealt;
  const hands = film.names.map((_, seat) => dealt.secret?.[String(seat)]?.cards ?? []);
  // The first card of the first turn has been drawn at the start: what is left is the deck's end.
  const left = ((film.view(ABOVE, 0)["deck"] as { cards?: string[] } | undefined)?.cards ?? []) as string[];
  return [
    { name: "seating", good: same(found.seating, dealt.seating) },
    { name: "first", good: found.first === dealt.first },
    { name: "hands", good: same(found.hands.map(sorted), hands.map(sorted)) },
    { name: "deck", good: left.length > 0 && same(found.deck.slice(-left.length), left) },
  ];
}
