/** What went wrong on this page, for a report: the last few errors, and nothing else. */

const KEPT = 20;
export const faults: string[] = [];

function note(text: string): void {
  faults.push(`${new Date().toISOString()} ${text.slice(0, 500)}`);
  if (faults.length > KEPT) faults.shift();
}

export function watchFaults(): void {
  addEventListener("error", (event) => note(`${event.message} (${event.filename}:${event.lineno})`));
  addEventListener("unhandledrejection", (event) => note(`unhandled: ${String(event.reason)}`));
}
