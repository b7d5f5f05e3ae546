/** The story of a match of Outpost 31: the Assimilations, who was burned, and who got away. */
import { ABOVE, type Film } from "../../replay/film.ts";
import { type Moment, seatingAt, secretsOf, type Told, type Turned } from "../../replay/story.ts";
import { t } from "../../words/words.svelte.ts";
import { deedsOf } from "./deeds.ts";

export default function tell(film: Film): Told {
  const began = film.names.map(() => "human");
  const turned: Turned[] = [];
  const moments: Moment[] = [];
  const out = new Map<number, string>();
  for (const { facts, turn, step } of film.story(ABOVE)) {
    if (facts["event"] === "dealt") {
      for (const [seat, own] of secretsOf(facts)) began[seat] = String(own["blood"] ?? "human");
    } else if (facts["event"] === "torched") {
      out.set(Number(facts["player"]), t("op31-burned-in", { turn }));
    } else if (facts["event"] === "assimilated") {
      const title = t("op31-assimilation", { number: moments.length + 1 });
      const found = secretsOf(facts)
        .filter(([, own]) => own["kept"] !== own["held"])
        .map(([player, own]): Turned => ({
          player, by: null, role: String(own["kept"]), turn, step, how: title,
          seating: seatingAt(film, step), out: [...out.keys()],
        }));
      turned.push(...found);
      moments.push({ title, turn, step, ring: null, lines: found, none: t("op31-assimilation-none") });
    }
  }
  const last = film.view(ABOVE, film.last);
  const people = (last["players"] ?? []) as { character?: string }[];
  const aboard = ((last["escape"] ?? {}) as { boarders?: number[] }).boarders ?? [];
  return {
    heading: t("op31-story"),
    none: t("op31-story-none"),
    moments,
    turned,
    deeds: deedsOf(film.story(ABOVE), film.names),
    began,
    out,
    ended: new Map(aboard.map((player) => [player, t("op31-got-away")])),
    characters: people.map(({ character }) => character ?? ""),
    odd: (role) => role !== "human",
  };
}
