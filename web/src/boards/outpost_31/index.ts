/** The board of Outpost 31, as the table loads it. */
import { type Facts, playersOf, type View } from "../../facts.ts";
import type { BoardModule } from "../../lib/board.ts";
import { usuallyNotable } from "../../lib/notes.ts";
import { addCast } from "../../stage/index.ts";
import Board from "./Board.svelte";
import { CAST } from "./cast.ts";
import cardIcons from "./cards.icons.json";
import { cardKind } from "./kinds.ts";

addCast(CAST);

/* What one drew, handed in or gave away fills no notebook; what one learned about others does. */
const ROUTINE = new Set("dealt drew handed_in offered discarded_down swapped took_from_supply".split(" "));
const TELLING = new Set("torched voted escape_tested boarder_shown sabotage_found imitations_met".split(" "));

const notable = (facts: Facts): boolean => {
  const kind = String(facts["event"]);
  return TELLING.has(kind) || (usuallyNotable(facts) && !ROUTINE.has(kind) && kind !== "pool_discarded");
};

/* These cards lie on the table: in the pool, in the deck, or as Sabotage before all. */
const elsewhere = new Set(["swap", "take", "cure"]);

const draws = new Set(["room", "character", "die", "dice"]);

const isOut = (view: View | null, player: number): boolean => playersOf(view)[player]?.["living"] === false;

const dangers = new Set(["torched", "destroyed", "contagion_rose", "assimilated"]);

const saysAgain = { entered: "room_named" };
const routine = new Set(["gear_passed", "drew", "offered", "discarded_down", "no_swap", "pool_discarded", "chips_mixed", "worsening_skipped"]);

export default { Board, cardIcons, cardKind, dangers, draws, elsewhere, isOut, notable, routine, saysAgain } satisfies BoardModule;
