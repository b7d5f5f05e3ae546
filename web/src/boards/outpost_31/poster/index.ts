import type { PosterFacts } from "../../../posters/index.ts";
import Poster from "./Poster.svelte";

export default { Poster, order: 2, minutes: 60, players: [4, 8] } satisfies PosterFacts;
