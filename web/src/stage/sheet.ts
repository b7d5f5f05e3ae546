/** Where a sheet about something stands: beside it, never over it, and wholly in the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const RIM = 8;

const within = (value: number, size: number, all: number): number => Math.max(RIM, Math.min(value, all - size - RIM));

/** To the right of the thing, else to its left, else below or above it, else in the middle. */
export function beside(thing: Box, sheet: { width: number; height: number }, window: { width: number; height: number }): { left: number; top: number } {
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - sheet.width;
  const level = within(thing.top + thing.height / 2 - sheet.height / 2, sheet.height, window.height);
  if (right + sheet.width + RIM <= window.width) return { left: right, top: level };
  if (left >= RIM) return { left, top: level };
  const centred = within(thing.left + thing.width / 2 - sheet.width / 2, sheet.width, window.width);
  const below = thing.top + thing.height + GAP;
  if (below + sheet.height + RIM <= window.height) return { left: centred, top: below };
  const above = thing.top - GAP - sheet.height;
  return { left: centred, top: above >= RIM ? above : within((window.height - sheet.height) / 2, sheet.height, window.height) };
}
