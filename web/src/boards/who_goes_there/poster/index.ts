import type { PosterFacts } from "../../../posters/index.ts";
import Poster from "./Poster.svelte";

export default { Poster, order: 4, minutes: 120, players: [3, 6] } satisfies PosterFacts;
