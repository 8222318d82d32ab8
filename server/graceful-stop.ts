import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** Stops the server without losing a request, also behind a load balancer. */

/** How long open requests have to finish. Supervisors usually kill a process ten seconds after asking it to stop. */
const FINISH_MS = 6_000;
/** When the process is killed, with whatever could not be closed. */
const KILL_MS = 8_000;
/** What is left after `close`, to exit before it is killed. */
const LAST_MS = 500;
/** Time to read requests that were sent but not read yet: Node counts their connections as idle. */
const READ_MS = 100;
/**
 * The same in turns of the event loop, for a process so busy that the time passes within one: a turn accepts few
 * connections, the next reads them.
 */
const READ_TURNS = 10;
/** The path that a load balancer polls: 200 while this process takes requests, 404 when it is about to stop. */
const READINESS_PATH = "/readyz";

interface StopOptions {
  /** How long (milliseconds) requests are still taken after a load balancer was told to send no more. */
  drainMs: number;
  /** Aborted to end responses that would keep a connection open for ever. */
  stopping: AbortController;
  /** Runs after the last request, and has so many milliseconds. */
  close: (milliseconds: number) => Promise<void>;
  /** Ends everything at once: to exit, Node waits for what is being compressed and frees all memory, which takes seconds. */
  kill: () => void;
}

export function gracefulStop(server: Server, { drainMs, stopping, close, kill }: StopOptions) {
  const underWay = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isClosing = false;
  let closeBy = 0;

  /** Tells the client to send no further request over this connection. */
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
    closeBy = performance.now() + KILL_MS - LAST_MS;
    setTimeout(kill, KILL_MS);
    // What is still open by then: slow uploads, incomplete requests, answers that nobody reads.
    setTimeout(() => server.closeAllConnections(), FINISH_MS);
    for (const response of underWay) endConnectionAfter(response);
    void closeWhenRead();
  }

  async function closeWhenRead(): Promise<void> {
    await sleep(READ_MS);
    for (let turn = 0; turn < READ_TURNS; turn += 1) await nextTurn();
    server.close(async () => {
      await close(closeBy - performance.now());
      process.exit(0);
    });
    // Browsers open connections ahead, which Node does not count as idle before their first request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Keep-alive connections would stay open after their last request.
    setInterval(() => server.closeIdleConnections(), 100);
  }

  return {
    /** Answers the poll of a load balancer; returns false for any other request. */
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
