/** Building a set of dice to keep by clicking them one by one. The options say which sets may be
 *  kept (`keep 5522`); whatever is clicked, what is picked is always one of those, or nothing. */
import type { OptionFacts } from "../../words/catalogue.ts";

type Faces = number[];

const NOTHING = "nothing";
export const facesOf = (text: string): Faces => (text === NOTHING ? [] : [...text].map(Number));
const textOf = (faces: Faces): string => faces.join("") || NOTHING;

/** Whether the first holds the second, each die as often as it shows. */
function holds(faces: Faces, part: Faces): boolean {
  const left = [...faces];
  return part.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The sets that may be kept, the smallest first. */
export const keepSets = (options: OptionFacts[]): Faces[] =>
  options
    .flatMap(({ verb, args }) => (verb === "keep" ? [facesOf(String(args["dice"]))] : []))
    .sort((one, other) => one.length - other.length);

/** Which dice of the tray are in a set: of equal ones the first. */
export function markedIn(dice: Faces, set: Faces): boolean[] {
  const left = [...set];
  return dice.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The set after a click on a die: the smallest legal one that has it too, or the largest without
 *  it; undefined where nothing is picked any more. */
export function toggled(sets: Faces[], dice: Faces, picked: string | undefined, index: number): string | undefined {
  const current = picked === undefined ? [] : facesOf(picked);
  const face = dice[index]!;
  if (markedIn(dice, current)[index]) {
    const less = [...current];
    less.splice(less.indexOf(face), 1);
    const found = sets.findLast((set) => holds(less, set));
    return found && found.length > 0 ? textOf(found) : undefined;
  }
  const found = sets.find((set) => holds(set, [...current, face])) ?? sets.find((set) => set.includes(face));
  return found ? textOf(found) : picked;
}
