/** A root under the ice that thickens behind the level it has reached and grasps for the next. */
import { seeded, short } from "./seed.ts";

export interface Vein {
  /** One winding line, drawn three times: dark and wide, then redder and thinner. */
  root: string;
  hairs: { d: string; width: number }[];
  /** The tips that reach for the next step. */
  tips: { d: string; width: number }[];
}

export function vein(steps: number[], level: number, y: number, seed = 11): Vein {
  const next = seeded(seed);
  const from = (steps[0] ?? 0) - 40;
  const to = level > 0 ? (steps[level - 1] ?? from) + 14 : from + 16;
  let root = `M${short(from)} ${y}`;
  for (let x = from; x < to; x += 22) root += ` q5.5 ${short(next() * 8 - 4)} 11 0 t11 0`;
  const hairs = Array.from({ length: level * 5 }, () => {
    const x = from + 12 + next() * (to - from);
    const side = next() > 0.4 ? -1 : 1;
    const [length, bend] = [side * (8 + next() * 20), next() * 26 - 8];
    return { d: `M${short(x)} ${y} c${short(bend * 0.3)} ${short(length * 0.4)} ${short(bend * 0.4)} ${short(length * 0.7)} ${short(bend)} ${short(length)}`, width: short(1 + next() * 2) };
  });
  const tips = Array.from({ length: 6 }, () => {
    const [reach, rise] = [16 + next() * 30, next() * 30 - 15];
    return { d: `M${short(to - 4)} ${y} c${short(reach * 0.4)} ${short(rise * 0.1)} ${short(reach * 0.6)} ${short(rise)} ${short(reach)} ${short(rise)}`, width: short(0.8 + next()) };
  });
  return { root, hairs, tips };
}
