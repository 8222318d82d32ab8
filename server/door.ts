import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { requestAdmission } from "./admission";
import { sendErrorPage, sendNoAnswer } from "./error-page";
import type { Exchange } from "./exchange";
import { forwarder } from "./forward";
import { type Headers, typeOf } from "./headers";
import { buildFiles, isBuildFile } from "./kept/build-files";
import type { ContentVersions } from "./kept/content-versions";
import { rememberedDeclarations } from "./kept/declarations";
import { sendReady } from "./kept/entry";
import { type Asked, isMissingPage, keptAnswers } from "./kept/kept-answers";
import { logAnswer, logFailure } from "./log";
import { isPartRequest, routerHeaders } from "./request-headers";
import type { ServerSettings } from "./settings";
import type { Upstream } from "./upstream";

/** How a request is answered, in the order of README.md. */

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** The `_rsc` parameter that Next.js's router adds to requests for parts of pages, against caches that ignore Vary. */
const MARK = /([?&])_rsc(?:=([^&]*))?(?:&|$)/;

interface Site {
  settings: Pick<ServerSettings, "trustsProxy" | "siteUrl">;
  upstream: Upstream;
  versions: ContentVersions;
  stopping: AbortSignal;
}

/** Whether the caller says who they are. */
const isSomebody = ({ authorization, cookie }: IncomingMessage["headers"]) =>
  authorization !== undefined || cookie !== undefined;

/** Whether a person would see this failed answer; programs and scripts handle the status themselves. */
const isFailedDocument = (request: IncomingMessage, answer: { status: number; headers: Headers }) =>
  answer.status >= 500 && !isPartRequest(request) && typeOf(answer) !== "application/json";

/** The address without the router's mark, and the mark. */
function withoutMark(url: string): { url: string; mark: string } {
  const found = MARK.exec(url);
  if (found === null) return { url, mark: "" };
  const rest = url.replace(MARK, (all, sign: string) => (all.endsWith("&") ? sign : ""));
  return { url: rest, mark: found[2] ?? "" };
}

export function door({ settings, upstream, versions, stopping }: Site) {
  const admit = requestAdmission(settings);
  const declarationOf = rememberedDeclarations(upstream.ask);
  const kept = keptAnswers(versions, upstream, declarationOf);
  const findFile = buildFiles(upstream);
  const forward = forwarder(upstream, settings.trustsProxy, stopping);

  /** The request as a lookup among the kept answers; null where its answer is made for this request alone. */
  async function askedBy(request: IncomingMessage): Promise<Asked | null> {
    const { method, headers, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return null;
    const isPart = isPartRequest(request);
    const plain = isPart ? withoutMark(url) : { url, mark: "" };
    const declaration = await declarationOf(plain.url);
    if (declaration === null || (declaration.audience === "strangers" && isSomebody(headers))) return null;
    return { declaration, part: isPart ? { headers: routerHeaders(headers), mark: plain.mark } : null };
  }

  async function answerFile(path: string, exchange: Exchange): Promise<boolean> {
    const file = await findFile(path);
    if (file !== null) sendReady(file, exchange);
    return file !== null;
  }

  async function answerKept(asked: Asked, exchange: Exchange): Promise<void> {
    const started = performance.now();
    const { request, requestId } = exchange;
    const { answer, isFromNext } = await kept.find(asked, requestId);
    if (isFailedDocument(request, answer)) return sendErrorPage(exchange);
    const status = sendReady(answer, exchange);
    if (answer.namesRequest && !isFromNext) {
      const { route } = asked.declaration;
      logAnswer({ request, requestId, route, status, started });
    }
  }

  async function answerByNext(exchange: Exchange): Promise<void> {
    const { request, requestId } = exchange;
    const answer = await forward(exchange);
    // So that whoever writes through this process sees the change on the next page.
    if (!SAFE_METHODS.has(request.method ?? "")) versions.forgetRecent();
    const isMissing = isMissingPage(answer) && !isPartRequest(request);
    if (!isMissing && !isFailedDocument(request, answer)) return answer.send();
    answer.discard();
    if (isMissing) sendReady((await kept.missingPage(requestId)).answer, exchange);
    else sendErrorPage(exchange);
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    if (isBuildFile(path) && (await answerFile(path, exchange))) return;
    const asked = await askedBy(request);
    if (asked !== null) await answerKept(asked, exchange);
    else await answerByNext(exchange);
  }

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    if (!admit(request, response)) return;
    const exchange = { requestId: randomUUID(), request, response };
    answer(exchange).catch((error: unknown) => {
      // The client disconnected, or the answer broke off halfway.
      if (response.headersSent || response.destroyed) return void response.destroy();
      logFailure(exchange.requestId, error);
      sendNoAnswer(exchange);
    });
  };
}
