/** What is in the box of Stay Away!, and what of it is used (src/whiteout/games/stay_away/settings.py). */

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

type Options = Record<string, unknown>;

/** Whether an option is switched on; it may have been typed as a word. */
export const isOn = (options: Options, key: string, otherwise: boolean): boolean =>
  ["on", "true"].includes(String(options[key] ?? otherwise).toLowerCase());

function ownDeck(value: unknown): Map<string, number> {
  const pairs =
    typeof value === "object" && value !== null
      ? Object.entries(value)
      : String(value).split(",").map((pair) => pair.split("=") as [string, string]);
  return new Map(pairs.map(([card, copies]) => [card.trim(), Number(copies)]));
}

/** How many copies of each card are in the game. */
export function copiesInPlay(seats: number, options: Options): [string, number][] {
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

/** The deck as the rules have it, to change from. */
export const usualDeck = (seats: number): Record<string, number> => Object.fromEntries(copiesInPlay(seats, {}));
