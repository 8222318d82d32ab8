import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { METHODS } from "./admission";
import { logResponse } from "./log";

/**
 * Requests that Node does not pass to the request handler, and would answer or cut off by itself without a line in the
 * log: other protocols (the site offers HTTP/1.1 only), tunnels, and expectations other than 100-continue. All are
 * refused, and their connections closed.
 */

interface Refusal {
  status: number;
  reason: string;
  code: string;
  headers: Record<string, string>;
}

const UPGRADE: Refusal = {
  status: 426,
  reason: "Upgrade Required",
  code: "UPGRADE_NOT_OFFERED",
  headers: { Upgrade: "HTTP/1.1", Connection: "Upgrade, close" },
};
const TUNNEL: Refusal = {
  status: 405,
  reason: "Method Not Allowed",
  code: "METHOD_NOT_ALLOWED",
  headers: { Allow: METHODS.join(", "), Connection: "close" },
};
const EXPECTATION: Refusal = {
  status: 417,
  reason: "Expectation Failed",
  code: "EXPECTATION_NOT_MET",
  headers: { Connection: "close" },
};

/** The path is not logged, since it may contain personal data. */
const ANY_ROUTE = "/*";
/**
 * Closes the connection of a client that does not read its response: Node has detached it from the server, which can no
 * longer close it.
 */
const CUT_MS = 1_000;

const bodyOf = ({ code }: Refusal) => JSON.stringify({ message: "Questa operazione non è prevista.", code });

const headersOf = (refusal: Refusal, requestId: string): Record<string, string> => ({
  ...refusal.headers,
  "Cache-Control": "no-store",
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(bodyOf(refusal))),
  "X-Content-Type-Options": "nosniff",
  "X-Request-Id": requestId,
});

/** Responds on a connection that Node has handed over, for which there is no response object. */
function refuseOn(socket: Duplex, request: IncomingMessage, refusal: Refusal): void {
  const started = performance.now();
  const requestId = randomUUID();
  const { status, reason } = refusal;
  const lines = Object.entries(headersOf(refusal, requestId)).map(([name, value]) => `${name}: ${value}`);
  // The client may have disconnected, which is not an error.
  socket.on("error", () => {});
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, "", bodyOf(refusal)].join("\r\n"), () =>
    socket.destroy(),
  );
  setTimeout(() => socket.destroy(), CUT_MS).unref();
  logResponse({ request, requestId, route: ANY_ROUTE, status, started });
}

export function refuseUnserved(server: Server): void {
  server.on("upgrade", (request, socket) => refuseOn(socket, request, UPGRADE));
  server.on("connect", (request, socket) => refuseOn(socket, request, TUNNEL));
  server.on("checkExpectation", (request, response) => {
    const started = performance.now();
    const requestId = randomUUID();
    const { status } = EXPECTATION;
    response.writeHead(status, headersOf(EXPECTATION, requestId)).end(bodyOf(EXPECTATION));
    logResponse({ request, requestId, route: ANY_ROUTE, status, started });
  });
}
