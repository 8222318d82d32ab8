import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { keepNewFilesPrivate } from "../scripts/run/data-folder.mjs";
import { freePort } from "../scripts/run/processes.mjs";
import { ContentVersions, openVersionQuery } from "./cache/content-versions";
import { startMails, startNext } from "./child-process";
import { gracefulStop } from "./graceful-stop";
import { oneByOne } from "./one-by-one";
import { refuseUnserved } from "./refuse-unserved";
import { requestHandler } from "./request-handler";
import { serverSettings } from "./settings";
import { connectUpstream, type Upstream } from "./upstream";

/**
 * The web server: starts Next.js as a child process and handles all requests in front of it. Another child process sends
 * the mails. Prints "ready" when it accepts requests. SIGTERM, SIGINT and the end of standard input (the supervisor is
 * gone) stop it after the current requests.
 */

/**
 * Longer than proxies keep idle connections (60 s and less), so that no proxy sends a request into a connection that
 * was just closed.
 */
const KEEP_ALIVE_MS = 65_000;
const START_MS = 60_000;
const SECRET_BYTES = 24;

/** Waits until Next.js responds to a declaration request. */
async function waitUntilReady(upstream: Upstream): Promise<void> {
  for (const deadline = Date.now() + START_MS; ; await sleep(50)) {
    try {
      await upstream.fetchDeclaration("/");
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

async function main(): Promise<void> {
  keepNewFilesPrivate();
  const settings = serverSettings(process.env);
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const next = startNext(await freePort(), secret);
  const upstream = connectUpstream({ origin: next.origin, host: settings.siteUrl.host, secret });
  const versions = new ContentVersions(openVersionQuery(settings.databaseUrl));
  const stopping = new AbortController();
  let isStopping = false;
  let mails: ReturnType<typeof startMails> | null = null;
  process.once("exit", () => {
    next.kill();
    mails?.kill();
  });
  void next.ended.then(() => {
    if (!isStopping) process.exit(1);
  });
  await waitUntilReady(upstream);
  // After Next.js, whose start the first visitor waits for.
  mails = startMails();

  const handle = requestHandler({ settings, upstream, versions, stopping: stopping.signal });
  const server = createServer(
    oneByOne((request, response) => {
      if (!answerReadiness(request, response)) handle(request, response);
    }),
  );
  const { answerReadiness, stop } = gracefulStop(server, {
    drainMs: settings.drainMs,
    stopping,
    async close(milliseconds) {
      isStopping = true;
      await upstream.close();
      await Promise.all([next.end(milliseconds), mails?.end(milliseconds)]);
    },
    kill() {
      next.kill();
      mails?.kill();
      process.kill(process.pid, "SIGKILL");
    },
  });
  refuseUnserved(server);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  process.stdin.on("end", stop).resume();

  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE" ? `Port ${settings.port} is taken. Set PORT to another one.` : error,
    );
    process.exit(1);
  });
  server.listen({ port: settings.port, host: settings.host }, () => process.stdout.write("ready\n"));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
