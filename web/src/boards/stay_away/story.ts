/** The story of a match of Stay Away!: who turned whom, and who left the table. */
import type { Facts } from "../../facts.ts";
import { ABOVE, type Film } from "../../replay/film.ts";
import { seatingAt, secretsOf, type Told, type Turned } from "../../replay/story.ts";
import { t } from "../../words/words.svelte.ts";
import { deedsOf } from "./deeds.ts";
import { replayWords } from "../../replay/book.svelte.ts";
import type { Words } from "../../words/catalogue.ts";

/** Why a card changed hands, from the events just before. */
function causeOf(before: Facts[]): string {
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const facts = before[index]!;
    if (facts["event"] === "passed_on") return "round_and_round";
    if (facts["event"] === "offered") return String(facts["cause"]);
  }
  return "turn_end";
}

function how(cause: string, words: Words): string {
  if (cause === "turn_end") return t("sa-how-turn_end");
  return t("sa-how-card", { card: words.card(cause === "friends" ? "cant_we_be_friends" : cause) });
}

export default function tell(film: Film, words: Words): Told {
  const story = film.story(ABOVE);
  const began = film.names.map(() => "human");
  const turned: Turned[] = [];
  const out = new Map<number, string>();
  const deeds = deedsOf(story, film.names, words);
  story.forEach(({ facts, turn, step }, index) => {
    const player = Number(facts["player"]);
    if (facts["event"] === "dealt") {
      for (const [seat, own] of secretsOf(facts)) began[seat] = String(own["role"] ?? "human");
    } else if (facts["event"] === "became_the_thing") {
      began[player] = "the_thing";
    } else if (facts["event"] === "eliminated") {
      out.set(player, replayWords.say("out-in", { turn, cause: words.known("cause", String(facts["cause"])) }));
    } else if (facts["event"] === "infected") {
      const before = story.slice(Math.max(0, index - 40), index).map((one) => one.facts);
      // The chairs just before: nobody changes seats while cards are exchanged.
      turned.push({
        player, by: Number(facts["by"]), role: "infected", turn, step, how: how(causeOf(before), words),
        seating: seatingAt(film, step), out: [...out.keys()],
      });
    }
  });
  const name = (player: number): string => film.names[player] ?? "";
  return {
    heading: t("sa-infection"),
    none: t("sa-infection-none"),
    moments: turned.map((one) => ({
      title: t("sa-turned", { by: name(one.by ?? -1), player: name(one.player) }),
      turn: one.turn, step: one.step, ring: one, lines: [], none: "",
    })),
    turned,
    deeds,
    began,
    out,
    ended: new Map(),
    characters: [],
    odd: (role) => role !== "human",
  };
}
