import type { PosterFacts } from "../../../posters/index.ts";
import Poster from "./Poster.svelte";

export default { Poster, order: 1, minutes: 30, players: [4, 12] } satisfies PosterFacts;
