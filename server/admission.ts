import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerSettings } from "./settings";

/** What has to be right about a request before anything is done for it: its path, method, host and scheme. */

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Pages, pictures and files are read and nothing else. */
const READING = ["GET", "HEAD"];
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const HSTS = "max-age=31536000";

/**
 * What is gone, or is something else, once an address has been read as one: "." and ".." between slashes, backslashes, a
 * fragment. Browsers send none of it. To Next.js "/api/../events" is "/events", to whatever goes by the path it is not.
 */
const READ_DIFFERENTLY = /\/(?:\.|%2e){1,2}(?:\/|$)|[\\#]/i;

/**
 * Encoded control characters, line breaks among them. No form and no link of the site sends one in an address; where an
 * address is quoted, as Next.js does of a picture that is missing, a line break would begin a line of its own in the log.
 */
const CONTROL_CHARACTERS = /%(?:[01][\da-f]|7f)/i;

interface Refusal {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
}

/** Answers with the error body of the API, and ends the connection. */
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

/** A path of this site, well encoded and as it is read; not the address of another one, as proxies are asked. */
function isWellFormed(url: string): boolean {
  if (CONTROL_CHARACTERS.test(url)) return false;
  const path = url.split("?", 1)[0] ?? "";
  try {
    decodeURIComponent(path);
    return path.startsWith("/") && !path.startsWith("//") && !READ_DIFFERENTLY.test(path);
  } catch {
    return false;
  }
}

const isLoopback = (host: string) => LOOPBACK.has(host.replace(/:\d+$/, ""));

/**
 * Makes the check of a request. It answers one that is refused or sent to https, and returns false; it returns true for
 * one that may be answered.
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
    const methods = url.startsWith("/api/") ? METHODS : READING;
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
      // To the site's own host: a proxy that keeps answers would lead everybody to the one that a stranger sent.
      response.writeHead(308, { Location: `https://${siteUrl.host}${url}` }).end();
      return false;
    }
    const isSecure = scheme === undefined ? siteUrl.protocol === "https:" : scheme === "https";
    if (isSecure && !isLoopback(host)) response.setHeader("Strict-Transport-Security", HSTS);
    return true;
  };
}
