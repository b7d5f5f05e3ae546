/** What everybody did in a match of Outpost 31, for better or worse: burned, voted, sabotaged, turned. */
import type { Happening } from "../../replay/film.ts";
import { type Deed, secretsOf } from "../../replay/story.ts";
import { t } from "../../words/words.svelte.ts";

const seats = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

export function deedsOf(story: Happening[], names: string[]): Deed[] {
  const blood = names.map(() => "human");
  const deeds: Deed[] = [];
  let accuser = -1;
  let voters: number[] = [];
  let pool: [number, string][] = [];

  for (const { facts, turn, step } of story) {
    const player = Number(facts["player"]);
    const add = (who: number, worth: number, key: string, name = ""): void => {
      deeds.push({ player: who, worth, text: t(`op31-deed-${key}`, { name }), turn, step });
    };
    switch (facts["event"]) {
      case "dealt":
      case "arranged":
        for (const [seat, own] of secretsOf(facts)) blood[seat] = String(own["blood"] ?? "human");
        break;
      case "accused":
        accuser = player;
        break;
      case "voted":
        voters = seats(facts["in_favour"]);
        break;
      case "torched": {
        const human = facts["blood"] === "human";
        const good = (who: number): number => ((blood[who] === "human") === human ? -1 : 1);
        const key = human ? "human" : "imitation";
        if (accuser >= 0 && accuser !== player) add(accuser, 4 * good(accuser), `burned-${key}`, names[player]);
        for (const who of voters) if (who !== accuser && who !== player) add(who, 2 * good(who), `voted-${key}`, names[player]);
        break;
      }
      case "handed_in":
        pool = secretsOf(facts).map(([seat, own]) => [seat, String(own["card"])]);
        break;
      case "sabotage_uncured":
        for (const [who, card] of pool) if (card === facts["card"] && blood[who] !== "human") add(who, 3, "sabotage");
        break;
      case "assimilated":
        for (const [who, own] of secretsOf(facts)) {
          if (own["kept"] !== own["held"] && own["kept"] !== "human") add(who, -3, "turned");
          blood[who] = String(own["kept"]);
        }
        break;
      case "boarded":
        for (const who of seats(facts["players"])) add(who, blood[who] === "human" ? 2 : 5, blood[who] === "human" ? "aboard" : "stowaway");
        break;
    }
  }
  return deeds;
}
