/** A tapering arm along a cubic curve, as the outline of a shape. */
import { short } from "./seed.ts";

/** Start, two handles and end, as x and y. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

const STEPS = 22;

/** The whole arm, and the lighter strip along one side of it. */
export function arm(curve: Curve, root: number, tip: number): { body: string; edge: string } {
  const left: string[] = [];
  const right: string[] = [];
  const middle: string[] = [];
  const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;
  for (let step = 0; step <= STEPS; step += 1) {
    const t = step / STEPS;
    const u = 1 - t;
    const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    const slopes = [-3 * u * u, 3 * u * u - 6 * u * t, 6 * u * t - 3 * t * t, 3 * t * t];
    const sum = (factors: number[], axis: 0 | 1): number => factors.reduce((all, factor, i) => all + factor * curve[2 * i + axis]!, 0);
    const [x, y, dx, dy] = [sum(weights, 0), sum(weights, 1), sum(slopes, 0), sum(slopes, 1)];
    const half = (root + (tip - root) * t ** 0.8) / 2 / (Math.hypot(dx, dy) || 1);
    left.push(at(x - dy * half, y + dx * half));
    right.unshift(at(x + dy * half, y - dx * half));
    middle.unshift(at(x - dy * half * 0.15, y + dx * half * 0.15));
  }
  return { body: `M${left.join("L")}L${right.join("L")}Z`, edge: `M${left.join("L")}L${middle.join("L")}Z` };
}
