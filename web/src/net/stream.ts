/** The events and chat lines of one viewer, put together from updates that may overlap, repeat or
 *  begin anew. A gap is never papered over: whoever feeds this is told to say hello again. */
import type { Facts } from "../facts.ts";
import type { Change, ChatLine, Update } from "../wire.ts";

export interface Stream {
  match: number;
  events: Facts[];
  /** The number of the first chat line that is still kept. */
  chatFirst: number;
  chat: ChatLine[];
}

export const emptyStream = (): Stream => ({ match: 0, events: [], chatFirst: 0, chat: [] });

/** How many chat lines this viewer has had, for `hello`. */
export const chatCount = (stream: Stream): number => stream.chatFirst + stream.chat.length;

type News = Pick<Update, "match" | "first" | "events" | "chat_first" | "chat">;

/** The stream after an update: what stands before its first number is kept, the rest replaced by
 *  what it brings. Null where the update leaves a gap. */
export function take(stream: Stream, news: News): Stream | null {
  const events = news.match === stream.match ? stream.events : [];
  if (news.first > events.length) return null;
  return {
    match: news.match,
    events: join(events, news.first, news.events),
    ...takeChat(stream, news),
  };
}

/** The stream after a change: what it leaves out has no news. */
export const takeChange = (stream: Stream, change: Change): Stream | null =>
  take(stream, {
    match: stream.match,
    first: change.first ?? stream.events.length,
    events: change.events ?? [],
    chat_first: change.chat_first ?? chatCount(stream),
    chat: change.chat ?? [],
  });

/** Old lines may have been dropped by the server: then chat goes on at a higher number. */
function takeChat(stream: Stream, news: News): Pick<Stream, "chatFirst" | "chat"> {
  const kept = news.chat_first - stream.chatFirst;
  if (kept < 0 || kept > stream.chat.length) {
    return { chatFirst: news.chat_first, chat: news.chat };
  }
  return { chatFirst: stream.chatFirst, chat: join(stream.chat, kept, news.chat) };
}

/** The same list where nothing is new, so that nothing is drawn again. */
function join<T>(old: T[], kept: number, fresh: T[]): T[] {
  if (kept === old.length && fresh.length === 0) return old;
  return [...old.slice(0, kept), ...fresh];
}
