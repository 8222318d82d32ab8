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
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const STOP_TIMEOUT_MS = 15_000;
/** Longer than proxies keep idle connections (60 s and less), so that none sends a request into one that just closed. */
const KEEP_ALIVE_MS = 65_000;
const HSTS = "max-age=31536000; includeSubDomains";

const app = next({ dev, port, dir: process.cwd() });
await app.prepare();
const handle = app.getRequestHandler();

/** An error body of the contract, for what Next.js should not see at all. */
function refuse(response, status, code, message, headers = {}) {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    Connection: "close",
    ...headers,
  });
  response.end(JSON.stringify({ message, code }));
}

/** A path of this site, well encoded; not the address of another one, as proxies are asked. */
function isWellFormed(url) {
  try {
    decodeURIComponent(url.split("?", 1)[0]);
    return url.startsWith("/");
  } catch {
    return false;
  }
}

const firstOf = (header) => header?.split(",")[0]?.trim();

const isLoopback = (host) => LOOPBACK.has(host.replace(/:\d+$/, ""));

/** The host that was asked for, null when it is no host. */
function hostOf(request) {
  const host = (trustsProxy && firstOf(request.headers["x-forwarded-host"])) || request.headers.host || "";
  return /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host) ? host : null;
}

/** The scheme of the client: by the proxy's word where there is one, else by the site's own address. */
function isSecure(request) {
  const scheme = trustsProxy ? firstOf(request.headers["x-forwarded-proto"]) : undefined;
  return scheme === undefined ? (process.env.NEXTAUTH_URL ?? "").startsWith("https:") : scheme === "https";
}

const server = createServer((request, response) => {
  if (!isWellFormed(request.url))
    return refuse(response, 400, "VALIDATION", "L'indirizzo richiesto non è valido.");
  if (!METHODS.has(request.method)) {
    const headers = { Allow: [...METHODS].join(", ") };
    return refuse(response, 405, "METHOD_NOT_ALLOWED", "Questa operazione non è prevista.", headers);
  }
  const host = hostOf(request);
  if (host === null) return refuse(response, 400, "VALIDATION", "L'intestazione Host non è valida.");
  if (trustsProxy && firstOf(request.headers["x-forwarded-proto"]) === "http" && !isLoopback(host)) {
    response.writeHead(308, { Location: `https://${host}${request.url}` });
    return response.end();
  }
  if (isSecure(request) && !isLoopback(host)) response.setHeader("Strict-Transport-Security", HSTS);
  if (!trustsProxy) for (const name of PROXY_HEADERS) delete request.headers[name];
  handle(request, response);
});
server.keepAliveTimeout = KEEP_ALIVE_MS;

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
