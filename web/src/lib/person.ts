/** A person's name, settings and seats as a link of their own, to be opened on another device. All of
 *  it stands behind "#" and never reaches a server; there is no account. */
import { LANGUAGES, type Language } from "../words/languages.ts";
import { prefs, type Theme, type Volume } from "./prefs.svelte.ts";
import { keepSeat, myTables, sittingsAt } from "./sittings.ts";

/** Seats that go along, the newest: more would make the QR code too fine to read. */
const SEATS = 6;
const THEMES: Theme[] = ["system", "dark", "light"];
const VOLUMES: Volume[] = [1, 2, 3];

interface Sitting {
  code: string;
  secret: string;
  host: string;
  game: string;
}

export interface Person {
  name: string;
  language: Language;
  theme: Theme;
  sound: boolean;
  volume: Volume;
  motion: boolean;
  seats: Sitting[];
}

export function myself(seats: boolean): Person {
  const { name, language, theme, sound, volume, motion } = prefs;
  const taken = seats ? myTables().slice(0, SEATS) : [];
  return {
    name, language, theme, sound, volume, motion,
    seats: taken.flatMap(({ code, game }) => {
      const { secrets, host } = sittingsAt(code);
      return secrets.map((secret, index) => ({ code, secret, host: index === 0 ? host : "", game }));
    }),
  };
}

export function write(person: Person): string {
  const text = new TextEncoder().encode(JSON.stringify(person));
  return btoa(String.fromCharCode(...text)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
const oneOf = <T>(value: unknown, choices: readonly T[], otherwise: T): T => choices.includes(value as T) ? (value as T) : otherwise;

function readSeat(value: unknown): Sitting[] {
  const { code, secret, host, game } = (value ?? {}) as Record<string, unknown>;
  const fine = isText(code, 12) && /^[A-Z]+$/.test(code) && isText(secret, 200) && secret !== "" && isText(host, 200) && isText(game, 60);
  return fine ? [{ code, secret, host, game }] : [];
}

/** What a link says; null where it says nothing that fits. Anybody can write a link. */
export function read(data: string): Person | null {
  try {
    const letters = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const found = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as Record<string, unknown>;
    if (!isText(found["name"], 24)) return null;
    const seats = Array.isArray(found["seats"]) ? found["seats"] : [];
    return {
      name: found["name"],
      language: oneOf(found["language"], LANGUAGES, prefs.language),
      theme: oneOf(found["theme"], THEMES, prefs.theme),
      sound: found["sound"] === true,
      volume: oneOf(found["volume"], VOLUMES, prefs.volume),
      motion: found["motion"] !== false,
      seats: seats.slice(0, 4 * SEATS).flatMap(readSeat),
    };
  } catch {
    return null;
  }
}

/** Make this device that person's. Seats are added to those that are here. */
export function become(person: Person): void {
  const { seats, ...settings } = person;
  for (const [key, value] of Object.entries(settings)) prefs.set(key as keyof typeof settings, value as never);
  for (const { code, secret, host, game } of seats) keepSeat(code, secret, host, game);
}

export const personLink = (person: Person): string => `${location.origin}${location.pathname}#/me/${write(person)}`;
