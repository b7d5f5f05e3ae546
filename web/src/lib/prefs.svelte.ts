/** One person's own settings, on this device. They never change the rules of a table. */
import type { Language } from "../words/languages.ts";
import { usual } from "../words/languages.ts";
import { remember, remembered } from "./store.ts";

export type Theme = "system" | "dark" | "light";
export type Volume = 1 | 2 | 3;

class Prefs {
  name = $state(remembered("name", ""));
  language = $state<Language>(remembered("language", usual()));
  theme = $state<Theme>(remembered("theme", "system"));
  sound = $state(remembered("sound", false));
  /** How loud: 1, 2 or 3. */
  volume = $state<Volume>(remembered("volume", 2));
  /** List every answer as a button, also those that can be given on cards and on the board. */
  listed = $state(remembered("listed", false));
  notices = $state(remembered("notices", false));
  /** Let cards move; the system's wish for less motion always wins. */
  motion = $state(remembered("motion", true));

  set<K extends "name" | "language" | "theme" | "sound" | "volume" | "listed" | "notices" | "motion">(
    key: K,
    value: Prefs[K],
  ): void {
    (this as Pick<Prefs, K>)[key] = value;
    remember(key, value);
  }
}

export const prefs = new Prefs();

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Write theme, motion and language on the page itself, where the styles read them. */
export function dress(): void {
  const root = document.documentElement;
  const theme = prefs.theme === "system" ? (dark.matches ? "dark" : "light") : prefs.theme;
  root.dataset["theme"] = theme;
  root.dataset["motion"] = prefs.motion && !calm.matches ? "on" : "off";
  root.lang = prefs.language;
  const meta = document.querySelector('meta[name="theme-color"]');
  meta?.setAttribute("content", theme === "dark" ? "#0b1326" : "#eef3fa");
}

dark.addEventListener("change", dress);
calm.addEventListener("change", dress);
