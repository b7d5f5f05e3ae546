/** The HTTP part of docs/protocol.md. */
import type {
  Address,
  Create,
  Created,
  Error as WireError,
  GameFacts,
  Games,
  Join,
  Joined,
  Learned,
  LearnMove,
  Lessons,
  Mine,
  Moment,
  MomentAsk,
  MySeat,
  MySeatAsk,
  PushFacts,
  Replayed,
  RuleFacts,
  Rules,
  TableState,
  Tables,
} from "../wire.ts";

export type Rule = RuleFacts;

/** A refusal of the server: what was wrong, what was expected, the rule if there is one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly facts: WireError,
  ) {
    super(facts.wrong);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "omit",
    });
  } catch {
    throw new ApiError(0, { error: "offline", wrong: "", expected: "" });
  }
  if (response.ok) return (await response.json()) as T;
  let facts: WireError;
  try {
    facts = (await response.json()) as WireError;
  } catch {
    facts = { error: "failed", wrong: response.statusText, expected: "" };
  }
  throw new ApiError(response.status, facts);
}

async function text(path: string): Promise<string> {
  const response = await fetch(path, { credentials: "omit" });
  if (!response.ok) throw new ApiError(response.status, (await response.json()) as WireError);
  return response.text();
}

const at = encodeURIComponent;
let games: Promise<GameFacts[]> | undefined;
let address: Promise<Address> | undefined;
let push: Promise<string> | undefined;

export const api = {
  /** Asked once: games do not change while the page is open. */
  games(): Promise<GameFacts[]> {
    games ??= call<Games>("/api/games").then((found) => found.games);
    games.catch(() => (games = undefined));
    return games;
  },
  game: async (id: string): Promise<GameFacts | undefined> =>
    (await api.games()).find((game) => game.id === id),
  /** Where others reach this server; it depends on nothing but the page's own address. */
  address(): Promise<Address> {
    address ??= call<Address>("/api/address");
    address.catch(() => (address = undefined));
    return address;
  },
  /** The key to subscribe to for calls while the page is closed; empty where nobody is called. */
  push(): Promise<string> {
    push ??= call<PushFacts>("/api/push").then(({ key }) => key);
    push.catch(() => (push = undefined));
    return push;
  },
  create: (ask: Create): Promise<Created> => call("/api/tables", ask),
  tables: async (): Promise<TableState[]> => (await call<Tables>("/api/tables")).tables,
  table: (code: string): Promise<TableState> => call(`/api/tables/${at(code)}`),
  /** How the matches stand in which this browser has seats. */
  mine: async (seats: MySeatAsk[]): Promise<MySeat[]> => (await call<Mine>("/api/mine", { seats })).seats,
  join: (code: string, ask: Join): Promise<Joined> => call(`/api/tables/${at(code)}/join`, ask),
  record: (code: string, match: number): Promise<string> =>
    text(`/api/tables/${at(code)}/matches/${match}/record`),
  /** The Fluent file of a game that this client does not have. */
  words: (game: string, language: string): Promise<string> =>
    text(`/api/games/${at(game)}/words/${at(language)}`),
  replay: (record: string, viewer: number): Promise<Replayed> => call("/api/replay", { record, viewer }),
  moment: async (ask: MomentAsk): Promise<string> =>
    (await call<Moment>("/api/moment", ask)).scenario,
  lessons: (game: string): Promise<Lessons> => call(`/api/learn/${at(game)}`),
  learn: (game: string, lesson: string, moves: LearnMove[]): Promise<Learned> =>
    call(`/api/learn/${at(game)}/${at(lesson)}`, { moves }),
  rules: async (game: string): Promise<Rule[]> =>
    (await call<Rules>(`/api/rules/${at(game)}`)).rules,
  rule: (game: string, id: string): Promise<Rule> => call(`/api/rules/${at(game)}/${at(id)}`),
};
