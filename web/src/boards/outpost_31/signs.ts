/** What stands beside a name: signs that have words. */
import type { Words } from "../../words/catalogue.ts";
import { t } from "../../words/words.svelte.ts";
import { type Person, type Sight, VOTING } from "./sight.ts";

export interface Sign {
  icon: string;
  text: string;
  look?: "lead" | "bad" | "gear";
  uses?: number;
}

/** The signs of a person, the weightiest first. */
export function signsOf(player: number, person: Person, view: Sight, words: Words): Sign[] {
  const { escape } = view;
  const votes = VOTING.has(view.step) ? (view.vote?.by_player ?? []) : [];
  const found: Sign[] = [];
  if (escape.boarders.includes(player)) found.push({ icon: "helicopter", text: words.say("table-aboard"), look: "lead" });
  if (person.tied) found.push({ icon: "rope", text: words.say("table-tied"), look: "bad" });
  for (const { kind, uses } of person.gear) {
    found.push({ icon: kind, text: t("op31-uses", { gear: words.known("gear", kind), uses }), look: "gear", uses });
  }
  if (escape.tested.includes(player)) found.push({ icon: "eye", text: t("op31-tested") });
  if (typeof votes[player] === "boolean") found.push(votes[player] ? { icon: "yes", text: t("op31-voted-yes") } : { icon: "no", text: t("op31-voted-no") });
  return found;
}

/** Whether somebody leads: the Captain, or the Final Captain once there is one. */
export const leads = (player: number, view: Sight): boolean =>
  view.escape.final_captain === player || (view.captain === player && view.step !== "escape");

/** What somebody is doing, in a few words. */
export function doing(player: number, view: Sight, words: Words): string {
  const person = view.players[player];
  if (!person?.living) return t("op31-dead");
  if (view.over) return "";
  if (view.step === "hand_in" && view.team.includes(player) && view.choice && !view.choice.waiting.includes(player)) return t("op31-given");
  if (view.choice?.waiting.includes(player)) return player === view.viewer ? t("op31-your-turn") : t("op31-thinking");
  if (view.lone === player && view.lone_room) return words.say("table-alone", { room: words.known("room", view.lone_room) });
  if (view.step === "escape") return "";
  if (view.team.includes(player)) return words.say("table-on_team");
  return "";
}
