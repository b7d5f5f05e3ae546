/** Where things are on the table: chairs along a rounded rim, the viewer's at the bottom, clockwise.
 *  From nine seats on a narrow screen the chairs stand in fixed places, three a side, so that every
 *  face keeps its name. All in pixels of the board. */

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
  /** The round table that everybody sits at. */
  table: { cx: number; cy: number; rx: number; ry: number };
  /** How large a face is. */
  face: number;
  compact: boolean;
  tiny: boolean;
  /** Whether the piles have room for large cards, or only for small ones. */
  roomy: boolean;
  low: boolean;
}

/** The least height at which so many seats keep apart on a phone. */
export function least(count: number): number {
  return count <= 6 ? 212 : count <= 8 ? 236 : 252;
}

const SAMPLES = 720;

/** How much room a seat takes around the middle of its face. */
function room(face: number): { side: number; top: number; bottom: number } {
  const half = face / 2 + 4;
  if (face <= 40) return { side: 35, top: half, bottom: half + 16 };
  return face <= 52 ? { side: 42, top: half, bottom: half + 34 } : { side: 66, top: half + 2, bottom: half + 62 };
}

function faceOf(count: number, width: number, height: number): number {
  if (width < 620 || height < 330) return count > 8 || height < 270 || (count > 6 && width < 400) ? 40 : 52;
  if (count > 8 && (width < 900 || height < 460)) return 52;
  return height >= 470 ? 80 : height >= 400 && count <= 8 ? 66 : 52;
}

export function layout(count: number, width: number, height: number, first: number): Layout {
  const face = faceOf(count, width, height);
  const [compact, tiny] = [face <= 52, face <= 40];
  const { side, top, bottom } = room(face);
  const a = Math.max(60, width / 2 - side);
  const b = Math.max(60, (height - top - bottom) / 2);
  const centre = { x: width / 2, y: top + b };
  const turn = (chair: number): number => (((chair - first) / count) % 1 + 1) % 1;
  const spots = tiny && count > 8 ? sides(count, width, height) : null;
  // The more people, the squarer the table: corners are where the room is.
  const power = 2 + Math.min(1.4, Math.max(0, count - 5) * 0.22);
  const rim = trace(a, b, power, centre);
  const at = (share: number): Spot => (spots ? spots(share) : along(rim, share));
  const wide = Math.max(70, a * (compact ? 0.84 : 0.8));
  const chairs = Array.from({ length: count }, (_, chair) => at(turn(chair)));
  return {
    chairs,
    edges: chairs.map((chair, index) => halfway(chair, chairs[(index + 1) % count]!, compact ? 40 : 46)),
    middle: { x: centre.x, y: centre.y + (tiny ? -4 : compact ? 8 : 14) },
    table: { cx: centre.x, cy: centre.y + (compact ? 6 : 12), rx: wide, ry: b * (compact ? 0.8 : 0.78) },
    face,
    compact,
    tiny,
    roomy: face >= 80,
    low: height < 330,
  };
}

/** Fixed places: three at the bottom with the viewer in the middle, the same number left and right, the
 *  rest at the top. */
function sides(count: number, width: number, height: number): (share: number) => Spot {
  const beside = count > 10 ? 3 : 2;
  const above = count - 3 - 2 * beside;
  const [x0, x1] = [Math.max(36, width * 0.1), width - Math.max(36, width * 0.1)];
  const [y0, y1] = [26, height - 42];
  const row = (number: number, index: number, from: number, to: number): number =>
    number === 1 ? (from + to) / 2 : from + (index * (to - from)) / (number - 1);
  const [upper, lower] = [y0 + (beside > 2 ? 12 : 34), y1 - (beside > 2 ? 34 : 52)];
  const left = Array.from({ length: beside }, (_, index) => ({ x: x0, y: row(beside, index, lower, upper), angle: -90 }));
  const top = Array.from({ length: above }, (_, index) => ({ x: row(above, index, width * 0.31, width * 0.69), y: y0, angle: 0 }));
  const right = Array.from({ length: beside }, (_, index) => ({ x: x1, y: row(beside, index, upper, lower), angle: 90 }));
  const [me, near, far] = [0.5, 0.29, 0.71].map((part) => ({ x: width * part, y: y1, angle: 180 }));
  const all: Spot[] = [me!, near!, ...left, ...top, ...right, far!];
  return (share) => all[Math.round(share * count) % count]!;
}

/** Half way between two chairs. Where one stands above the other the space between them belongs to the
 *  upper one's name: whatever lies there moves towards the middle of the table. */
function halfway(one: Spot, other: Spot, by: number): Spot {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const upright = Math.abs(dy) > 1.4 * Math.abs(dx);
  const far = upright ? -Math.sign(dy) * by : 0;
  return { x: (one.x + other.x) / 2 + far, y: (one.y + other.y) / 2 + (upright ? 18 : 0), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
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
