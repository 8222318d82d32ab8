import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** Stops the server without losing a request, also behind a load balancer. */

/** How long open requests have to finish. Supervisors usually kill a process ten seconds after its stop signal. */
const FINISH_MS = 6_000;
/** When the process is killed, even if something could not be closed. */
const KILL_MS = 8_000;
/** The time reserved after `close`, to exit before being killed. */
const LAST_MS = 500;
/** Time to read requests that were sent but not read yet: Node counts their connections as idle. */
const READ_MS = 100;
/**
 * The same in turns of the event loop, for a process so busy that the time passes within one turn: a turn accepts a few
 * connections, the next one reads them.
 */
const READ_TURNS = 10;
/** The path that a load balancer polls: 200 while this process accepts requests, 404 when it is about to stop. */
const READINESS_PATH = "/readyz";

interface StopOptions {
  /** How long (milliseconds) requests are still accepted after load balancers are informed of the stop. */
  drainMs: number;
  /** Aborted to end responses that would keep a connection open forever. */
  stopping: AbortController;
  /** Runs after the last request, and has this many milliseconds. */
  close: (milliseconds: number) => Promise<void>;
  /**
   * Ends everything at once: before a normal exit, Node waits for running compressions and frees all memory, which
   * takes seconds.
   */
  kill: () => void;
}

export function gracefulStop(server: Server, { drainMs, stopping, close, kill }: StopOptions) {
  const underWay = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isClosing = false;
  let closeBy = 0;

  /** Tells the client not to send further requests over this connection. */
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
    // Whatever is still open by then: slow uploads, incomplete requests, responses that the client does not read.
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
    // Browsers open connections in advance, which Node does not count as idle before their first request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Keep-alive connections would stay open after their last request.
    setInterval(() => server.closeIdleConnections(), 100);
  }

  return {
    /** Responds to the poll of a load balancer; returns false for any other request. */
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
