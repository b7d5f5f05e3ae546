/** The colours of the themes as the browser would read them, and how well they can be told apart. */
import { readFileSync } from "node:fs";

const css = readFileSync("src/stage/scene.css", "utf-8") + readFileSync("src/theme.css", "utf-8");

/** Every token of a theme: what `:root` says for both, then what the theme says for itself. */
export function tokens(theme: "dark" | "light"): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = "", body = ""] of css.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors.split(",").map((name) => name.trim());
    if (!names.includes(":root") && !names.includes(`[data-theme="${theme}"]`)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) found.set(name, value.trim());
  }
  return found;
}

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** As WCAG 2 counts it: 4.5 for text, 3 for what is drawn. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}
