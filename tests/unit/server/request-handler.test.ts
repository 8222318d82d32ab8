import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  DECLARATION_HEADER,
  DECLARATION_REQUEST_HEADER,
  type Declaration,
} from "@/lib/http/cache/declaration";
import { METRICS_REQUEST_HEADER } from "@/lib/http/metrics-header";
import { ContentVersions } from "@/server/cache/content-versions";
import { requestHandler } from "@/server/request-handler";
import { connectUpstream, type Upstream } from "@/server/upstream";

/** The server in front of a stand-in for Next.js, which records the requests it receives. */
const SECRET = "known to both";
const HOUR_MS = 60 * 60_000;

const page: Declaration = {
  address: "/page",
  route: "/page",
  status: 200,
  type: "text/html",
  parts: null,
  days: null,
  expiresAt: Date.now() + HOUR_MS,
  ifContains: null,
  maxVersionAgeMs: 0,
  staleIfErrorMs: HOUR_MS,
  audience: "everybody",
  isPerLanguage: false,
  cacheControl: "no-cache",
  isFramable: false,
};
const DECLARED: Record<string, Declaration> = {
  "/page": page,
  "/api/data": {
    ...page,
    address: "/api/data",
    type: "application/json",
    audience: "anonymous",
    isPerLanguage: true,
    staleIfErrorMs: 0,
  },
  "/_not-found": { ...page, address: "/_not-found", status: 404, cacheControl: "no-store" },
};

interface Rendered {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the response continues forever after the body. */
  isEndless?: boolean;
}

