import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { languageOfPath } from "@/lib/domain/language/language-paths";
import type { Declaration } from "@/lib/http/cache/declaration";
import { acceptedLanguage } from "@/lib/request/accepted-language";
import { requestAdmission } from "./admission";
import { buildFiles, isBuildFile } from "./cache/build-files";
import { type CachedResponse, sendReady } from "./cache/cached-response";
import type { ContentVersions } from "./cache/content-versions";
import { type CacheLookup, createResponseCache, isMissingPage } from "./cache/response-cache";
import { sendErrorPage, sendUnavailable } from "./error-page";
import type { Exchange } from "./exchange";
import { forwarder } from "./forward";
import { type Headers, typeOf } from "./headers";
import { logFailure, logResponse } from "./log";
import { serverMetrics } from "./metrics";
import { isRscRequest, routerHeaders } from "./request-headers";
import type { ServerSettings } from "./settings";
import type { Upstream } from "./upstream";

/** The site's declarations for its addresses, remembered so that each is fetched once. */

const MAX_REMEMBERED = 20_000;
/** Longer addresses are not remembered, since each would take the memory of many. */
const MAX_ADDRESS_LENGTH = 500;

/** When a declaration expires: its instants and days are outdated then. */
const expiryOf = ({ expiresAt, ifContains }: Declaration) =>
  Math.min(expiresAt, ifContains?.expiresAt ?? expiresAt);

/**
 * Creates the function that returns the declaration for an address (path and query as sent); null for a response that
 * is rendered for each request.
 */
function rememberedDeclarations(fetchDeclaration: Upstream["fetchDeclaration"]) {
  const known = new LRUCache<string, { declaration: Declaration | null }>({ max: MAX_REMEMBERED });
  return async function declarationOf(url: string): Promise<Declaration | null> {
    const remembered = known.get(url);
    if (remembered && (remembered.declaration === null || Date.now() < expiryOf(remembered.declaration)))
      return remembered.declaration;
    const declaration = await fetchDeclaration(url);
    if (url.length <= MAX_ADDRESS_LENGTH) known.set(url, { declaration });
    return declaration;
  };
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** The `_rsc` parameter that Next.js's router adds to requests for parts of pages, against caches that ignore Vary. */
const CACHE_BUSTER = /([?&])_rsc(?:=([^&]*))?(?:&|$)/;

interface HandlerOptions {
  settings: Pick<ServerSettings, "trustsProxy" | "siteUrl" | "metricsToken">;
  upstream: Upstream;
  versions: ContentVersions;
  stopping: AbortSignal;
}

/** Whether the request contains credentials. */
const hasCredentials = ({ authorization, cookie }: IncomingMessage["headers"]) =>
  authorization !== undefined || cookie !== undefined;

/** Whether a person would see this failed response; programs and scripts handle the status themselves. */
const isFailedDocument = (request: IncomingMessage, answer: { status: number; headers: Headers }) =>
  answer.status >= 500 && !isRscRequest(request) && typeOf(answer) !== "application/json";

/** Splits an address into what was requested and the value of `_rsc`. */
function splitCacheBuster(url: string): { url: string; cacheBuster: string } {
  const found = CACHE_BUSTER.exec(url);
  if (found === null) return { url, cacheBuster: "" };
  const rest = url.replace(CACHE_BUSTER, (all, sign: string) => (all.endsWith("&") ? sign : ""));
  return { url: rest, cacheBuster: found[2] ?? "" };
}

/**
 * Adds the query of this request to a permanent redirect from a former name to the current page: the page was requested
 * without the query, which the browser reads there. Returns a copy, because other requests may receive the same
 * response.
 */
function withQuery(answer: CachedResponse, url = "/"): CachedResponse {
  const { location } = answer.headers;
  const start = url.indexOf("?");
  if (answer.status !== 308 || typeof location !== "string" || location.includes("?") || start < 0)
    return answer;
  return { ...answer, headers: { ...answer.headers, location: `${location}${url.slice(start)}` } };
}

export function requestHandler({ settings, upstream, versions, stopping }: HandlerOptions) {
  const metrics = serverMetrics();
  const admit = requestAdmission(settings);
  const declarationOf = rememberedDeclarations(upstream.fetchDeclaration);
  const kept = createResponseCache(versions, upstream, declarationOf);
  const findFile = buildFiles(upstream);
  const forward = forwarder(upstream, settings.trustsProxy, stopping);

  /** The request as a cache lookup; null if its response is rendered for this request only. */
  async function lookupOf(request: IncomingMessage): Promise<CacheLookup | null> {
    const { method, headers, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return null;
    const isRsc = isRscRequest(request);
    const plain = isRsc ? splitCacheBuster(url) : { url, cacheBuster: "" };
    const declaration = await declarationOf(plain.url);
    if (declaration === null || (declaration.audience === "anonymous" && hasCredentials(headers)))
      return null;
    return {
      declaration,
      rsc: isRsc ? { headers: routerHeaders(headers), cacheBuster: plain.cacheBuster } : null,
      language: declaration.isPerLanguage ? acceptedLanguage(headers["accept-language"]) : null,
    };
  }

  async function answerFile(path: string, exchange: Exchange): Promise<boolean> {
    const file = await findFile(path);
    if (file !== null) sendReady(file, exchange);
    return file !== null;
  }

  async function answerKept(lookup: CacheLookup, exchange: Exchange): Promise<void> {
    const started = performance.now();
    const { request, requestId } = exchange;
    const { answer, isFromNext } = await kept.find(lookup, requestId);
    metrics.countKept(isFromNext);
    if (isFailedDocument(request, answer)) return sendErrorPage(exchange);
    const status = sendReady(lookup.rsc === null ? withQuery(answer, request.url) : answer, exchange);
    if (answer.hasRequestId && !isFromNext) {
      const { route } = lookup.declaration;
      logResponse({ request, requestId, route, status, started });
    }
  }

  async function forwardToNext(exchange: Exchange): Promise<void> {
    const { request, requestId } = exchange;
    const answer = await forward(exchange);
    // So that a client that writes through this process sees the change on the next page.
    if (!SAFE_METHODS.has(request.method ?? "")) versions.forgetRecent();
    const isMissing = isMissingPage(answer) && !isRscRequest(request);
    if (!isMissing && !isFailedDocument(request, answer)) return answer.send();
    answer.discard();
    if (isMissing) {
      const { language } = languageOfPath((request.url ?? "/").split("?", 1)[0] ?? "/");
      sendReady((await kept.missingPage(requestId, language)).answer, exchange);
    } else sendErrorPage(exchange);
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    if (isBuildFile(path) && (await answerFile(path, exchange))) return;
    const lookup = await lookupOf(request);
    if (lookup !== null) await answerKept(lookup, exchange);
    else await forwardToNext(exchange);
  }

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    if (metrics.answer(request, response, settings, upstream)) return;
    metrics.count(request, response);
    if (!admit(request, response)) return;
    const exchange = { requestId: randomUUID(), request, response };
    answer(exchange).catch((error: unknown) => {
      // The client disconnected, or the response was aborted halfway.
      if (response.headersSent || response.destroyed) return void response.destroy();
      logFailure(exchange.requestId, error);
      sendUnavailable(exchange);
    });
  };
}
