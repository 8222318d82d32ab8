/**
 * The web process: Next.js behind Node's HTTP server. Prints "ready" when it answers. SIGTERM, SIGINT and the end of
 * standard input (the supervisor is gone) stop it after the requests that are under way.
 */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import compression from "compression";
import next from "next";
import { ContentVersions } from "../lib/http/content-versions.mjs";
import { keepNewFilesPrivate } from "./run/data-folder.mjs";
import { isRenderedOnce, knownAddresses, NOWHERE, pathOf, withoutIdleQuery } from "./web/addresses.mjs";
import { requestAdmission } from "./web/admit-request.mjs";
import { compressedFiles } from "./web/compressed-files.mjs";
import { withErrorPage } from "./web/error-page.mjs";
import { dropFrameworkHeaders, dropPersonalHeaders, isPartRequest } from "./web/framework-headers.mjs";
import { gracefulStop } from "./web/graceful-stop.mjs";
import { listenAddress } from "./web/listen-address.mjs";
import { forbidOldCopies } from "./web/no-old-copies.mjs";
import { withNotFoundPage } from "./web/not-found-page.mjs";
import { applyPagePolicy, dropClaimedPolicy } from "./web/page-policy.mjs";
import { logAnswer } from "./web/ready/log-answer.mjs";
import { readyAnswers } from "./web/ready/ready-answers.mjs";
import { loneRenderer } from "./web/ready/render-alone.mjs";
import { refuseUpgrades } from "./web/refuse-upgrades.mjs";
import { openVersionQuery } from "./web/version-query.mjs";

keepNewFilesPrivate();
const dev = process.env.NODE_ENV !== "production";
const port = Number(process.env.PORT || 3000);
const trustsProxy = ["true", "1"].includes(process.env.TRUST_PROXY ?? "");
const host = listenAddress({ BIND_ADDRESS: process.env.BIND_ADDRESS, trustsProxy });
/** Longer than proxies keep idle connections (60 s and less), so that none sends a request into one that just closed. */
const KEEP_ALIVE_MS = 65_000;

/** Never listens: what everybody may get is rendered over connections inside of this process. */
const renderer = createServer();

// Errors are logged by instrumentation.ts, as lines that hold no personal data; Next.js's own would.
const app = next({
  dev,
  port,
  dir: process.cwd(),
  quiet: !dev,
  // Next.js takes the upgrades of this server, or else of the one that gets the first request.
  httpServer: dev ? undefined : renderer,
});
await app.prepare();
const handle = app.getRequestHandler();
renderer.on("request", (request, response) => handle(request, response));
const siteUrl = new URL(process.env.NEXTAUTH_URL || `http://localhost:${port}`);
const admit = requestAdmission({ trustsProxy, siteUrl, dev });

// Known to lib/http/page-cache.mjs, which Next.js loads, by this name.
const versions = new ContentVersions(openVersionQuery(process.env.DATABASE_URL));
if (!dev) globalThis.contentVersions = versions;
const { answerReady, answerNowhere } = readyAnswers({
  versions,
  renderAlone: loneRenderer(renderer, siteUrl.host),
  log: logAnswer,
});
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Who writes and looks again through this process sees the change at once, on every page. */
function forgetVersionsAfter(response) {
  const { end } = response;
  response.end = (...args) => {
    versions.forgetRecent();
    return end.apply(response, args);
  };
}

const isKnown = dev ? () => true : knownAddresses(process.cwd());

/** Brings the address to what the answer depends on, so that nobody's shows in a page that others get. */
function toOwnAddress(request) {
  dropFrameworkHeaders(request);
  request.url = isKnown(pathOf(request.url)) ? withoutIdleQuery(request.url) : NOWHERE;
}

/** Lets Next.js answer, with our pages for what fails and for what is not there. */
function render(request, response) {
  if (!dev) {
    if (isRenderedOnce(pathOf(request.url))) dropPersonalHeaders(request);
    forbidOldCopies(response);
    withErrorPage(request, response, request.headers["x-request-id"]);
    withNotFoundPage(request, response, answerNowhere);
  }
  return handle(request, response);
}

const compress = compression();
const preferCompressed = dev ? () => {} : compressedFiles(process.cwd());

async function answer(request, response) {
  if (answerReadiness(request, response)) return;
  if (!admit(request, response)) return;
  request.headers["x-request-id"] = randomUUID();
  // Everything here is small and goes out whole; a range that lies outside of a file would be an error of Next.js.
  delete request.headers.range;
  dropClaimedPolicy(request);
  if (!dev) toOwnAddress(request);
  if (!SAFE_METHODS.has(request.method)) forgetVersionsAfter(response);
  else if (!dev && (await answerReady(request, response))) return;
  // The router goes there by a whole page then.
  if (request.url === NOWHERE && isPartRequest(request)) return void response.writeHead(404).end();
  preferCompressed(request, response);
  compress(request, response, () => {
    if (!dev) applyPagePolicy(request, response);
    render(request, response);
  });
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(`Request ${request.headers["x-request-id"]} could not be answered: ${error.name}`);
    response.destroy();
  });
});
if (!dev) refuseUpgrades(server, logAnswer);
server.keepAliveTimeout = KEEP_ALIVE_MS;

// Known to what keeps a connection open for ever (lib/services/site/watch-changes.ts), by this name.
const stopping = new AbortController();
globalThis.siteStopping = stopping.signal;
const drainMs = Number(process.env.DRAIN_SECONDS || 0) * 1000;
const { answerReadiness, stop } = gracefulStop(server, { drainMs, stopping, close: () => app.close() });

process.on("SIGTERM", stop);
process.on("SIGINT", stop);
process.stdin.on("end", stop).resume();

server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Set PORT to another one.` : error);
  process.exit(1);
});
server.listen({ port, host }, () => process.stdout.write("ready\n"));
