/**
 * The web process: Next.js behind Node's HTTP server. Prints "ready" when it answers. SIGTERM, SIGINT and the end of
 * standard input (the supervisor is gone) stop it after the requests that are under way.
 */
import { createServer } from "node:http";
import next from "next";

const dev = process.env.NODE_ENV !== "production";
const port = Number(process.env.PORT || 3000);
const trustsProxy = ["true", "1"].includes(process.env.TRUST_PROXY ?? "");
/** Headers with which a proxy speaks for the client; from anybody else they are claims. */
const PROXY_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
];
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const STOP_TIMEOUT_MS = 15_000;

const app = next({ dev, port, dir: process.cwd() });
await app.prepare();
const handle = app.getRequestHandler();

function badRequest(response) {
  response.writeHead(400, { "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ message: "L'indirizzo richiesto non è valido.", code: "VALIDATION" }));
}

function isWellFormed(url) {
  try {
    decodeURIComponent(url.split("?", 1)[0]);
    return true;
  } catch {
    return false;
  }
}

/** Where to send a request that came to the proxy over http, or null when it is fine. */
function httpsAddress(request) {
  if (!trustsProxy || request.headers["x-forwarded-proto"]?.split(",")[0]?.trim() !== "http") return null;
  const host = request.headers["x-forwarded-host"] ?? request.headers.host ?? "";
  return LOOPBACK.has(host.replace(/:\d+$/, "")) ? null : `https://${host}${request.url}`;
}

const server = createServer((request, response) => {
  if (!isWellFormed(request.url)) return badRequest(response);
  const secure = httpsAddress(request);
  if (secure !== null) {
    response.writeHead(308, { Location: secure });
    return response.end();
  }
  if (!trustsProxy) for (const name of PROXY_HEADERS) delete request.headers[name];
  handle(request, response);
});

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  const timer = setTimeout(() => process.exit(1), STOP_TIMEOUT_MS);
  server.close(async () => {
    clearTimeout(timer);
    await app.close();
    process.exit(0);
  });
  server.closeIdleConnections();
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
process.stdin.on("end", stop).resume();

server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Set PORT to another one.` : error);
  process.exit(1);
});
server.listen(port, () => process.stdout.write("ready\n"));
