/** The check of a shuffle, step by step, as the page shows it. */
import { Doubt, type Draws, type Header, open } from "./fair.ts";
import type { Film } from "./film.ts";

export interface Check {
  /** `check-NAME` is a key of our words, or of the words of the game's board. */
  name: string;
  good: boolean;
}

/** A deal worked out from the draws: every hand, the deck from the top, and how it compares with
 *  the match. */
export interface Worked {
  hands: string[][];
  deck: string[];
  checks: Check[];
}

/** How a game deals: its folder `src/boards/<game>/` may bring a `dealer.ts`. */
export type Dealer = (header: Header, draws: Draws, film: Film | null) => Promise<Worked>;

const dealers = import.meta.glob<{ default: Dealer }>("../boards/*/dealer.ts");

export interface Verdict {
  checks: Check[];
  good: boolean;
  commitment: string;
  deal: Worked | null;
  /** Why nothing could be checked: `doubt-WHY`. */
  doubt: string;
}

/** Whether the match was dealt as its secret says. `published` is the fingerprint this browser was
 *  shown before the match, where it still knows it. */
export async function check(record: string, film: Film | null, published = ""): Promise<Verdict> {
  try {
    const { header, commitment, draws } = await open(record);
    const checks: Check[] = [{ name: "commitment", good: true }];
    if (published) checks.push({ name: "published", good: published === commitment });
    const load = dealers[`../boards/${header.game}/dealer.ts`];
    const deal = load ? await (await load()).default(header, draws, film) : null;
    checks.push(...(deal?.checks ?? []));
    return { checks, good: checks.every(({ good }) => good), commitment, deal, doubt: "" };
  } catch (error) {
    if (!(error instanceof Doubt)) throw error;
    const doubt = error.message.replaceAll(" ", "_");
    return { checks: [], good: false, commitment: "", deal: null, doubt };
  }
}
