import type { PosterFacts } from "../../../posters/index.ts";
import Poster from "./Poster.svelte";

export default { Poster, order: 5, minutes: 90, players: [2, 5] } satisfies PosterFacts;
