/** The deal of Stay Away!, worked out from the draws alone (docs/records.md): who sits where, who
 *  begins, every hand, and the deck to its last card. */
import type { Draws, Header } from "./fair.ts";

const HAND = 4;

/* Every card in the order of the card list, with one number per copy: the fewest players for which
 * that copy is used. */
const BOX = `the_thing 4
infected 4 4 4 4 4 4 4 4 6 6 7 7 8 9 9 10 10 11 11 11
flamethrower 4 4 6 9 11
analysis 5 6 9 11
axe 4 9
suspicious 4 4 4 4 7 8 9 10
whiskey 4 6 10
resolute 4 4 6 9 10
watch_your_back 4 9
change_places 4 4 7 9 11
youd_better_run 4 4 7 9 11
seduction 4 4 6 7 8 10 11
scary 5 6 8 11
im_comfortable 4 6 11
no_thanks 4 6 8 11
missed 4 6 11
no_barbecue 4 6 11
quarantine 5 9
barred_door 4 7 11
rotten_ropes 6 9
one_two 5 9
three_four 4 9
the_party 5 9
out_of_here 5
forgetful 4
round_and_round 4 9
cant_we_be_friends 7 9
blind_date 4 9
ooops 10
between_us 7 9
revelations 8
lovecraft 6
necronomicon 10`;

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

type Options = Header["options"];

/** Whether an option is switched on; it may have been typed as a word. */
const isOn = (options: Options, key: string, otherwise: boolean): boolean =>
  ["on", "true"].includes(String(options[key] ?? otherwise).toLowerCase());

function ownDeck(value: unknown): Map<string, number> {
  const pairs =
    typeof value === "object" && value !== null
      ? Object.entries(value)
      : String(value).split(",").map((pair) => pair.split("=") as [string, string]);
  return new Map(pairs.map(([card, copies]) => [card.trim(), Number(copies)]));
}

/** How many copies of each card are in the game. */
function copiesInPlay(seats: number, options: Options): [string, number][] {
  const box = BOX.split("\n").map((line) => line.split(" "));
  const chosen = options["custom_deck"] ?? "off";
  if (chosen !== "off" && chosen !== false) {
    const deck = ownDeck(chosen);
    return box.map(([card = ""]) => [card, deck.get(card) ?? 0]);
  }
  return box.map(([card = "", ...marks]) => {
    let count = marks.filter((least) => Number(least) <= seats).length;
    if ((card === "lovecraft" || card === "necronomicon") && !isOn(options, "promos", false)) count = 0;
    if (card === "analysis" && seats >= 11 && !isOn(options, "fourth_analysis", true)) count -= 1;
    if (card === "infected") {
      if (options["infected_split_6"] === "one_three" && seats === 6) count -= 1;
      count = Math.max(0, count + Number(options["infected_delta"] ?? 0));
    }
    return [card, count];
  });
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
