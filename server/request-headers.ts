import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { ASK_HEADER } from "@/lib/http/kept/declaration";
import type { Headers } from "./headers";

/** Which headers of a client's request Next.js gets to see. */

/** Headers that Next.js uses internally, never accepted from clients: one of them makes it answer a page with `{}`. */
const FRAMEWORK =
  /^(?:rsc$|next-|x-(?:action|deployment|invocation|invoke|matched|middleware|next|nextjs|now|prerender|vercel)(?:-|$))/;
/** Headers of the router in the browser, on requests for a part of a page. */
const OF_THE_ROUTER = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;
/** Headers by which a proxy describes the client; believed only from a trusted proxy. */
const OF_PROXIES = new Set([
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
]);
const NEVER = new Set([
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
  ASK_HEADER,
]);

/** Whether Next.js's router asks for a part of a page, which it puts in place by scripts. */
export const isPartRequest = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" && headers.rsc === "1" && !url.startsWith("/api/");

/** The router's own headers of a request for a part. */
export function routerHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const found = OF_THE_ROUTER.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  return Object.fromEntries(found);
}

/** What Next.js gets of a client's request. */
export function forwardedHeaders(request: IncomingMessage, trustsProxy: boolean): Headers {
  const kept: Headers = isPartRequest(request) ? routerHeaders(request.headers) : {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || NEVER.has(name) || FRAMEWORK.test(name)) continue;
    if (OF_PROXIES.has(name) && !trustsProxy) continue;
    kept[name] = value;
  }
  // Rate limits go by the client's address (lib/request/client-address.ts).
  kept["x-forwarded-for"] ??= request.socket.remoteAddress ?? "";
  return kept;
}
