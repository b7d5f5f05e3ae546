/** Loading a match that has ended: from the server by table and number, or from a file. */
import { api } from "../net/api.ts";
import { ABOVE, Film } from "./film.ts";

export interface Loaded {
  record: string;
  film: Film;
  /** The fingerprint that the table had published, where it still tells. */
  published: string;
}

export async function fromTable(code: string, match: number): Promise<Loaded> {
  const record = await api.record(code, match);
  const [film, table] = await Promise.all([filmOf(record), api.table(code).catch(() => null)]);
  const published = table && table.match === match ? table.commitment : "";
  return { record, film, published };
}

export async function fromText(record: string): Promise<Loaded> {
  return { record, film: await filmOf(record), published: "" };
}

/** The film from above, which every page wants; other eyes are fetched when somebody asks for them. */
async function filmOf(record: string): Promise<Film> {
  return new Film(await api.replay(record, ABOVE), (viewer) => api.replay(record, viewer));
}

/** Where a replay stands, as the end of its address: `#/replay/CODE/MATCH/STEP/VIEWER`. */
export function readPlace(hash: string): { step: number; viewer: number } | null {
  const [, , , step, viewer] = hash.replace(/^#?\/?/, "").split("/");
  if (step === undefined || !/^\d+$/.test(step)) return null;
  return { step: Number(step), viewer: /^-?\d+$/.test(viewer ?? "") ? Number(viewer) : -2 };
}

export const placeOf = (code: string, match: number, step: number, viewer: number): string =>
  `#/replay/${encodeURIComponent(code)}/${match}/${step}/${viewer}`;
