/** Small pictures of what a lesson or a chapter is about, as a row of pieces in a line of text:
 *
 *      back arrow face:0 card:whiskey      a card comes from the deck to the first seat, which holds Whiskey
 *
 *  `face:SEAT[:torn|burnt|cold]`, `card:ID[:threat]`, `back[:threat]`, `room:PROP[:HAZARD]`, `die:FACE[:kept]`,
 *  `chip[:threat|good]`, and `arrow`, `both`, `fire`, `door`, `heli`, `no`. */

export interface Piece {
  kind: string;
  what: string;
  state: string;
  /** Its left edge, in units of the picture, and its width. */
  x: number;
  width: number;
}

const WIDTHS: Readonly<Record<string, number>> = {
  face: 62, card: 46, back: 46, room: 108, die: 40, chip: 38, arrow: 26, both: 30, fire: 36, door: 60, heli: 128, no: 34,
};
const GAP = 8;
export const [WIDE, HIGH] = [300, 110];

/** The pieces of a line, beside one another in the middle of the picture. */
export function arrange(line: string): { pieces: Piece[]; scale: number } {
  let x = 0;
  const pieces = line.split(" ").filter(Boolean).map((word) => {
    const [kind = "", what = "", state = ""] = word.split(":");
    const width = WIDTHS[kind];
    if (width === undefined) throw new Error(`no piece of a picture: ${word}`);
    const piece = { kind, what, state, x, width };
    x += width + GAP;
    return piece;
  });
  const total = Math.max(1, x - GAP);
  const scale = Math.min(1.15, (WIDE - 24) / total);
  const left = (WIDE / scale - total) / 2;
  return { pieces: pieces.map((piece) => ({ ...piece, x: piece.x + left })), scale };
}

type Lines = Record<string, string>;
const lessons = import.meta.glob<Lines>("../boards/*/learn/scenes.json", { import: "default" });
const chapters = import.meta.glob<Lines>("../boards/*/how/scenes.json", { import: "default" });
const icons = import.meta.glob<Record<string, string>>("../boards/*/cards.icons.json", { import: "default" });

const load = async (files: Record<string, () => Promise<Lines>>, path: string): Promise<Lines> => (await files[path]?.()) ?? {};

/** The pictures of a game's lessons or chapters, and the drawings of its cards. */
export async function scenesOf(game: string, what: "learn" | "how"): Promise<{ lines: Lines; cards: Lines }> {
  const [lines, cards] = await Promise.all([
    load(what === "learn" ? lessons : chapters, `../boards/${game}/${what}/scenes.json`),
    load(icons, `../boards/${game}/cards.icons.json`),
  ]);
  return { lines, cards };
}
