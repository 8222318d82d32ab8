/** This site speaks plain HTTP/1.1 alone: whoever asks for another protocol is told so, and the connection ends. */
import { randomUUID } from "node:crypto";

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

/**
 * @param {import("node:http").Server} server
 * @param {typeof import("./ready/log-answer.mjs").logAnswer} log
 */
export function refuseUpgrades(server, log) {
  server.on("upgrade", (request, socket) => {
    const started = performance.now();
    request.headers["x-request-id"] = randomUUID();
    // Who went away meanwhile is nobody's error.
    socket.on("error", () => {});
    socket.end(ANSWER, () => socket.destroy());
    log({ request, route: ANY_ROUTE, status: 426, started });
  });
}
