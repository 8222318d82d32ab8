import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { logAnswer } from "./log";

/** The site offers HTTP/1.1 only: other protocols are refused and the connection is closed. */
const BODY = JSON.stringify({ message: "Questa operazione non è prevista.", code: "UPGRADE_NOT_OFFERED" });
const ANSWER = [
  "HTTP/1.1 426 Upgrade Required",
  "Upgrade: HTTP/1.1",
  "Connection: Upgrade, close",
  "Content-Type: application/json; charset=utf-8",
  `Content-Length: ${Buffer.byteLength(BODY)}`,
  "X-Content-Type-Options: nosniff",
  "",
  BODY,
].join("\r\n");

/** The path is not logged, since it may contain personal data. */
const ANY_ROUTE = "/*";

export function refuseUpgrades(server: Server): void {
  server.on("upgrade", (request, socket) => {
    const started = performance.now();
    // The client may have disconnected; that is no error.
    socket.on("error", () => {});
    socket.end(ANSWER, () => socket.destroy());
    logAnswer({ request, requestId: randomUUID(), route: ANY_ROUTE, status: 426, started });
  });
}
