/** One's own part: turned over when the match begins, and one tap away all through it. */
import { playersOf, textField, type View } from "../facts.ts";
import icons from "../icons/ui.icons.json";
import type { Moment, Somebody } from "../stage/moments/player.svelte.ts";
import type { Words } from "../words/catalogue.ts";
import { t } from "../words/words.svelte.ts";

/** The beginning of a match: who you are, what you want, how you win. Nothing where a game does not
 *  say so. */
export function roleMoment(view: View, role: string, names: string[], words: Words): Moment | null {
  if (!words.has(`role-${role}.want`)) return null;
  const people = names.map((name, seat): Somebody => ({ seat, name, who: textField(playersOf(view)[seat], "character") }));
  return {
    kind: "role",
    own: true,
    title: t("you-are", { role: words.role(role) }),
    text: words.say(`role-${role}.want`),
    lines: [{ text: words.say(`role-${role}.win`), drawing: icons.trophy }],
    subject: people[view.viewer] ?? { seat: view.viewer },
    people,
    button: t("role-ready"),
  };
}

const told = new Set<string>();

/** Whether this page is the first to tell it; it remembers that when it is loaded again. */
export function firstTime(what: string): boolean {
  const key = `whiteout.told ${what}`;
  try {
    if (told.has(key) || sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
  } catch {
    // A browser that keeps nothing tells it once per page.
  }
  told.add(key);
  return true;
}
