import type { Readable } from "node:stream";
import { Pool } from "undici";
import {
  DECLARATION_HEADER,
  DECLARATION_REQUEST_HEADER,
  type Declaration,
  declarationSchema,
} from "@/lib/http/cache/declaration";
import { METRICS_REQUEST_HEADER } from "@/lib/http/metrics-header";
import type { Headers } from "./headers";

/** Shorter than Next.js keeps idle connections. */
const KEEP_ALIVE_MS = 60_000;
const CONNECT_MS = 5_000;
/** How long to wait for the headers of a response. */
const HEADERS_MS = 120_000;
/** A monitor waits ten seconds. */
const METRICS_MS = 8_000;
/** The User-Agent: without one, Next.js would send title and description after the content (next.config.mjs). */
const USER_AGENT = "centro-server";

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface UpstreamOptions {
  /** Where Next.js listens. */
  origin: string;
  /** The site's own host, for requests that this server makes itself. */
  host: string;
  /** Proves to Next.js that a declaration request comes from this server. */
  secret: string;
}

/** The headers of a response, without undefined ones. */
const definedHeaders = (headers: Record<string, string | string[] | undefined>): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined),
  );

export type Upstream = ReturnType<typeof connectUpstream>;

export function connectUpstream({ origin, host, secret }: UpstreamOptions) {
  const pool = new Pool(origin, {
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    connectTimeout: CONNECT_MS,
    headersTimeout: HEADERS_MS,
    // An event stream may be silent for any time.
    bodyTimeout: 0,
  });

  return {
    /**
     * The site's declaration for an address; nothing is rendered.
     * @returns null for a response that is rendered for each request
     */
    async fetchDeclaration(path: string): Promise<Declaration | null> {
      const { headers, body } = await pool.request({
        path,
        method: "GET",
        headers: { host, [DECLARATION_REQUEST_HEADER]: secret },
      });
      await body.dump();
      const declaration = headers[DECLARATION_HEADER];
      // Next.js redirects some addresses before proxy.ts runs, such as those with a trailing slash.
      if (declaration === undefined) return null;
      return declarationSchema.nullable().parse(JSON.parse(String(declaration)));
    },

    /**
     * The whole response to a request made by this server itself, which takes nothing but the address from a visitor's
     * request.
     */
    async render(path: string, own: Record<string, string>): Promise<Answer> {
      const { statusCode, headers, body } = await pool.request({
        path,
        method: "GET",
        headers: { host, "user-agent": USER_AGENT, ...own },
      });
      return {
        status: statusCode,
        headers: definedHeaders(headers),
        body: Buffer.from(await body.arrayBuffer()),
      };
    },

    /** The site's figures for /metrics. */
    async fetchMetrics(): Promise<string> {
      const { statusCode, body } = await pool.request({
        path: "/metrics",
        method: "GET",
        headers: { host, [METRICS_REQUEST_HEADER]: secret },
        signal: AbortSignal.timeout(METRICS_MS),
      });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`Next.js answered ${statusCode} for its figures.`);
      return text;
    },

    /**
     * Sends a client's request to Next.js and returns its response, whose body must still be read. Aborting `signal`
     * ends the exchange.
     */
    async forward(request: ForwardedRequest, signal: AbortSignal) {
      const { statusCode, headers, body } = await pool.request({
        ...request,
        signal,
      });
      return { status: statusCode, headers: definedHeaders(headers), body };
    },

    close: () => pool.destroy(),
  };
}

export interface ForwardedRequest {
  path: string;
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  headers: Headers;
  body: Readable | null;
}
