/** What every Supply card is good for (src/whiteout/games/outpost_31/data/supply.toml). */

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const WEAPONS = set("axe revolver shotgun scalpel molotov");

/** A word of `category-KIND`. */
export function cardKind(card: string): string {
  if (card.startsWith("sab_")) return "sabotage";
  return WEAPONS.has(card) ? "weapon" : "tool";
}
