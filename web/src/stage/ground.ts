/** Outlines of sky and land, from fixed seeds. */
import { seeded, short } from "./seed.ts";

export interface Dot {
  x: number;
  y: number;
  r: number;
  opacity: number;
}

/** Stars, thicker toward the top. */
export function stars(width: number, height: number, count: number, seed = 7): Dot[] {
  const next = seeded(seed);
  return Array.from({ length: count }, () => ({ x: short(next() * width), y: short(next() * next() * height), r: short(0.4 + next() * 0.9), opacity: short(0.25 + next() * 0.6) }));
}

/** Flakes of snow, evenly. */
export function flakes(width: number, height: number, count: number, seed = 3): Dot[] {
  const next = seeded(seed);
  return Array.from({ length: count }, () => ({ x: short(next() * width), y: short(next() * height), r: short(0.5 + next() * 1.3), opacity: short(0.12 + next() * 0.5) }));
}

/** A chain of mountains between y and y + h. */
export function peaks(width: number, y: number, h: number, seed: number): string {
  const next = seeded(seed);
  let outline = `M0 ${short(y + h)}`;
  let up = true;
  for (let x = 0; x < width; x += 30 + next() * width * 0.07) {
    outline += ` L${short(x)} ${short(y + (up ? next() * h * 0.5 : h * 0.45 + next() * h * 0.5))}`;
    up = !up;
  }
  return `${outline} L${width} ${short(y + h)}Z`;
}

/** Rolling snow from y down. */
export const dune = (w: number, y: number, h: number, phase: number): string =>
  `M0 ${y + h * 0.4} C${w * 0.16} ${y - h * phase} ${w * 0.3} ${y + h * 0.3} ${w * 0.47} ${y + h * 0.1} S${w * 0.72} ${y - h * (0.6 - phase)} ${w * 0.84} ${y + h * 0.1} S${w * 0.97} ${y + h * 0.2} ${w} ${y} L${w} ${y + 900} L0 ${y + 900}Z`;

/** A heap of snow at the foot of a wall. */
export const drift = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y} C${x + w * 0.1} ${y - h * 0.9} ${x + w * 0.28} ${y - h * 1.1} ${x + w * 0.45} ${y - h * 0.5} S${x + w * 0.72} ${y - h * 0.9} ${x + w * 0.82} ${y - h * 0.45} S${x + w} ${y - h * 0.2} ${x + w} ${y}Z`;

/** A curtain of light. */
export const aurora = (w: number, y: number, h: number): string =>
  `M0 ${y} C${w * 0.2} ${y - h * 0.6} ${w * 0.3} ${y + h * 0.3} ${w * 0.5} ${y - h * 0.2} S${w * 0.8} ${y - h * 0.7} ${w} ${y - h * 0.1} L${w} ${y + h} C${w * 0.8} ${y + h * 0.3} ${w * 0.65} ${y + h * 0.9} ${w * 0.5} ${y + h * 0.6} S${w * 0.2} ${y + h * 0.2} 0 ${y + h}Z`;
