/** What a face is made of, and the twelve people of the seats. A game with characters of its own
 *  adds them with `addCast` when its board is loaded. */
import { SvelteMap } from "svelte/reactivity";

export const JAWS = {
  oval: "M33 38 C33 22 41 18 50 18 S67 22 67 38 C67 52 64 66 50 69 C36 66 33 52 33 38Z",
  square: "M32 38 C32 22 41 18 50 18 S68 22 68 38 C68 50 68 58 63 64 C59 68 54 69 50 69 S41 68 37 64 C32 58 32 50 32 38Z",
  long: "M34 36 C34 21 42 16 50 16 S66 21 66 36 C66 54 62 70 50 73 C38 70 34 54 34 36Z",
  round: "M31 40 C31 23 41 19 50 19 S69 23 69 40 C69 56 62 68 50 69 C38 68 31 56 31 40Z",
} as const;

export type Jaw = keyof typeof JAWS;
export type Hair = "short" | "side" | "curly" | "thin" | "long" | "afro" | "bald";
export type Beard = "full" | "short" | "big" | "goatee" | "stache";
export type Hat = "hood" | "beanie" | "ushanka" | "cap" | "brim" | "headset" | "goggles" | "bandana";
export type Glasses = "round" | "square" | "dark";
export type Mood = "calm" | "grim" | "smirk" | "open";
export type Tint = keyof typeof HAIR;

/** The light and the shaded half of a face. */
export const SKIN = [
  ["#efc7a4", "#c08f70"], ["#e0ac84", "#ab7553"], ["#c98f66", "#8f5c3d"],
  ["#a06a45", "#6c4228"], ["#7b4e33", "#4d2f1e"], ["#f1d2bb", "#c49a86"],
] as const;

export const HAIR = {
  black: "#1b1a22", brown: "#4a3325", dark: "#2e231f", grey: "#9aa0ab",
  white: "#dde3ea", blond: "#c79a57", red: "#9a4a28", sand: "#8f7350",
} as const;

export interface Look {
  /** Index into `SKIN`. */
  skin: number;
  jaw: Jaw;
  hair: Hair;
  tint: Tint;
  beard?: Beard;
  hat?: Hat;
  /** The colour of the hat. */
  cloth?: string;
  glasses?: Glasses;
  mood?: Mood;
  collar?: "fur" | "scarf";
  scarf?: string;
  aged?: boolean;
  stubble?: boolean;
}

/** One person for each of the twelve seats, for games without characters and for bots. */
export const FOLK: readonly Look[] = [
  { skin: 1, jaw: "oval", hair: "long", tint: "dark", hat: "hood", mood: "calm" },
  { skin: 0, jaw: "square", hair: "short", tint: "blond", beard: "short", hat: "goggles", mood: "grim" },
  { skin: 3, jaw: "oval", hair: "curly", tint: "black", glasses: "round", mood: "smirk", collar: "scarf", scarf: "#b0653a" },
  { skin: 5, jaw: "long", hair: "long", tint: "red", hat: "beanie", cloth: "#3b2f55", mood: "calm" },
  { skin: 2, jaw: "square", hair: "short", tint: "black", beard: "full", hat: "ushanka", cloth: "#26365c", mood: "grim" },
  { skin: 4, jaw: "round", hair: "afro", tint: "black", mood: "calm", collar: "fur" },
  { skin: 0, jaw: "round", hair: "bald", tint: "grey", beard: "big", mood: "smirk", aged: true },
  { skin: 1, jaw: "oval", hair: "side", tint: "brown", glasses: "square", hat: "headset", mood: "open" },
  { skin: 4, jaw: "square", hair: "bald", tint: "black", beard: "goatee", hat: "goggles", mood: "grim" },
  { skin: 5, jaw: "oval", hair: "thin", tint: "white", beard: "stache", hat: "brim", cloth: "#5a4630", mood: "calm", aged: true },
  { skin: 2, jaw: "long", hair: "long", tint: "black", hat: "bandana", cloth: "#2f5560", mood: "smirk" },
  { skin: 0, jaw: "round", hair: "curly", tint: "sand", hat: "hood", mood: "open" },
];

export const SEATS = FOLK.length;

/* Faces that are drawn before their board is loaded become the characters' then. */
const cast = new SvelteMap<string, Look>();

/** Give characters their faces; a board does so when it is loaded. */
export function addCast(looks: Readonly<Record<string, Look>>): void {
  for (const [character, look] of Object.entries(looks)) cast.set(character, look);
}

/** The face of a character, or of the seat where the game has no such character. */
export const lookOf = (who: string | null | undefined, seat: number): Look =>
  (who ? cast.get(who) : undefined) ?? FOLK[((seat % SEATS) + SEATS) % SEATS]!;