let rendered: (request: IncomingMessage) => Rendered;
let received: IncomingMessage[];
let version: number;
let isDatabaseGone: boolean;
let next: Server;
let front: Server;
let base: string;
let upstream: Upstream;
let stopping: AbortController;

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  [received, version, isDatabaseGone] = [[], 1, false];
  rendered = () => ({ body: `version ${version}` });
  next = createServer((request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (request.headers[DECLARATION_REQUEST_HEADER] === SECRET)
      return void response
        .writeHead(204, { [DECLARATION_HEADER]: JSON.stringify(DECLARED[path] ?? null) })
        .end();
    received.push(request);
    const { status = 200, type = "text/html", headers = {}, body = "", isEndless } = rendered(request);
    response.writeHead(status, { "content-type": type, ...headers });
    if (isEndless) response.write(body);
    else response.end(body);
  });
  upstream = connectUpstream({ origin: await listen(next), host: "www.example.org", secret: SECRET });
  const versions = new ContentVersions(async () => {
    if (isDatabaseGone) throw new Error("gone");
    return { rows: [{ name: "events", version: String(version) }] };
  });
  const settings = { trustsProxy: false, siteUrl: new URL("http://www.example.org"), metricsToken: null };
  stopping = new AbortController();
  front = createServer(requestHandler({ settings, upstream, versions, stopping: stopping.signal }));
  base = await listen(front);
});
afterEach(async () => {
  await upstream.close();
  for (const server of [front, next]) {
    server.closeAllConnections();
    server.close();
  }
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(base + path, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test("the metrics count responses and include those of Next.js, which are not available to clients directly", async () => {
  rendered = ({ url, headers }) => {
    if (url !== "/metrics") return { body: "page" };
    return headers[METRICS_REQUEST_HEADER] === SECRET ? { body: "centro_of_next 1\n" } : { status: 404 };
  };
  for (let n = 0; n < 3; n += 1) await get("/page");
  await get("/other", { [METRICS_REQUEST_HEADER]: "guessed" });
  expect(received.at(-1)?.headers[METRICS_REQUEST_HEADER]).toBeUndefined();
  await fetch(`${base}/api/bookings`, { method: "POST", body: "{}" });
  rendered = ({ url }) => (url === "/metrics" ? { body: "centro_of_next 1\n" } : { status: 409 });
  await fetch(`${base}/api/bookings`, { method: "POST", body: "{}" });
  const expected = [
    'centro_requests_total{kind="page",status="200"} 4',
    'centro_cache_answers_total{from="kept"} 2',
    'centro_cache_answers_total{from="made"} 1',
    "centro_bookings_total 1",
    'centro_bookings_refused_total{status="409"} 1',
    "centro_of_next 1",
  ];
  // A response is counted once it has been sent completely, possibly just after the client received it.
  const missing = (text: string) => expected.filter((line) => !text.split("\n").includes(line));
  let figures = await get("/metrics");
  for (let tries = 0; tries < 50 && missing(figures.text).length > 0; tries += 1) {
    await sleep(20);
    figures = await get("/metrics");
  }
  expect(figures.status).toBe(200);
  expect(figures.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(missing(figures.text)).toEqual([]);
});

test("the metrics of the server are returned even if Next.js fails", async () => {
  rendered = () => ({ status: 500, body: "broken" });
  const { status, text } = await get("/metrics");
  expect([status, text.includes("centro_cache_answers_total"), text.includes("broken")]).toEqual([
    200,
    true,
    false,
  ]);
});

test("a request through an untrusted proxy gets no metrics", async () => {
  rendered = ({ headers }) => ({
    status: headers[METRICS_REQUEST_HEADER] === SECRET ? 200 : 404,
    body: "figures",
  });
  expect((await get("/metrics", { "x-forwarded-for": "10.0.0.1" })).text).not.toContain("centro_");
});

test("a cacheable response is requested without any data of the visitor", async () => {
  await get("/page?utm_source=x", {
    cookie: "session-token=b",
    "x-middleware-prefetch": "1",
    "x-forwarded-host": "evil.example",
    [DECLARATION_REQUEST_HEADER]: "guessed",
  });
  const [{ method, url, headers } = {} as IncomingMessage] = received;
  expect([method, url]).toEqual(["GET", "/page"]);
  expect(Object.keys(headers).sort()).toEqual([
    "connection",
    "content-security-policy",
    "host",
    "user-agent",
    "x-request-id",
  ]);
  expect(headers.host).toBe("www.example.org");
});

test("a redirect to the current address of a page preserves the query of its own request only", async () => {
  rendered = () => ({ status: 308, headers: { location: "/page-of-today" } });
  const locationOf = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get("location"), headers.get("cache-control")];
  };
  const queries = ["?startDate=2030-03-04&isFullDay=true", "", "?startDate=2031-05-06", "?", ""];
  const answers = await Promise.all(queries.map((query) => locationOf(`/page${query}`)));
  expect(answers).toEqual(
    queries.map((query) => [308, `/page-of-today${query === "?" ? "" : query}`, "no-store"]),
  );
  expect(received.map(({ url }) => url)).toEqual(received.map(() => "/page"));
});

test("a cached response is sent until a version increases, then rendered again", async () => {
  expect([(await get("/page")).text, (await get("/page")).text]).toEqual(["version 1", "version 1"]);
  version = 2;
  expect((await get("/page")).text).toBe("version 2");
  expect(received).toHaveLength(2);
});

test("a change during rendering is not missed by the cached copy", async () => {
  rendered = () => {
    const body = `version ${version}`;
    version += 1;
    return { body };
  };
  expect((await get("/page")).text).toBe("version 1");
  expect((await get("/page")).text).toBe("version 2");
});

test.each([
  ["without a body's type", { type: "" }],
  ["of another type", { type: "text/x-component" }],
  ["of another status", { status: 201 }],
  ["that sets a cookie", { headers: { "set-cookie": "a=b" } }],
])("a response %s is not cached", async (_what, odd) => {
  const answers: Rendered[] = [{ ...odd, body: "{}" }];
  rendered = () => answers.shift() ?? { body: "whole" };
  expect([(await get("/page")).text, (await get("/page")).text]).toEqual(["{}", "whole"]);
});

test("a stale copy is sent while the database is unavailable, if its declaration allows that", async () => {
  rendered = ({ url }) => (url === "/page" ? { body: "old" } : { type: "application/json", body: "{}" });
  await get("/page");
  await get("/api/data");
  isDatabaseGone = true;
  rendered = () => ({ status: 500, body: "failed" });
  expect(await get("/page")).toMatchObject({ status: 200, text: "old" });
  expect((await get("/api/data")).status).toBe(500);
});

test("a failed page shows an error without scripts, with the request id", async () => {
  rendered = () => ({ status: 500, body: "<script>empty()</script>" });
  for (const path of ["/page", "/mine"]) {
    const { status, headers, text } = await get(path);
    expect([status, headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(text).toContain(`Codice: ${headers.get("x-request-id")}`);
    expect(text).not.toContain("<script");
  }
});

test("a missing page gets the response for unknown addresses", async () => {
  rendered = ({ url }) => ({ status: 404, body: url === "/_not-found" ? "Nothing here" : "" });
  for (const path of ["/page", "/mine"])
    expect(await get(path)).toMatchObject({ status: 404, text: "Nothing here" });
});

test("a personal response is rendered per request, with a nonce, and never reused", async () => {
  rendered = ({ headers }) => ({ body: `for ${headers.cookie ?? "a stranger"}` });
  const mine = await get("/mine", { cookie: "session-token=b" });
  expect([mine.text, (await get("/mine")).text]).toEqual(["for session-token=b", "for a stranger"]);
  const [policy] = received.map(({ headers }) => headers["content-security-policy"]);
  expect(mine.headers.get("content-security-policy")).toBe(policy);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}'/);
});

test("passes only the site's own cookies on, each once, because many of them would slow Next.js down", async () => {
  rendered = ({ headers }) => ({ body: headers.cookie ?? "none" });
  const many = Array.from({ length: 1_500 }, (_, at) => `a${at}=1`)
    .join("; ")
    .slice(0, 12_000);
  const own = "session-token=b; next-auth.csrf-token=c%7Cd";
  expect((await get("/mine", { cookie: `${many}; ${own}; session-token=e` })).text).toBe(own);
  expect((await get("/mine", { cookie: many })).text).toBe("none");
  expect((await get("/mine", { cookie: "__prerender_bypass=x; xsession-token=y; session-token" })).text).toBe(
    "none",
  );
});

test("passes no overlong User-Agent on, in which Next.js would look for robots in quadratic time", async () => {
  rendered = ({ headers }) => ({ body: headers["user-agent"] ?? "none" });
  const common = `Mozilla/5.0 (X11; Linux x86_64) ${"AppleWebKit/537.36 ".repeat(30)}`.trim();
  expect((await get("/mine", { "user-agent": common })).text).toBe(common);
  expect((await get("/mine", { "user-agent": "a".repeat(15_000) })).text).toBe("none");
});

test("event streams end when the server is told to stop, including those opened afterwards", async () => {
  rendered = () => ({ type: "text/event-stream", body: "retry: 3000\n\n", isEndless: true });
  const open = await fetch(`${base}/api/changes`);
  stopping.abort();
  await open.text();
  expect(await get("/api/changes")).toMatchObject({ status: 200, text: "" });
});

test("a response cached for anonymous requests is not sent to a request with credentials", async () => {
  rendered = ({ headers }) => ({
    type: "application/json",
    body: JSON.stringify(headers.authorization ?? ""),
  });
  await get("/api/data");
  expect((await get("/api/data", { authorization: "Bearer x" })).text).toBe('"Bearer x"');
  expect((await get("/api/data")).text).toBe('""');
});

test("an API response is cached once per language and depends only on the language", async () => {
  rendered = ({ headers }) => ({
    type: "application/json",
    body: JSON.stringify(headers["accept-language"]),
    headers: { vary: "Accept-Language" },
  });
  const inEnglish = { "accept-language": "en-GB,en;q=0.9,it;q=0.1", "x-mark": "a" };
  const inItalian = { "accept-language": "de, it;q=0.7" };
  for (let visit = 0; visit < 3; visit += 1) {
    expect((await get("/api/data", inEnglish)).text).toBe('"en"');
    const italian = await get("/api/data", inItalian);
    expect([italian.text, italian.headers.get("vary")]).toEqual(['"it"', "Accept-Language, Accept-Encoding"]);
    expect((await get("/api/data", { "accept-language": "EN" })).text).toBe('"en"');
  }
  expect(received).toHaveLength(2);
  expect(received.map(({ headers }) => headers["x-mark"])).toEqual([undefined, undefined]);
});

test("a page never depends on the preferred language", async () => {
  rendered = ({ headers }) => ({ body: headers["accept-language"] ?? "none" });
  for (const language of ["en", "it", "de"])
    expect((await get("/page", { "accept-language": language })).text).toBe("none");
  expect(received).toHaveLength(1);
});

test("a part of a page is cached by all its headers, separately from the page", async () => {
  rendered = ({ headers }) => ({
    type: headers.rsc ? "text/x-component" : "text/html",
    body: `${headers.rsc ?? "whole"} ${headers["next-url"] ?? ""}`,
  });
  const part = { rsc: "1", "next-url": "/from" };
  for (let visit = 0; visit < 3; visit += 1) expect((await get("/page?_rsc=ab", part)).text).toBe("1 /from");
  expect(received).toHaveLength(2);
  expect(received[0]?.url).toBe("/page?_rsc=ab");
  expect((await get("/page?_rsc=ab", { ...part, "next-url": "/else" })).text).toBe("1 /else");
  expect((await get("/page")).text).toBe("whole ");
});

test("a cached copy is sent in an accepted encoding, and not at all if the client already has it", async () => {
  rendered = () => ({ body: "Sala Salvia ".repeat(500) });
  const first = await get("/page", { "accept-encoding": "gzip, br" });
  expect(first.headers.get("content-encoding")).toBe("br");
  const plain = await get("/page", { "accept-encoding": "identity;q=0, *;q=0" });
  expect([plain.headers.get("content-encoding"), plain.text]).toEqual([null, first.text]);
  expect((await get("/page", { "accept-encoding": "br;q=0, gzip" })).headers.get("content-encoding")).toBe(
    "gzip",
  );
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(first.headers.get("vary")).toContain("Accept-Encoding");
  const etag = first.headers.get("etag") ?? "";
  expect(await get("/page", { "if-none-match": etag })).toMatchObject({ status: 304, text: "" });
  const head = await fetch(`${base}/page`, { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
});

test("Next.js receives the client's address from the connection, not from a forged header", async () => {
  await get("/mine", { "x-forwarded-for": "1.2.3.4" });
  expect(received[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
});

test.each([1, 3, 8])(
  "a response to an unread body of %i MB arrives, and so does the next one",
  async (megabytes) => {
    rendered = () => ({ status: 413, type: "application/json", body: '{"code":"PAYLOAD_TOO_LARGE"}' });
    const body = "x".repeat(megabytes * 1024 * 1024);
    for (let time = 0; time < 12; time += 1) {
      const signal = AbortSignal.timeout(4_000);
      const answer = await fetch(`${base}/api/data`, { method: "POST", body, signal });
      expect([answer.status, await answer.json()]).toEqual([413, { code: "PAYLOAD_TOO_LARGE" }]);
    }
  },
);

describe("an address", () => {
  test.each([
    ["a path of 3,000 characters", `/${"a".repeat(3_000)}`],
    ["a path of dots", `/${".".repeat(15_000)}/x`],
    ["a line break in the query of a page", "/page?q=%0a"],
    ["more parameters than any address has", `/api/data?${"a&".repeat(300)}`],
    ["a query of a page that no answer could send on", `/page?q=${"a".repeat(5_000)}`],
    ["another control character after many question marks", `/page${"?".repeat(3_000)}%7f`],
  ])("is rejected with %s", async (_name, path) => {
    const { status } = await get(path);
    expect(status).toBe(400);
    expect(received.filter(({ url }) => url === path)).toEqual([]);
  });

  test("of question marks costs no more than a short one", async () => {
    const before = process.cpuUsage();
    for (let count = 0; count < 20; count += 1) await get(`/api/data${"?".repeat(12_000)}`);
    const { user } = process.cpuUsage(before);
    // This took 4 s when the whole address was searched from each of them.
    expect(user / 1000).toBeLessThan(1_500);
  });
});
