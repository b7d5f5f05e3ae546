/** What kind every card is and at whom it is aimed (src/whiteout/games/stay_away/data/cards.toml). */

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const CONTAGION = set("the_thing infected");
const DEFENSE = set("scary im_comfortable no_thanks missed no_barbecue");
const OBSTACLE = set("quarantine barred_door");
const PANIC = set(
  "rotten_ropes one_two three_four the_party out_of_here forgetful round_and_round " +
    "cant_we_be_friends blind_date ooops between_us revelations",
);

export const isPanic = (card: string): boolean => PANIC.has(card);

/** A word of `kind-KIND`. */
export function cardKind(card: string): string {
  if (CONTAGION.has(card)) return "contagion";
  if (DEFENSE.has(card)) return "defense";
  if (OBSTACLE.has(card)) return "obstacle";
  return PANIC.has(card) ? "panic" : "action";
}

/** Cards that can end somebody's game: the only red on the table besides the contagion. */
export const isDeadly = (card: string): boolean =>
  card === "flamethrower" || card === "necronomicon";
