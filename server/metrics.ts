import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import ipaddr from "ipaddr.js";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { isBuildFile } from "./cache/build-files";
import type { ServerSettings } from "./settings";
import type { Upstream } from "./upstream";

/**
 * /metrics: the figures of this process for a monitor, in Prometheus' text format. It counts requests and cached
 * responses itself and requests the rest from Next.js (lib/http/metrics.ts). For all other clients the path does not
 * exist.
 */

const METRICS_PATH = "/metrics";
/** Ranges of ipaddr.js that belong to private networks. */
const INSIDE = new Set(["loopback", "private", "uniqueLocal", "linkLocal"]);
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The paths where bookings are made, single ones or series. */
const BOOKING_PATHS = new Set(["/api/bookings", "/api/bookings/series"]);

function isInside(address: string): boolean {
  const bare = address.trim().replace(/^\[|\](?::\d+)?$/g, "");
  return ipaddr.isValid(bare) && INSIDE.has(ipaddr.process(bare).range());
}

function isSameToken(sent: string, token: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Whether a request may read the figures: with the token, or from a private network. Behind a trusted proxy, the
 * request must have come through it, and every address on its path must be private, so that a chain of proxies exposes
 * nothing; without one, it must not have come through any proxy.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
  { trustsProxy, metricsToken }: Pick<ServerSettings, "trustsProxy" | "metricsToken">,
): boolean {
  const [, sent] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  if (sent !== undefined && metricsToken !== null && isSameToken(sent, metricsToken)) return true;
  const forwarded = headers["x-forwarded-for"];
  const isForwarded = forwarded !== undefined || headers.forwarded !== undefined || headers.via !== undefined;
  // A trusted proxy that omits the client's address would bypass this check.
  if (trustsProxy ? forwarded === undefined : isForwarded) return false;
  if (headers.forwarded !== undefined) return false;
  const way = forwarded === undefined ? [] : String(forwarded).split(",");
  return [socket.remoteAddress ?? "", ...way].every(isInside);
}

type Kind = "api" | "page" | "file";

function kindOf(path: string): Kind {
  if (path.startsWith("/api/")) return "api";
  return isBuildFile(path) || /\.[a-z\d]+$/i.test(path) ? "file" : "page";
}

export function serverMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "centro_requests_total",
    help: "Requests that were answered",
    labelNames: ["kind", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "centro_request_seconds",
    help: "How long answers took",
    labelNames: ["kind"],
    buckets: BUCKETS,
    registers,
  });
  const answers = new Counter({
    name: "centro_cache_answers_total",
    help: "Answers that may be kept: sent again, or made for this request",
    labelNames: ["from"],
    registers,
  });
  for (const from of ["kept", "made"]) answers.inc({ from }, 0);
  const bookings = new Counter({
    name: "centro_bookings_total",
    help: "Bookings and series that were accepted",
    registers,
  });
  const refusals = new Counter({
    name: "centro_bookings_refused_total",
    help: "Bookings and series that were refused, by the status of the answer",
    labelNames: ["status"],
    registers,
  });

  return {
    count(request: IncomingMessage, response: ServerResponse): void {
      const started = performance.now();
      const [path = "/"] = (request.url ?? "/").split("?", 1);
      response.once("finish", () => {
        const status = response.statusCode;
        const kind = kindOf(path);
        requests.inc({ kind, status });
        durations.observe({ kind }, (performance.now() - started) / 1000);
        if (request.method !== "POST" || !BOOKING_PATHS.has(path)) return;
        if (status < 300) bookings.inc();
        else refusals.inc({ status });
      });
    },
    countKept: (isFromNext: boolean) => answers.inc({ from: isFromNext ? "made" : "kept" }),

    /**
     * Responds to a permitted request for the figures; returns false for any other request. If Next.js does not
     * respond, only the figures of this process are sent.
     */
    answer(
      request: IncomingMessage,
      response: ServerResponse,
      settings: Pick<ServerSettings, "trustsProxy" | "metricsToken">,
      upstream: Pick<Upstream, "fetchMetrics">,
    ): boolean {
      const [path] = (request.url ?? "/").split("?", 1);
      if (path !== METRICS_PATH || request.method !== "GET" || !mayReadMetrics(request, settings))
        return false;
      const whole = async () => {
        const ofSite = await upstream.fetchMetrics().catch(() => "");
        const text = `${(await registry.metrics()).trimEnd()}\n${ofSite}`;
        response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
        response.end(text);
      };
      whole().catch(() => response.destroy());
      return true;
    },
  };
}
