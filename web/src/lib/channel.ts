/** Channels by name: the platform has words for the usual ones, a game for its own. */
import type { Words } from "../words/catalogue.ts";
import { speech, t } from "../words/words.svelte.ts";

export const channelName = (id: string, words: Words): string =>
  speech.has(`channel-${id}`) ? t(`channel-${id}`) : words.known("channel", id);

/** What the line to write in says. */
export const sayIn = (id: string, words: Words): string =>
  speech.has(`say-${id}`) ? t(`say-${id}`) : t("say-in", { channel: channelName(id, words) });

/** What an empty list of lines says. */
export const whenEmpty = (id: string, words: Words): string =>
  speech.has(`talk-empty-${id}`) ? t(`talk-empty-${id}`) : t("talk-empty-in", { channel: channelName(id, words) });
