import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerSettings } from "./settings";

/** The checks of a request before anything else: path, method, host and scheme. */

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Only the API accepts writes. */
const READ_METHODS = ["GET", "HEAD"];
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const HSTS = "max-age=31536000";

/**
 * Parts of a path that URL parsing removes or changes: "." and ".." as segments, backslashes, a fragment. Browsers
 * never send them. Next.js treats "/api/../events" as "/events"; a check that compares the raw path does not.
 */
const AMBIGUOUS_PATH = /\/(?:\.|%2e){1,2}(?:\/|$)|[\\#]/i;

/** Longer than any path of the site, in characters: the title in an event's address has 200 at most. */
const MAX_PATH = 2_000;

/** More parameters than any address of the site has: Next.js needs quadratic time for them. */
const MAX_PARAMETERS = 200;

/** A page's longer query would not fit into the response head that redirects to the sign-in. */
const MAX_PAGE_QUERY = 4_000;

/**
 * Encoded control characters, including line breaks, in the query of a page or a picture. No form and no link of the
 * site sends any. Next.js may quote an address in its log, such as that of a missing picture; a line break would start
 * a new line there.
 */
const CONTROL_CHARACTERS = /%(?:[01][\da-f]|7f)/i;

interface Refusal {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
}

/** Responds with the API's error body, and closes the connection. */
function refuse(response: ServerResponse, { status, code, message, headers = {} }: Refusal): false {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    Connection: "close",
    ...headers,
  });
  response.end(JSON.stringify({ message, code }));
  return false;
}

/**
 * Whether it is a correctly encoded path of this site that URL parsing leaves unchanged; not an absolute address, as
 * sent to proxies.
 */
function isWellFormed(url: string): boolean {
  const queryStart = url.indexOf("?");
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  if (path.length > MAX_PATH) return false;
  const query = url.slice(path.length);
  if (query.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS) return false;
  if (!url.startsWith("/api/") && (query.length > MAX_PAGE_QUERY || CONTROL_CHARACTERS.test(query)))
    return false;
  try {
    decodeURIComponent(path);
    return path.startsWith("/") && !path.startsWith("//") && !AMBIGUOUS_PATH.test(path);
  } catch {
    return false;
  }
}

const isLoopback = (host: string) => LOOPBACK.has(host.replace(/:\d+$/, ""));

/**
 * Creates the check of a request: true if the request may be handled; false if it has been refused, or redirected to
 * https.
 */
export function requestAdmission({ trustsProxy, siteUrl }: Pick<ServerSettings, "trustsProxy" | "siteUrl">) {
  return function admit(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = "", method = "" } = request;
    if (!isWellFormed(url))
      return refuse(response, {
        status: 400,
        code: "VALIDATION",
        message: "L'indirizzo richiesto non è valido.",
      });
    const methods = url.startsWith("/api/") ? METHODS : READ_METHODS;
    if (!methods.includes(method))
      return refuse(response, {
        status: 405,
        code: "METHOD_NOT_ALLOWED",
        message: "Questa operazione non è prevista.",
        headers: { Allow: methods.join(", ") },
      });

    const forwarded = (name: string) =>
      trustsProxy
        ? String(request.headers[name] ?? "")
            .split(",")[0]
            ?.trim() || undefined
        : undefined;
    const host = forwarded("x-forwarded-host") ?? request.headers.host ?? "";
    if (!HOST.test(host))
      return refuse(response, {
        status: 400,
        code: "VALIDATION",
        message: "L'intestazione Host non è valida.",
      });

    const scheme = forwarded("x-forwarded-proto");
    if (scheme === "http" && !isLoopback(host)) {
      // To the site's own host, not the request's: otherwise a caching proxy could redirect everybody to a host
      // invented by one client.
      response.writeHead(308, { Location: `https://${siteUrl.host}${url}` }).end();
      return false;
    }
    const isSecure = scheme === undefined ? siteUrl.protocol === "https:" : scheme === "https";
    if (isSecure && !isLoopback(host)) response.setHeader("Strict-Transport-Security", HSTS);
    return true;
  };
}
