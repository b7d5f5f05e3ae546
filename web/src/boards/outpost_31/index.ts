/** The board of Outpost 31, as the table loads it. */
import type { Facts } from "../../facts.ts";
import type { BoardModule } from "../../lib/board.ts";
import { usuallyNotable } from "../../lib/notes.ts";
import Board from "./Board.svelte";
import cardIcons from "./cards.icons.json";
import { cardKind } from "./kinds.ts";

/* What one drew, handed in or gave away fills no notebook; what one learned about others does. */
const ROUTINE = new Set("dealt drew handed_in offered discarded_down swapped took_from_supply".split(" "));
const TELLING = new Set("torched voted escape_tested boarder_shown sabotage_found imitations_met".split(" "));

const notable = (facts: Facts): boolean => {
  const kind = String(facts["event"]);
  return TELLING.has(kind) || (usuallyNotable(facts) && !ROUTINE.has(kind) && kind !== "pool_discarded");
};

/* These cards lie on the table: in the pool, in the deck, or as Sabotage before all. */
const elsewhere = new Set(["swap", "take", "cure"]);

export default { Board, cardIcons, cardKind, elsewhere, notable } satisfies BoardModule;
