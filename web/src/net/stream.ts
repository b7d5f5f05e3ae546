/** The events and chat lines of one viewer, put together from updates that may overlap, repeat or
 *  begin anew. A gap is never papered over: whoever feeds this is told to say hello again. */
import type { Facts } from "../facts.ts";
import type { ChatLine, Update } from "../wire.ts";

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

/** The stream after an update: what stands before its first number is kept, the rest replaced by
 *  what it brings. Null where the update leaves a gap. */
export function take(stream: Stream, update: Update): Stream | null {
  const events = update.match === stream.match ? stream.events : [];
  if (update.first > events.length) return null;
  return {
    match: update.match,
    events: join(events, update.first, update.events),
    ...takeChat(stream, update),
  };
}

/** Old lines may have been dropped by the server: then chat goes on at a higher number. */
function takeChat(stream: Stream, update: Update): Pick<Stream, "chatFirst" | "chat"> {
  const kept = update.chat_first - stream.chatFirst;
  if (kept < 0 || kept > stream.chat.length) {
    return { chatFirst: update.chat_first, chat: update.chat };
  }
  return { chatFirst: stream.chatFirst, chat: join(stream.chat, kept, update.chat) };
}

/** The same list where nothing is new, so that nothing is drawn again. */
function join<T>(old: T[], kept: number, fresh: T[]): T[] {
  if (kept === old.length && fresh.length === 0) return old;
  return [...old.slice(0, kept), ...fresh];
}
