/** The board of Stay Away!, as the table loads it. */
import type { Facts } from "../../facts.ts";
import type { BoardModule } from "../../lib/board.ts";
import { usuallyNotable } from "../../lib/notes.ts";
import Board from "./Board.svelte";
import { usualDeck } from "./box.ts";
import cardIcons from "./cards.icons.json";
import { cardKind } from "./kinds.ts";

/* What one drew, discarded or was dealt fills no notebook; what one learned about others does. */
const ROUTINE = new Set(["dealt", "drew", "discarded", "kept", "put_aside"]);
const TELLING = new Set(["infected", "exchange_off", "eliminated", "became_the_thing"]);

const notable = (facts: Facts): boolean => {
  const kind = String(facts["event"]);
  if (TELLING.has(kind)) return true;
  return usuallyNotable(facts) && (!ROUTINE.has(kind) || "shown" in facts);
};

const draws = new Set(["edge"]);

const dangers = new Set(["infected", "eliminated"]);

const saysAgain = { aimed: "played", exchanged: "offered" };
const routine = new Set(["drew", "discarded", "has_chosen", "exchange_off", "declined"]);

export default { Board, cardIcons, cardKind, dangers, draws, notable, routine, saysAgain, usualDeck } satisfies BoardModule;
