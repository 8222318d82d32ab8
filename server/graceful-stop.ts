import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** How the server goes without losing a request, also behind a load balancer. */

/** How long requests that are under way have. Whoever stops a site waits ten seconds for all of it. */
const FINISH_MS = 6_000;
/** When a process that cannot close what it has open ends all the same. */
const EXIT_MS = 8_000;
/** For requests that were sent and not read yet: their connections count as idle. */
const READ_MS = 100;
/** The same for a process so busy that the time passes without a look: a turn accepts few connections, the next reads. */
const READ_TURNS = 10;
/** What a load balancer asks: 200 while this process takes requests, 404 when it is about to go. */
const READINESS_PATH = "/readyz";

interface StopOptions {
  /** How long (milliseconds) requests are still taken after a load balancer was told to send no more. */
  drainMs: number;
  /** Aborted for what would keep a connection open for ever. */
  stopping: AbortController;
  /** Runs after the last request. */
  close: () => Promise<void>;
}

export function gracefulStop(server: Server, { drainMs, stopping, close }: StopOptions) {
  const underWay = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isClosing = false;

  /** The client is told to send no other request over the connection, which could go on for ever. */
  function endConnectionAfter(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader("Connection", "close");
  }
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (isClosing) endConnectionAfter(response);
  });

  function closeServer(): void {
    isClosing = true;
    setTimeout(() => process.exit(1), EXIT_MS);
    // What is left are uploads that drip, requests that are never ended, answers that nobody reads.
    setTimeout(() => server.closeAllConnections(), FINISH_MS);
    for (const response of underWay) endConnectionAfter(response);
    void closeWhenRead();
  }

  async function closeWhenRead(): Promise<void> {
    await sleep(READ_MS);
    for (let turn = 0; turn < READ_TURNS; turn += 1) await nextTurn();
    server.close(async () => {
      await close();
      process.exit(0);
    });
    // Browsers open connections ahead, which Node does not count as idle before their first request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Kept connections would outlast their last request.
    setInterval(() => server.closeIdleConnections(), 100);
  }

  return {
    /** Answers what a load balancer asks; false where something else was asked for. */
    answerReadiness(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url !== READINESS_PATH) return false;
      response.writeHead(stopping.signal.aborted ? 404 : 200, {
        "Content-Type": "text/plain",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      });
      response.end(stopping.signal.aborted ? "stopping\n" : "ready\n");
      return true;
    },
    stop(): void {
      if (stopping.signal.aborted) return;
      stopping.abort();
      if (drainMs === 0) closeServer();
      else setTimeout(closeServer, drainMs);
    },
  };
}
