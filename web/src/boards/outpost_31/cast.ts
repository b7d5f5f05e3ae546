/** The crew of Outpost 31: twelve faces of our own, by occupation, in three departments
 *  (src/whiteout/games/outpost_31/data/characters.toml). */
import type { Look } from "../../stage/index.ts";

export const CAST = {
  macready: { skin: 1, jaw: "long", hair: "long", tint: "brown", beard: "short", hat: "goggles", mood: "grim", collar: "fur" },
  garry: { skin: 0, jaw: "square", hair: "side", tint: "grey", hat: "ushanka", cloth: "#2d3d63", mood: "grim", aged: true },
  windows: { skin: 5, jaw: "oval", hair: "curly", tint: "red", hat: "headset", glasses: "dark", mood: "open" },
  bennings: { skin: 0, jaw: "round", hair: "thin", tint: "sand", mood: "calm", collar: "scarf", scarf: "#3f7f78", aged: true },
  childs: { skin: 4, jaw: "square", hair: "short", tint: "black", beard: "goatee", mood: "grim", hat: "beanie", cloth: "#4a3f2a" },
  palmer: { skin: 1, jaw: "long", hair: "long", tint: "blond", beard: "full", hat: "bandana", cloth: "#7a3a2a", mood: "smirk" },
  nauls: { skin: 3, jaw: "oval", hair: "afro", tint: "black", beard: "stache", mood: "smirk" },
  clark: { skin: 0, jaw: "round", hair: "side", tint: "dark", beard: "big", hat: "cap", cloth: "#4d3a2b", mood: "calm" },
  blair: { skin: 5, jaw: "round", hair: "bald", tint: "grey", glasses: "round", mood: "open", aged: true, stubble: true },
  copper: { skin: 1, jaw: "square", hair: "side", tint: "white", beard: "stache", mood: "calm", aged: true, collar: "scarf", scarf: "#a8453a" },
  fuchs: { skin: 2, jaw: "oval", hair: "curly", tint: "dark", glasses: "square", mood: "calm" },
  norris: { skin: 0, jaw: "round", hair: "short", tint: "brown", beard: "full", hat: "hood", mood: "calm" },
} as const satisfies Record<string, Look>;

export type Character = keyof typeof CAST;

/** Who works where, in the order in which they are shown. */
export const STAFF: Readonly<Record<string, readonly Character[]>> = {
  operations: ["macready", "garry", "windows", "bennings"],
  maintenance: ["childs", "palmer", "nauls", "clark"],
  science: ["blair", "copper", "fuchs", "norris"],
};

/** The two powers of a character as Captain, by their words. */
export const powersOf = (character: string): string[] => ["a", "b"].map((which) => `power-pw_${character.slice(0, 3)}_${which}`);
