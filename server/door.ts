import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { requestAdmission } from "./admission";
import { sendErrorPage } from "./error-page";
import { forwarder } from "./forward";
import { buildFiles, isBuildFile } from "./kept/build-files";
import type { ContentVersions } from "./kept/content-versions";
import { rememberedDeclarations } from "./kept/declarations";
import { sendReady } from "./kept/entry";
import { type Asked, isMissingPage, keptAnswers } from "./kept/kept-answers";
import { logAnswer } from "./log";
import { isPartRequest, routerHeaders } from "./request-headers";
import type { ServerSettings } from "./settings";
import type { Upstream } from "./upstream";

/** What happens to a request, in order (README.md). */

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** The mark that the router adds to its requests for parts of pages, against caches that ignore Vary. */
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

const isFailedDocument = (status: number, request: IncomingMessage, type: string) =>
  status >= 500 && !isPartRequest(request) && !type.startsWith("application/json");

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

  /** The request as one that everybody may get the answer to; null where it is not. */
  async function askedBy(request: IncomingMessage): Promise<Asked | null> {
    const { method, headers, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return null;
    const isPart = isPartRequest(request);
    const plain = isPart ? withoutMark(url) : { url, mark: "" };
    const declaration = await declarationOf(plain.url);
    if (declaration === null || (declaration.audience === "strangers" && isSomebody(headers))) return null;
    return { declaration, part: isPart ? { headers: routerHeaders(headers), mark: plain.mark } : null };
  }

  async function answerFile(
    path: string,
    requestId: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const file = await findFile(path);
    if (file !== null) sendReady(file, requestId, request, response);
    return file !== null;
  }

  async function answerKept(
    asked: Asked,
    requestId: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const started = performance.now();
    const { answer, isFromNext } = await kept.find(asked, requestId);
    if (isFailedDocument(answer.status, request, String(answer.headers["content-type"] ?? "")))
      return sendErrorPage(response, request.url ?? "/", requestId);
    const status = sendReady(answer, requestId, request, response);
    if (answer.namesRequest && !isFromNext) {
      const [route = ""] = asked.declaration.address.split("?", 1);
      logAnswer({ request, requestId, route, status, started });
    }
  }

  async function answerByNext(requestId: string, request: IncomingMessage, response: ServerResponse) {
    const answer = await forward(request, response, requestId);
    // Who writes and looks again through this process sees the change at once, on every page.
    if (!SAFE_METHODS.has(request.method ?? "")) versions.forgetRecent();
    if (isMissingPage(answer) && !isPartRequest(request)) {
      answer.discard();
      sendReady((await kept.missingPage(requestId)).answer, requestId, request, response);
    } else if (isFailedDocument(answer.status, request, String(answer.headers["content-type"] ?? ""))) {
      answer.discard();
      sendErrorPage(response, request.url ?? "/", requestId);
    } else await answer.send();
  }

  async function answer(
    requestId: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    if (isBuildFile(path) && (await answerFile(path, requestId, request, response))) return;
    const asked = await askedBy(request);
    if (asked !== null) await answerKept(asked, requestId, request, response);
    else await answerByNext(requestId, request, response);
  }

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    if (!admit(request, response)) return;
    const requestId = randomUUID();
    answer(requestId, request, response).catch((error: unknown) => {
      // The client went away, or the answer broke off in its middle.
      if (response.headersSent || response.destroyed) return void response.destroy();
      const name = error instanceof Error ? error.name : String(error);
      process.stderr.write(
        `${JSON.stringify({ time: new Date().toISOString(), level: "error", requestId, error: name })}\n`,
      );
      sendErrorPage(response, request.url ?? "/", requestId);
    });
  };
}
