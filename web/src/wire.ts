/* What travels between this client and the server. Written by `npm run types` from
 * src/whiteout/server/wire.py; do not edit. */
import type {Facts, View} from "./facts.ts";

export type ClientMessage =
  | Hello
  | Answer
  | Aside
  | Claim
  | Say
  | MoreTime
  | Entropy
  | Rename
  | Leave
  | Ping
  | Start
  | Rematch
  | Kick
  | Lock
  | List
  | SetOptions
  | SetSeats
  | SetBot
  | Open
  | Order
  | HandOver
  | Mute
  | Close;
export type ServerMessage = Update | Ack | Refused | Pong | Gone;

/**
 * Generated from src/whiteout/server/wire.py; do not edit.
 */
export interface Wire {
  ClientMessage?: ClientMessage;
  ServerMessage?: ServerMessage;
  Games?: Games;
  Create?: Create;
  Created?: Created;
  Join?: Join;
  Joined?: Joined;
  TableState?: TableState;
  Tables?: Tables;
  ReplayAsk?: ReplayAsk;
  Replayed?: Replayed;
  MomentAsk?: MomentAsk;
  Moment?: Moment;
  Lessons?: Lessons;
  LearnAsk?: LearnAsk;
  Learned?: Learned;
  Address?: Address;
  Rules?: Rules;
  RuleFacts?: RuleFacts;
  Error?: Error;
}
/**
 * The first message: who speaks, and what it has already.
 */
export interface Hello {
  type: "hello";
  secret?: string;
  host?: string;
  match?: number;
  events?: number;
  chat?: number;
}
/**
 * Answer the open choice.
 */
export interface Answer {
  type: "answer";
  key: string;
  choice: number;
  option: string;
}
/**
 * Do something that stands open beside the choice.
 */
export interface Aside {
  type: "aside";
  key: string;
  option: string;
}
/**
 * Structured table talk: the sentence and its blanks, as in `core.claim`.
 */
export interface Claim {
  type: "claim";
  key: string;
  claim: {
    [k: string]: number | string;
  };
}
/**
 * Chat, to the channel of the speaker's state.
 */
export interface Say {
  type: "say";
  key: string;
  text: string;
}
/**
 * Ask for more time for the open choice, once.
 */
export interface MoreTime {
  type: "more_time";
  key: string;
}
/**
 * The seat's own entropy for the next match.
 */
export interface Entropy {
  type: "entropy";
  key: string;
  text: string;
}
/**
 * Another nickname, while no match runs.
 */
export interface Rename {
  type: "name";
  key: string;
  name: string;
}
/**
 * Give the seat up: it opens, or a bot plays on.
 */
export interface Leave {
  type: "leave";
  key: string;
}
/**
 * Answered by `pong`.
 */
export interface Ping {
  type: "ping";
  key: string;
}
/**
 * Start the match.
 */
export interface Start {
  act: "start";
  key: string;
  type: "host";
}
/**
 * Start another match with the same people.
 */
export interface Rematch {
  act: "rematch";
  key: string;
  type: "host";
}
/**
 * Send a person away; a bot plays on if a match runs.
 */
export interface Kick {
  act: "kick";
  key: string;
  type: "host";
  seat: number;
}
/**
 * Let nobody else join.
 */
export interface Lock {
  act: "lock";
  key: string;
  type: "host";
  locked: boolean;
}
/**
 * Show the table on the home page.
 */
export interface List {
  act: "listed";
  key: string;
  type: "host";
  listed: boolean;
}
/**
 * The options of the next match.
 */
export interface SetOptions {
  act: "options";
  key: string;
  type: "host";
  options: Facts;
}
/**
 * How many sit at the table.
 */
export interface SetSeats {
  act: "seats";
  key: string;
  type: "host";
  seats: number;
}
/**
 * Put a bot on a seat that no person holds.
 */
export interface SetBot {
  act: "bot";
  key: string;
  type: "host";
  seat: number;
  level: string;
}
/**
 * Take a bot away.
 */
export interface Open {
  act: "open";
  key: string;
  type: "host";
  seat: number;
}
/**
 * Who sits where: the old seat numbers in their new order.
 */
export interface Order {
  act: "order";
  key: string;
  type: "host";
  order: number[];
}
/**
 * Make another person the host.
 */
export interface HandOver {
  act: "hand_over";
  key: string;
  type: "host";
  seat: number;
}
/**
 * Stop a seat's chat.
 */
export interface Mute {
  act: "mute";
  key: string;
  type: "host";
  seat: number;
  muted: boolean;
}
/**
 * End the table for good.
 */
export interface Close {
  act: "close";
  key: string;
  type: "host";
}
/**
 * What has changed for this viewer. `first` is the number of the first event below.
 */
export interface Update {
  type: "update";
  table: TableState;
  match: number;
  names: string[];
  first: number;
  events: Facts[];
  view: View | null;
  chat_first: number;
  chat: ChatLine[];
  clock: ClockFacts | null;
  you: You;
}
/**
 * What everybody may know of a table.
 */
export interface TableState {
  code: string;
  game: string;
  title: string;
  seats: SeatState[];
  options: Facts;
  locked: boolean;
  listed: boolean;
  state: "ended" | "lobby" | "playing";
  match: number;
  commitment: string;
  next_commitment: string;
  spectators: number;
}
/**
 * What everybody may know of a seat.
 */
