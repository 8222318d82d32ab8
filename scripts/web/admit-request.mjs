/**
 * What has to be right about a request before Next.js sees it: its path, method and host, the scheme of the client, and
 * the headers with which proxies speak.
 */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Pages, pictures and files are read and nothing else: what Next.js answers to another method it would keep for all. */
const READING = ["GET", "HEAD"];
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const HSTS = "max-age=31536000";
/** Headers with which a proxy speaks for the client; from anybody else they are claims. */
const PROXY_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
];

/** An error body of the API, for what Next.js should not see at all. */
function refuse(response, status, code, message, headers = {}) {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    Connection: "close",
    ...headers,
  });
  response.end(JSON.stringify({ message, code }));
  return false;
}

/**
 * What is gone, or is something else, once an address has been read as one: "." and ".." between slashes, backslashes, a
 * fragment. Browsers send none of it. To Next.js "/api/../events" is "/events", to whatever goes by the path it is not.
 */
const READ_DIFFERENTLY = /\/(?:\.|%2e){1,2}(?:\/|$)|[\\#]/i;

/** A path of this site, well encoded and as it is read; not the address of another one, as proxies are asked. */
function isWellFormed(url) {
  const path = url.split("?", 1)[0];
  try {
    decodeURIComponent(path);
    return path.startsWith("/") && !path.startsWith("//") && !READ_DIFFERENTLY.test(path);
  } catch {
    return false;
  }
}

/** The methods of an address. The development server's own tools write elsewhere, too. */
const methodsOf = (url, dev) => (dev || url.startsWith("/api/") ? METHODS : READING);

const firstOf = (header) => header?.split(",")[0]?.trim();

const isLoopback = (host) => LOOPBACK.has(host.replace(/:\d+$/, ""));

/**
 * Makes the check for a site. The check answers a request that is refused or sent to https, and returns false; it
 * returns true for one that Next.js may have.
 * @param {{ trustsProxy: boolean, siteUrl: URL, dev: boolean }} site `siteUrl` is its own address
 */
export function requestAdmission({ trustsProxy, siteUrl, dev }) {
  return function admit(request, response) {
    if (!isWellFormed(request.url))
      return refuse(response, 400, "VALIDATION", "L'indirizzo richiesto non è valido.");
    const methods = methodsOf(request.url, dev);
    if (!methods.includes(request.method)) {
      const headers = { Allow: methods.join(", ") };
      return refuse(response, 405, "METHOD_NOT_ALLOWED", "Questa operazione non è prevista.", headers);
    }
    const forwarded = (name) => (trustsProxy ? firstOf(request.headers[name]) : undefined);
    const host = forwarded("x-forwarded-host") || request.headers.host || "";
    if (!HOST.test(host)) return refuse(response, 400, "VALIDATION", "L'intestazione Host non è valida.");

    const scheme = forwarded("x-forwarded-proto");
    if (scheme === "http" && !isLoopback(host)) {
      // To the site's own host: a proxy that keeps answers would lead everybody to the one that a stranger sent.
      response.writeHead(308, { Location: `https://${siteUrl.host}${request.url}` });
      response.end();
      return false;
    }
    const isSecure = scheme === undefined ? siteUrl.protocol === "https:" : scheme === "https";
    if (isSecure && !isLoopback(host)) response.setHeader("Strict-Transport-Security", HSTS);
    if (!trustsProxy) for (const name of PROXY_HEADERS) delete request.headers[name];
    return true;
  };
}
