/** The deal of Stay Away!, worked out from the draws alone (docs/records.md): who sits where, who
 *  begins, every hand, and the deck to its last card. */
import { copiesInPlay, isOn } from "./box.ts";
import type { Draws, Header } from "../../replay/fair.ts";

const HAND = 4;

const PANIC = new Set(
  "rotten_ropes one_two three_four the_party out_of_here forgetful round_and_round cant_we_be_friends blind_date ooops between_us revelations".split(" "),
);

export interface Deal {
  /** Who sits on each chair, clockwise. */
  seating: number[];
  first: number;
  hands: string[][];
  /** From the top. */
  deck: string[];
}

export async function deal({ seats, options }: Header, draws: Draws): Promise<Deal> {
  const seating = Array.from({ length: seats }, (_, seat) => seat);
  if ((options["seating"] ?? "random") === "random") await draws.shuffle(seating, "seating");
  const wish = options["first_player"] ?? "random";
  const first = wish === "random" ? await draws.below(seats, "first player") : Number(wish);
  const held = isOn(options, "hold_back_weapons", false) ? ["flamethrower", "analysis"] : [];
  const pool: string[] = [];
  const deck: string[] = [];
  for (const [card, count] of copiesInPlay(seats, options)) {
    const aside = card === "infected" || PANIC.has(card) || held.includes(card);
    if (card !== "the_thing") (aside ? deck : pool).push(...Array<string>(count).fill(card));
  }
  await draws.shuffle(pool, "deal");
  const inDeck = isOn(options, "thing_in_deck", false);
  const needed = HAND * seats - (inDeck ? 0 : 1);
  const dealt = pool.slice(0, needed);
  deck.push(...pool.slice(needed));
  (inDeck ? deck : dealt).push("the_thing");
  await draws.shuffle(dealt, "deal");
  const hands = seating.map((_, seat) => dealt.slice(HAND * seat, HAND * (seat + 1)));
  await draws.shuffle(deck, "deck");
  return { seating, first, hands, deck: deck.reverse() };
}
