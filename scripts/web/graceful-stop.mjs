/** How a web process goes without losing a request, also behind a load balancer. */

const STOP_TIMEOUT_MS = 15_000;
/** What a load balancer asks: 200 while this process takes requests, 404 when it is about to go. */
const READINESS_PATH = "/readyz";

/**
 * @param {import("node:http").Server} server
 * @param {{ drainMs: number, stopping: AbortController, close: () => Promise<void> }} options `drainMs` for how long
 *   requests are still taken after a load balancer was told to send no more; `stopping` is aborted for what would keep a
 *   connection open for ever; `close` runs after the last request.
 */
export function gracefulStop(server, { drainMs, stopping, close }) {
  function closeServer() {
    const timer = setTimeout(() => process.exit(1), STOP_TIMEOUT_MS);
    server.close(async () => {
      clearTimeout(timer);
      await close();
      process.exit(0);
    });
    // Kept connections would outlast their last request.
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 100);
  }
  return {
    /** Answers what a load balancer asks; false where something else was asked for. */
    answerReadiness(request, response) {
      if (request.url !== READINESS_PATH) return false;
      response.writeHead(stopping.signal.aborted ? 404 : 200, {
        "Content-Type": "text/plain",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      });
      response.end(stopping.signal.aborted ? "stopping\n" : "ready\n");
      return true;
    },
    stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      if (drainMs === 0) closeServer();
      else setTimeout(closeServer, drainMs);
    },
  };
}
