/** Things that move from one place of the page to another: a card that is handed over, a chip that is
 *  taken. The thing itself is already where it belongs; what flies is its shadow, above everything,
 *  and only where motion is wished. */

export interface Flight {
  from: Element | DOMRect;
  to: Element | DOMRect;
  /** What flies, as a class of `scene.css`: the back of a card, a face-up card, a chip. */
  thing?: "back" | "threat" | "face" | "chip";
  /** Milliseconds to wait, so that what follows from something comes after it. */
  delay?: number;
  /** A word on a face-up card. */
  text?: string;
}

/** One flight, as long as `--step`. */
export const STEP = 420;
const SIZES = { back: [34, 48], threat: [34, 48], face: [56, 76], chip: [26, 26] } as const;
const rectOf = (place: Element | DOMRect): DOMRect => (place instanceof Element ? place.getBoundingClientRect() : place);
const middle = (rect: DOMRect): [number, number] => [rect.x + rect.width / 2, rect.y + rect.height / 2];

/** The path of a flight as steps of a transform: an arc that rises with the distance. */
export function arc(from: readonly [number, number], to: readonly [number, number]): string[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const rise = Math.min(90, Math.hypot(dx, dy) * 0.22);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const lift = 4 * rise * part * (1 - part);
    return `translate(${Math.round(from[0] + dx * part)}px, ${Math.round(from[1] + dy * part - lift)}px)`;
  });
}

/** Let something fly; resolves when it has landed, at once where nothing moves. */
export async function fly({ from, to, thing = "back", delay = 0, text = "" }: Flight): Promise<void> {
  const [start, end] = [middle(rectOf(from)), middle(rectOf(to))];
  const moves = Math.hypot(end[0] - start[0], end[1] - start[1]) > 8;
  if (!moves || document.documentElement.dataset["motion"] === "off" || document.hidden) return;
  const shadow = document.createElement("div");
  const [width, height] = SIZES[thing];
  shadow.className = `flight ${thing}`;
  shadow.textContent = text;
  shadow.setAttribute("aria-hidden", "true");
  shadow.style.cssText = `width: ${width}px; height: ${height}px; margin: ${-height / 2}px 0 0 ${-width / 2}px`;
  document.body.append(shadow);
  const steps = arc(start, end).map((transform) => ({ transform, opacity: 1 }));
  try {
    await shadow.animate(steps, { duration: STEP, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" }).finished;
  } catch {
    // ended early: the page has gone on
  } finally {
    shadow.remove();
  }
}