export interface SeatState {
  name: string;
  kind: "bot" | "open" | "person";
  level: string;
  connected: boolean;
  holding: boolean;
  muted: boolean;
  is_host: boolean;
  entropy: boolean;
}
/**
 * One line of chat.
 */
export interface ChatLine {
  from: number;
  name: string;
  channel: "dead" | "living" | "spectators";
  text: string;
  at: number;
}
/**
 * How long the open choice may still take.
 */
export interface ClockFacts {
  choice: number;
  seconds: number;
  total: number;
  more: boolean;
}
/**
 * Who the server takes this socket for.
 */
export interface You {
  seat: number;
  host: boolean;
  held_by_bot: boolean;
  channel: "dead" | "living" | "spectators";
}
/**
 * Done, and kept.
 */
export interface Ack {
  type: "ack";
  key: string;
}
/**
 * Not done; nothing has changed.
 */
export interface Refused {
  type: "refused";
  key: string;
  error: string;
  wrong: string;
  expected: string;
  rule: string;
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  type: "pong";
  key: string;
}
/**
 * The server closes this socket.
 */
export interface Gone {
  type: "gone";
  why: "closed" | "flood" | "kicked" | "left" | "silent" | "slow" | "stopping" | "unknown";
}
/**
 * `GET /api/games`.
 */
export interface Games {
  games: GameFacts[];
}
/**
 * One game that can be played here.
 */
export interface GameFacts {
  id: string;
  title: string;
  version: string;
  fewest: number;
  most: number;
  settings: SettingFacts[];
  bots: string[];
  usual_bot: string;
  roles: string[];
  cards: string[];
}
/**
 * One option of a game; its words are `setting-KEY` of the game's catalogue.
 */
export interface SettingFacts {
  key: string;
  kind: "cards" | "choice" | "number" | "seat" | "switch";
  default: boolean | number | string;
  choices: string[];
  minimum: number;
  maximum: number;
}
/**
 * `POST /api/tables`.
 */
export interface Create {
  game: string;
  seats: number;
  name: string;
  options?: Facts;
  listed?: boolean;
  bots?: string;
}
/**
 * The answer to `Create`: the only time these secrets are sent.
 */
export interface Created {
  code: string;
  seat: number;
  seat_secret: string;
  host_secret: string;
}
/**
 * `POST /api/tables/{code}/join`. Repeating `key` gives the same seat again, so it must be one
 *     that nobody guesses.
 */
export interface Join {
  name: string;
  seat?: number | null;
  key?: string;
}
/**
 * The answer to `Join`: the only time this secret is sent.
 */
export interface Joined {
  code: string;
  seat: number;
  seat_secret: string;
}
/**
 * `GET /api/tables`: the listed ones.
 */
export interface Tables {
  tables: TableState[];
}
/**
 * `POST /api/replay`: a record as text.
 */
export interface ReplayAsk {
  record: string;
}
/**
 * The answer: by viewer (`"0"`..., `"-1"` spectator, `"-2"` from above) a step for the start
 *     and one for every move.
 */
export interface Replayed {
  game: string;
  names: string[];
  options: Facts;
  moves: Facts[];
  end: Facts;
  chance: Facts;
  reveal: Facts;
  viewers: {
    [k: string]: ReplayStep[];
  };
}
/**
 * What one viewer saw of one move: new events, and what has changed in the view: the fields
 *     with a new value, and those that are gone. The first step has the whole view.
 */
export interface ReplayStep {
  events: Facts[];
  view: Partial<View>;
  gone: string[];
}
/**
 * `POST /api/moment`: a moment of an opened record (`record`, `move`, `viewer`), or one that
 *     the asker sees anyway (`game`, `names`, `options`, `view`).
 */
export interface MomentAsk {
  record?: string;
  move?: number;
  viewer?: number;
  game?: string;
  names?: string[];
  options?: Facts;
  view?: Facts;
}
/**
 * A moment as the text of a scenario file.
 */
export interface Moment {
  scenario: string;
}
/**
 * `GET /api/learn/{game}`: in the order in which they are best taken.
 */
export interface Lessons {
  game: string;
  lessons: Lesson[];
}
/**
 * A scenario to be played by the learner; its words are `lesson-ID` of the client.
 */
export interface Lesson {
  id: string;
  title: string;
  rules: string[];
}
/**
 * `POST /api/learn/{game}/{lesson}`: all that the learner has done so far.
 */
export interface LearnAsk {
  moves?: LearnMove[];
}
/**
 * A move of the learner.
 */
export interface LearnMove {
  kind: "answer" | "aside";
  option: string;
}
/**
 * Where a lesson stands.
 */
export interface Learned {
  id: string;
  title: string;
  names: string[];
  you: number;
  rules: string[];
  options: Facts;
  moves: number;
  total: number;
  astray: boolean;
  done: boolean;
  hint: LearnMove | null;
  before: Facts[];
  frames: LearnFrame[];
}
/**
 * What the learner saw of one move, the own or another's.
 */
export interface LearnFrame {
  events: Facts[];
  view: View;
}
/**
 * `GET /api/address`: where others reach this server, for links to share.
 */
export interface Address {
  url: string;
}
/**
 * `GET /api/rules/{game}`: every entry in its order.
 */
export interface Rules {
  game: string;
  rules: RuleFacts[];
}
/**
 * One entry of a game's specification.
 */
export interface RuleFacts {
  id: string;
  section: string;
  text: string;
}
/**
 * Every refusal over HTTP.
 */
export interface Error {
  error: string;
  wrong: string;
  expected: string;
  rule?: string;
}
