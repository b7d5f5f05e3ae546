/** The table by keyboard alone: digits and letters answer, arrows walk, Esc takes back, "?" opens the rule. */

export interface Keys {
  /** Answer by a key; whether some answer has it. */
  answer: (key: string) => boolean;
  clear: () => void;
  rule: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/** Everything one can walk through, row by row: seats and what lies between them, whatever else can
 *  be picked on a board, options, cards. */
const ANSWERS = "[data-prompt] .options button";
const ROWS = ['[data-pick="seat"], [data-pick="edge"]', '[data-pick="room"]', '[data-pick="thing"]', ANSWERS, '[data-pick="card"]'];

function walk(root: ParentNode, key: string): boolean {
  const rows = ROWS.map((row) => [...root.querySelectorAll<HTMLElement>(row)]).filter((row) => row.length > 0);
  const active = document.activeElement as HTMLElement | null;
  const at = rows.findIndex((row) => active !== null && row.includes(active));
  if (at < 0) {
    // From anywhere else the first arrow leads to the answers.
    const start = root.querySelector<HTMLElement>(ANSWERS) ?? rows[0]?.[0];
    start?.focus();
    return start !== undefined;
  }
  const row = rows[at]!;
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    row[(row.indexOf(active!) + step + row.length) % row.length]?.focus();
  } else {
    rows[(at + step + rows.length) % rows.length]?.[0]?.focus();
  }
  return true;
}

export function onkey(event: KeyboardEvent, root: ParentNode, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") return keys.clear();
  if (isTyping(event.target)) return;
  if (/^[0-9a-z]$/.test(event.key)) {
    if (!event.repeat && keys.answer(event.key)) event.preventDefault();
  } else if (event.key === "?") {
    keys.rule();
    event.preventDefault();
  } else if (event.key.startsWith("Arrow")) {
    const inside = event.target instanceof Element && event.target.closest("aside, header");
    if (!inside && walk(root, event.key)) event.preventDefault();
  }
}
