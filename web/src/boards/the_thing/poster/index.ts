import type { PosterFacts } from "../../../posters/index.ts";
import Poster from "./Poster.svelte";

export default { Poster, order: 3, minutes: 75, players: [1, 8] } satisfies PosterFacts;
