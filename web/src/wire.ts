/* What travels between this client and the server. Written by `npm run types` from
 * src/whiteout/server/wire.py; do not edit. */
import type {Facts, View} from "./facts.ts";

/** What turns one JSON value into another (docs/protocol.md, Differences). */
export type Difference = unknown[] | {[key: string]: Difference | 0};

/** The types of a game's words and clicks (docs/protocol.md, Types). */
export interface Types {
  options?: Record<string, Record<string, string>>;
  events?: Record<string, Record<string, string>>;
  about?: Record<string, string>;
  view?: Record<string, string>;
}

export type ClientMessage =
  | Hello
  | Answer
  | Aside
  | Claim
  | Say
  | MoreTime
  | AlwaysAsk
  | StandIn
  | Notify
  | Whole
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
  | SetPace
  | Close;
export type ServerMessage = Update | Change | Ack | Refused | Pong | Gone;

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
  MineAsk?: MineAsk;
  Mine?: Mine;
  MySeatAsk?: MySeatAsk;
  MySeat?: MySeat;
  ReplayAsk?: ReplayAsk;
  Replayed?: Replayed;
  MomentAsk?: MomentAsk;
  Moment?: Moment;
  Lessons?: Lessons;
  LearnAsk?: LearnAsk;
  Learned?: Learned;
  Address?: Address;
  PushFacts?: PushFacts;
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
  changes?: boolean;
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
 * Structured table talk: the sentence and its blanks, as in `core.talk`.
 */
export interface Claim {
  type: "claim";
  key: string;
  claim: {
    [k: string]: number | string;
  };
}
/**
 * Chat, to a channel of the game that the speaker reads; without one, to the speaker's usual
 *     channel (`you.channel`).
 */
export interface Say {
  type: "say";
  key: string;
  text: string;
  channel?: string;
}
/**
 * Ask for more time for the open choice, once.
 */
export interface MoreTime {
  type: "more_time";
  key: string;
}
/**
 * Whether to be asked even where there is a single option and no secret in it.
 */
export interface AlwaysAsk {
  type: "always_ask";
  key: string;
  on: boolean;
}
/**
 * Whether a bot is to hold the seat while this person is away, also at a slow table.
 */
export interface StandIn {
  type: "stand_in";
  key: string;
  on: boolean;
}
/**
 * Whether this browser is to be called by Web Push when the match waits for its absent person.
 *     Endpoint and keys are those of the browser's subscription.
 */
export interface Notify {
  type: "notify";
  key: string;
  endpoint: string;
  on?: boolean;
  p256dh?: string;
  auth?: string;
  language?: string;
}
/**
 * Send everything again: a change was missed. What is there already is named as in `hello`.
 */
export interface Whole {
  type: "whole";
  key: string;
  match?: number;
  events?: number;
  chat?: number;
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
 * How fast bots move, or that they wait.
 */
export interface SetPace {
  act: "pace";
  key: string;
  type: "host";
  pace: "fast" | "normal" | "paused" | "slow";
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
 * Everything this viewer may know. `first` is the number of the first event below.
 */
export interface Update {
  type: "update";
  n: number;
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
  pace: "fast" | "normal" | "paused" | "slow";
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
  channel: string;
  text: string;
  at: number;
}
/**
 * The clock of the open choice: public, and the same for everybody.
 */
export interface ClockFacts {
  choice: number;
  kind: string;
  total: number;
  seconds: number;
  more: boolean;
}
/**
 * Who the server takes this socket for.
 */
export interface You {
  seat: number;
  host: boolean;
  held_by_bot: boolean;
  channel: string;
  channels: Writes[];
  always_ask: boolean;
  stand_in: boolean;
  called: boolean;
  given: string;
  lone: string;
}
/**
 * A channel that the viewer reads, and whether it may write there now.
 */
export interface Writes {
  id: string;
  write: boolean;
  rule: string;
}
/**
 * What has changed since the update or change before (`changes.py`), for sockets that said
 *     `changes` in their hello.
 */
export interface Change {
  type: "change";
  n: number;
  first?: number;
  events?: Facts[];
  chat_first?: number;
  chat?: ChatLine[];
  changed?: Record<string, Difference>;
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
  clocks: string[];
  bots: string[];
  usual_bot: string;
  roles: string[];
  cards: string[];
  allegiances: string[];
  ends: string[];
  longest: number;
  claims: ClaimFacts[];
  channels: ChannelFacts[];
  types: Types;
}
/**
 * One setting of a game; its words are `setting-KEY` of the game's catalogue.
 */
export interface SettingFacts {
  key: string;
  kind:
    "cards" | "choice" | "fraction" | "number" | "number_or_word" | "numbers" | "seat" | "switch";
  default: boolean | number | string | number[];
  default_by_seats: {
    [k: string]: boolean | number | string | number[];
  };
  choices: string[];
  minimum: number;
  maximum: number;
  step: number;
  fewest: number;
  most: number;
}
/**
 * A sentence of table talk; its words are `claim-KEY` of the catalogue.
 */
export interface ClaimFacts {
  key: string;
  blanks: BlankFacts[];
}
/**
 * A blank of a claim, as in `core.talk`.
 */
export interface BlankFacts {
  name: string;
  family: string;
  choices: string[];
  most: number;
}
/**
 * A place to write in; its words are `channel-ID` of the catalogue.
 */
export interface ChannelFacts {
  id: string;
  open_after: boolean;
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
 * `POST /api/mine`: how do the matches stand in which I have seats? Asking is not coming back:
 *     a bot goes on holding a seat, and nobody sees that it was asked.
 */
export interface MineAsk {
  seats: MySeatAsk[];
}
/**
 * A seat of whoever asks, and its secret.
 */
export interface MySeatAsk {
  code: string;
  secret: string;
}
/**
 * The answer to `MineAsk`, in the order asked.
 */
export interface Mine {
  seats: MySeat[];
}
/**
 * How a match stands for one seat.
 */
export interface MySeat {
  code: string;
  game: string;
  state: "ended" | "gone" | "lobby" | "playing";
  match: number;
  asked: boolean;
}
/**
 * `POST /api/replay`: a record as text, and whose eyes to see it with: a seat, -1 for a
 *     spectator, -2 for the view from above.
 */
export interface ReplayAsk {
  record: string;
  viewer?: number;
}
/**
 * The answer: a step for the start and one for every move.
 */
export interface Replayed {
  game: string;
  names: string[];
  options: Facts;
  moves: Facts[];
  end: Facts;
  chance: Facts;
  reveal: Facts;
  viewer: number;
  steps: ReplayStep[];
}
/**
 * What the viewer saw of one move: new events, and the difference of the view to the one
 *     before (`changes.py`); the first step's is to an empty object. `{}`: nothing has changed.
 */
export interface ReplayStep {
  events: Facts[];
  change: Difference;
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
  here_only: boolean;
}
/**
 * `GET /api/push`: what a browser subscribes to.
 */
export interface PushFacts {
  key: string;
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
