/** Pages by the part of the address behind "#": it never reaches a server, so a seat's secret may
 *  travel in it from one device to another. */

export type Route =
  | { page: "home" }
  | { page: "host"; game: string }
  | { page: "join"; code: string }
  | { page: "watch" }
  | { page: "table"; code: string; secret: string }
  | { page: "replay"; code: string; match: number }
  | { page: "reveal"; code: string; match: number }
  | { page: "learn"; game: string; lesson: string }
  | { page: "how"; game: string }
  | { page: "me"; data: string }
  | { page: "stage" }
  | { page: "about" };

export function parse(hash: string): Route {
  const [page = "", ...rest] = hash.replace(/^#?\/?/, "").split("/").map(decode);
  const [first = "", second = ""] = rest;
  switch (page) {
    case "host":
      return { page, game: first };
    case "join":
      return { page, code: first.toUpperCase() };
    case "watch":
    case "stage":
    case "about":
      return { page };
    case "t":
      return { page: "table", code: first.toUpperCase(), secret: second };
    case "replay":
    case "reveal":
      return { page, code: first.toUpperCase(), match: Number.parseInt(second, 10) || 0 };
    case "how":
      return { page, game: first };
    case "me":
      return { page, data: first };
    case "learn":
      return { page, game: first, lesson: second };
    default:
      return { page: "home" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The server's own links (`/t/CODE`, as in its QR code) as ours; empty for any other path. */
export const fromPath = (path: string): string => /^\/t\/[A-Za-z]+$/.test(path) ? `#/t/${path.slice(3).toUpperCase()}` : "";

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** How often a seat's private link was followed on this page: the table is opened anew then. */
  seated = $state(0);

  constructor() {
    const ours = fromPath(location.pathname);
    if (ours) {
      history.replaceState(null, "", `/${ours}`);
      this.route = parse(ours);
    }
    addEventListener("hashchange", () => {
      this.route = parse(location.hash);
      if (this.route.page === "table" && this.route.secret) this.seated += 1;
      scrollTo(0, 0);
    });
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Go without leaving the old address in the history: it may have held a secret. */
  replace(hash: string): void {
    history.replaceState(null, "", hash);
    this.route = parse(hash);
  }
}

export const router = new Router();

/** The link to share: whoever opens it can sit down or watch. */
export const tableLink = (code: string): string => `${location.origin}${location.pathname}#/t/${code}`;

/** The link that carries a seat to another device of the same person. */
export const privateLink = (code: string, secret: string): string =>
  `${tableLink(code)}/${encodeURIComponent(secret)}`;
