/** Spans of time as people say them. */

const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]] as const;

/** From here on people come and go: the server's `SLOW_S`. */
export const SLOW_S = 3600;

/** The largest unit of which there are at least two, or one exactly: 90 s, 5 minutes, 24 h, 3 days. */
export function span(seconds: number, language: string, unitDisplay: "narrow" | "short" | "long" = "long"): string {
  const fits = UNITS.find(([, length]) => seconds === length || seconds >= 2 * length) ?? UNITS.at(-1)!;
  const [unit, length] = fits;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay, maximumFractionDigits: 0 }).format(Math.ceil(seconds / length));
}
