/** Where things are on the table: chairs at equal distances along a rounded rim, the viewer's at
 *  the bottom, clockwise. All in pixels of the board. */

export interface Point {
  x: number;
  y: number;
}

/** A place on the rim and the way the rim runs there, clockwise, in degrees. */
export interface Spot extends Point {
  angle: number;
}

export interface Layout {
  chairs: Spot[];
  /** The space between chair n and the next. */
  edges: Spot[];
  middle: Point;
  rim: string;
  compact: boolean;
  tiny: boolean;
  /** Whether the piles have room for large cards, or only for small ones. */
  roomy: boolean;
  low: boolean;
}

/** The least height at which so many seats keep apart on a phone. */
export function least(count: number): number {
  if (count <= 6) return 220;
  return count <= 8 ? 240 : count <= 10 ? 330 : 410;
}

const SAMPLES = 720;

/** How much room a seat takes around the middle of its symbol. */
function room(compact: boolean, tiny: boolean): { side: number; top: number; bottom: number } {
  if (tiny) return { side: 35, top: 24, bottom: 64 };
  return compact ? { side: 42, top: 28, bottom: 76 } : { side: 66, top: 38, bottom: 104 };
}

export function layout(count: number, width: number, height: number, first: number): Layout {
  const compact = width < 620 || (count > 8 && width < 900) || height < 400;
  const low = height < 330;
  const tiny = low || (compact && (count > 8 || (count > 6 && width < 400)));
  const { side, top, bottom } = room(compact, tiny);
  const a = Math.max(60, width / 2 - side);
  const b = Math.max(60, (height - top - bottom) / 2);
  const centre = { x: width / 2, y: top + b };
  // The more people, the squarer the table: corners are where the room is.
  const power = 2 + Math.min(1.4, Math.max(0, count - 5) * 0.22);
  const rim = trace(a, b, power, centre);
  const at = (share: number): Spot => along(rim, share);
  const turn = (chair: number): number => (((chair - first) / count) % 1 + 1) % 1;
  return {
    chairs: Array.from({ length: count }, (_, chair) => at(turn(chair))),
    edges: Array.from({ length: count }, (_, chair) => inward(at(turn(chair + 0.5)), tiny ? 34 : 18)),
    // Names hang below the seats, so the free space lies a little below the centre.
    middle: { x: centre.x, y: centre.y + (low ? 8 : compact ? 14 : 20) },
    rim: path(rim.points),
    compact,
    tiny,
    roomy: !compact && height >= 500,
    low,
  };
}

/** Whether the rim runs up or down rather than across here. */
export const isUpright = (spot: Spot): boolean => Math.abs(Math.sin((spot.angle * Math.PI) / 180)) > 0.7;

/** Where seats stand above one another, the space between them belongs to the upper one's name:
 *  whatever lies there moves towards the middle of the table. */
function inward(spot: Spot, by: number): Spot {
  const angle = (spot.angle * Math.PI) / 180;
  const far = by * Math.abs(Math.sin(angle));
  return { ...spot, x: spot.x - Math.sin(angle) * far, y: spot.y + Math.cos(angle) * far };
}

interface Rim {
  points: Point[];
  /** How far along each point is. */
  far: number[];
}

/** A superellipse from the bottom on, clockwise as seen on the screen. */
function trace(a: number, b: number, power: number, middle: Point): Rim {
  const points: Point[] = [];
  const far: number[] = [];
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  for (let index = 0; index <= SAMPLES; index += 1) {
    const angle = Math.PI / 2 + (2 * Math.PI * index) / SAMPLES;
    const point = { x: middle.x + a * round(Math.cos(angle)), y: middle.y + b * round(Math.sin(angle)) };
    const last = points.at(-1);
    far.push(last ? far.at(-1)! + Math.hypot(point.x - last.x, point.y - last.y) : 0);
    points.push(point);
  }
  return { points, far };
}

function along({ points, far }: Rim, share: number): Spot {
  const wanted = share * far.at(-1)!;
  let index = far.findIndex((distance) => distance >= wanted);
  index = Math.min(Math.max(1, index), points.length - 1);
  const one = points[index - 1]!;
  const other = points[index]!;
  const length = far[index]! - far[index - 1]! || 1;
  const part = (wanted - far[index - 1]!) / length;
  return {
    x: one.x + (other.x - one.x) * part,
    y: one.y + (other.y - one.y) * part,
    angle: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
  };
}

const path = (points: Point[]): string =>
  "M" + points.filter((_, index) => index % 8 === 0).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") + "Z";

const SHORTEST = 14;

/** A line from one place to another that stops short of both, so that arrowheads stay visible. Where
 *  the two are close it starts nearer, and never turns round. */
export function between(from: Point, to: Point, gapFrom: number, gapTo: number): [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const start = Math.max(0, Math.min(gapFrom, length - gapTo - SHORTEST));
  return [
    { x: from.x + step.x * start, y: from.y + step.y * start },
    { x: to.x - step.x * gapTo, y: to.y - step.y * gapTo },
  ];
}

/** A bow from one seat to another, bent towards the middle of the table. */
export function bow(from: Point, to: Point, middle: Point, gap: number): { path: string; top: Point } {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: half.x + (middle.x - half.x) * 0.55, y: half.y + (middle.y - half.y) * 0.55 };
  const [start] = between(from, bend, gap, 0);
  const [end] = between(to, bend, gap, 0);
  const xy = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    path: `M${xy(start)}Q${xy(bend)} ${xy(end)}`,
    top: { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4 },
  };
}
