/** Which lessons this browser has finished. */
import { remember, remembered } from "../lib/store.ts";

type Done = Record<string, string[]>;

export const doneIn = (game: string): string[] => remembered<Done>("learned", {})[game] ?? [];

export function markDone(game: string, lesson: string): void {
  const done = remembered<Done>("learned", {});
  const mine = done[game] ?? [];
  if (!mine.includes(lesson)) remember("learned", { ...done, [game]: [...mine, lesson] });
}
