import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { ASK_HEADER } from "@/lib/http/kept/declaration";

/** Which headers of a client's request Next.js gets to see. */

/**
 * Those by which the parts of Next.js talk to each other. From outside they are claims: one of them makes Next.js answer
 * a page with `{}`.
 */
const FRAMEWORK =
  /^(?:rsc$|next-|x-(?:action|deployment|invocation|invoke|matched|middleware|next|nextjs|now|prerender|vercel)(?:-|$))/;
/** What its router in the browser sends when it asks for a part of a page. */
const OF_THE_ROUTER = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;
/** With which a proxy speaks for the client; from anybody else they are claims. */
const OF_PROXIES = new Set([
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
]);
const NEVER = new Set([
  // Of the connection to the client.
  "connection",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "proxy-authorization",
  "proxy-connection",
  "expect",
  // This server encodes, identifies and protects answers itself. What is here is small and goes out whole.
  "accept-encoding",
  "range",
  "if-range",
  "x-request-id",
  "content-security-policy",
  "content-security-policy-report-only",
  ASK_HEADER,
]);

export type Headers = Record<string, string | string[]>;

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
