/** Numbers that look like chance and are the same every time: a picture never flickers when it is
 *  drawn again. */
export function seeded(seed: number): () => number {
  let state = seed * 9301 + 49297;
  return () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
}

/** Rounded for markup. */
export const short = (value: number): number => Math.round(value * 10) / 10;
