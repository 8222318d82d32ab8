import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { readCookie, SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { DECLARATION_REQUEST_HEADER, MISSING_PAGE_LANGUAGE_HEADER } from "@/lib/http/cache/declaration";
import { METRICS_REQUEST_HEADER } from "@/lib/http/metrics-header";
import type { Headers } from "./headers";
import { isRouterState } from "./router-state";

/** Which headers of a client's request are passed to Next.js. */

/**
 * Headers that Next.js uses internally, never accepted from clients: one of them makes it respond to a page request
 * with `{}`.
 */
const FRAMEWORK_HEADERS =
  /^(?:rsc$|next-|x-(?:action|deployment|invocation|invoke|matched|middleware|next|nextjs|now|prerender|vercel)(?:-|$))/;
/** Headers of the router in the browser, on requests for a part of a page. */
const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;
/** Headers by which a proxy describes the client; trusted only from a trusted proxy. */
const PROXY_HEADERS = new Set([
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
]);
const NEVER_FORWARDED = new Set([
  // Headers of the connection to the client.
  "connection",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "proxy-authorization",
  "proxy-connection",
  "expect",
  // This server compresses, assigns request ids and sets policies itself, and serves no ranges.
  "accept-encoding",
  "range",
  "if-range",
  "x-request-id",
  "content-security-policy",
  "content-security-policy-report-only",
  DECLARATION_REQUEST_HEADER,
  METRICS_REQUEST_HEADER,
  MISSING_PAGE_LANGUAGE_HEADER,
]);

/** Whether Next.js's router requests a part of a page, which it inserts by scripts. */
export const isRscRequest = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" && headers.rsc === "1" && !url.startsWith("/api/");

/**
 * The router's own headers of a request for a part. An invalid state is omitted: the whole part is then returned, as to
 * a router that shows nothing yet.
 */
export function routerHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const found = ROUTER_HEADERS.flatMap((name) => {
    const value = headers[name] === undefined ? null : String(headers[name]);
    const isKept = value !== null && (name !== "next-router-state-tree" || isRouterState(value));
    return isKept ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

const COOKIES = [SESSION_COOKIE, "next-auth.csrf-token", "__Host-next-auth.csrf-token"];

/**
 * The site's own cookies in a Cookie header, each once; null for none. The time that Next.js takes grows with the square
 * of their number: 0.8 s for 1,500 in 12 kB.
 */
function ownCookies(header: string): string | null {
  const found = COOKIES.flatMap((name) => {
    const value = readCookie(header, name);
    return value === null ? [] : [`${name}=${value}`];
  });
  return found.length === 0 ? null : found.join("; ");
}

/**
 * In characters; browsers send about 200. Next.js searches it for the names of robots, in a time that grows with the
 * square of its length: 0.6 s for 15,000.
 */
const MAX_USER_AGENT = 1_000;

const isOverlong = (name: string, value: string | string[]) =>
  name === "user-agent" && value.length > MAX_USER_AGENT;

/** The headers of a client's request that are forwarded to Next.js. */
export function forwardedHeaders(request: IncomingMessage, trustsProxy: boolean): Headers {
  const kept: Headers = isRscRequest(request) ? routerHeaders(request.headers) : {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || NEVER_FORWARDED.has(name) || FRAMEWORK_HEADERS.test(name)) continue;
    if ((PROXY_HEADERS.has(name) && !trustsProxy) || isOverlong(name, value)) continue;
    if (name !== "cookie") kept[name] = value;
  }
  const cookies = ownCookies(request.headers.cookie ?? "");
  if (cookies !== null) kept.cookie = cookies;
  // Rate limits use the client's address (lib/request/client-address.ts).
  kept["x-forwarded-for"] ??= request.socket.remoteAddress ?? "";
  return kept;
}
