import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { logAnswer } from "./log";

/** This site speaks plain HTTP/1.1 alone: whoever asks for another protocol is told so, and the connection ends. */
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

/** Without a path in the log, which may hold what is nobody's business. */
const ANY_ROUTE = "/*";

export function refuseUpgrades(server: Server): void {
  server.on("upgrade", (request, socket) => {
    const started = performance.now();
    // Who went away meanwhile is nobody's error.
    socket.on("error", () => {});
    socket.end(ANSWER, () => socket.destroy());
    logAnswer({ request, requestId: randomUUID(), route: ANY_ROUTE, status: 426, started });
  });
}
