import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { pageContent } from "../helpers/page-content";
import { startTestSite } from "../helpers/test-site";

/** Data sent by one visitor must never appear in the response to another. */
let site: Awaited<ReturnType<typeof startTestSite>>;
let base: string;
let database: pg.Client;
let cached: Awaited<ReturnType<typeof readCached>>;

beforeAll(async () => {
  site = await startTestSite({ kind: "embedded" });
  [base = ""] = site.addresses;
  database = new pg.Client({ connectionString: site.database.url });
  await database.connect();
  cached = await readCached();
});
afterAll(async () => {
  await database?.end();
  await site?.stop();
});

const MARK = "MarioRossi3331234567";

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Like `fetch`, but with any path and headers, and without default headers. */
function send(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // The path is passed separately, because a URL would normalize it.
    request(base, { path, method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .once("error", reject)
      .end();
  });
}

/** Maximum age of the versions used for pages without prices (lib/http/cache/cacheable-addresses.ts). */
const MOMENT_MS = 100;

/** Invalidates every cached response: the next request renders it again. */
async function forgetAll(): Promise<void> {
  await database.query("UPDATE content_versions SET version = version + 1");
  await setTimeout(MOMENT_MS);
}

/** Every kind of cached response with its content type and status. */
const CACHED: readonly [path: string, type: string, status?: number][] = [
  ["/", "text/html"],
  ["/dove-siamo", "text/html"],
  ["/embed", "text/html"],
  ["/embed/search", "text/html"],
  ["/legal/privacy-policy", "text/html"],
  ["/legal/terms-conditions", "text/html"],
  ["/legal/cancellation-policy", "text/html"],
  ["/spaces", "text/html"],
  ["/spaces?startDate=2031-05-05&endDate=2031-05-06", "text/html"],
  ["/spaces/13-sala-salvia", "text/html"],
  ["/events", "text/html"],
  ["/courses", "text/html"],
  ["/sitemap.xml", "application/xml"],
  ["/events/feed.xml", "application/rss+xml"],
  ["/events/calendar.ics", "text/calendar"],
  ["/api/spaces", "application/json"],
  ["/api/spaces?startDate=2031-05-05", "application/json"],
  ["/api/spaces/13/availability?startDate=2031-05-05&endDate=2031-05-06", "application/json"],
  ["/api/spaces/13/quote?startDate=2031-05-05", "application/json"],
  ["/en", "text/html"],
  ["/en/spaces", "text/html"],
  ["/una-pagina-che-non-esiste", "text/html", 404],
  ["/en/una-pagina-che-non-esiste", "text/html", 404],
  ["/spaces/2147483647", "text/html", 404],
];

/** One per way of caching: a page, a search, a missing page. */
const SOME = new Set(["/", "/spaces?startDate=2031-05-05&endDate=2031-05-06", "/una-pagina-che-non-esiste"]);
/** One per kind of address, in addition to the picture of an offering. */
const KINDS = new Set([...SOME, "/en", "/events/feed.xml", "/api/spaces?startDate=2031-05-05"]);

async function addressesOfThings(): Promise<typeof CACHED> {
  const paths = await Promise.all(
    ["events", "courses"].map(async (kind) => {
      const [first] = JSON.parse((await send(`/api/${kind}`)).body) as { id: number }[];
      return String((await send(`/${kind}/${first?.id}`)).headers.location);
    }),
  );
  const things = ["/spaces/13-sala-salvia", ...paths];
  const pages: typeof CACHED = paths.map((path) => [path, "text/html"]);
  const pictures: typeof CACHED = things.map((path) => [`${path}/og.png`, "image/png"]);
  return [...pages, ...pictures];
}

/** All cached addresses, one of each kind, a few of them, and their content before any unusual request. */
async function readCached() {
  const all = [...CACHED, ...(await addressesOfThings())];
  const reference = new Map<string, string>();
  for (const [path] of all) reference.set(path, pageContent((await send(path)).body));
  const picture = all.slice(-1);
  const kinds = [...all.filter(([path]) => KINDS.has(path)), ...picture];
  return { all, kinds, some: all.filter(([path]) => SOME.has(path)), reference };
}

/**
 * Requests uncached addresses in an unusual way, a search twice, because it is cached from the second request on. Then
 * a plain visitor gets each complete page without the mark of that request.
 */
async function expectNoTrace(
  addresses: typeof CACHED,
  request: (path: string) => Promise<unknown>,
): Promise<void> {
  await forgetAll();
  for (const [path] of addresses) {
    await request(path);
    if (path.includes("?")) await request(path);
  }
  for (const [path, type, status = 200] of addresses) {
    const answer = await send(path);
    expect([path, answer.status, String(answer.headers["content-type"]).split(";")[0]]).toEqual([
      path,
      status,
      type,
    ]);
    expect([path, answer.body.includes(MARK)]).toEqual([path, false]);
    expect([path, pageContent(answer.body)]).toEqual([path, cached.reference.get(path)]);
  }
}

/**
 * Headers that changed a response of Next.js, that Next.js reads, or that clients may forge, by what the request
 * pretends. The first of each is sent to one address of every kind, or to every address; the others to some.
 */
const ODD_HEADERS: Readonly<Record<string, readonly Record<string, string>[]>> = {
  "to come from a proxy of Next.js": [
    { "x-middleware-prefetch": "1" },
    { "x-middleware-prefetch": "1", rsc: "1" },
    { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
    { "x-middleware-rewrite": "/legal/privacy-policy", "x-middleware-next": "1" },
    { "x-middleware-set-cookie": `a=${MARK}`, "x-middleware-invoke": "1" },
  ],
  "to come from another part of Next.js": [
    { "x-nextjs-data": "1" },
    { "x-nextjs-request-id": MARK, "x-nextjs-html-request-id": MARK },
    { "x-nextjs-rewritten-path": `/${MARK}`, "x-nextjs-rewritten-query": MARK },
    { "x-matched-path": "/events", "x-now-route-matches": "1=13" },
    {
      "x-invoke-path": "/events",
      "x-invoke-status": "500",
      "x-invoke-error": "{}",
      "x-invoke-query": "%7B%7D",
    },
    { "x-prerender-revalidate": "1", "x-prerender-revalidate-if-generated": "1" },
    { "x-vercel-protection-bypass": "1", "x-deployment-id": MARK, "x-action-forwarded": "1" },
    { "next-resume": "1", "x-next-resume-state-length": "1" },
    { "next-hmr-refresh": "1", "next-instant-navigation-testing": "1" },
  ],
  "to call a function of the server": [
    { "next-action": MARK },
    { "next-action": "00".repeat(20), "content-type": "multipart/form-data; boundary=x" },
  ],
  "to be the router, but asks for no part": [
    { "next-url": `/${MARK}` },
    { "next-url": "/spaces" },
    { "next-router-prefetch": "1" },
    { "next-router-prefetch": "2", purpose: "prefetch", "sec-purpose": "prefetch" },
    { "next-router-segment-prefetch": "/_tree" },
    { "next-router-state-tree": encodeURIComponent(JSON.stringify(["", {}, null, "refetch"])) },
    { rsc: MARK },
  ],
  "to be the router": [
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
    { rsc: "1", "next-url": "/spaces" },
  ],
  "to ask another host": [
    { "x-forwarded-host": "evil.example", "x-forwarded-port": "666", "x-forwarded-proto": "https" },
    { host: "evil.example" },
  ],
  "to ask for another address": [
    { "x-http-method-override": "DELETE", "x-original-url": "/events", "x-rewrite-url": "/events" },
  ],
  "to be somebody": [
    { cookie: `__prerender_bypass=${MARK}; __next_preview_data=${MARK}; next-instant-navigation-testing=1` },
    { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
    { "content-security-policy": `script-src 'nonce-${MARK}'`, "x-nonce": MARK },
  ],
  "to read English alone": [{ "accept-language": "en" }],
  "to take only some answers": [
    { "accept-encoding": "identity;q=0, *;q=0" },
    { accept: "application/json" },
    { range: "bytes=0-9", "if-range": MARK },
    { "if-none-match": "*", "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" },
  ],
  "to send a body": [{ expect: "100-continue" }, { "transfer-encoding": "chunked" }],
};

/** Requests to which Next.js responds differently than to a browser; these are sent to every address. */
const ON_ALL = new Set(["to come from a proxy of Next.js", "to be the router"]);

test.each(Object.entries(ODD_HEADERS))(
  "a request that pretends %s does not affect other visitors, even if it causes the rendering",
  async (pretense, [first, ...more]) => {
    const { all, kinds, some } = cached;
    await expectNoTrace(ON_ALL.has(pretense) ? all : kinds, (path) => send(path, first));
    for (const headers of more) await expectNoTrace(some, (path) => send(path, headers));
  },
);

test("a query, a method or a request for a part of a page does not affect other visitors", async () => {
  const also = (path: string, query: string) => path + (path.includes("?") ? "&" : "?") + query;
  const ways: ((path: string) => Promise<Answer>)[] = [
    (path) => send(also(path, `next=%2Fadmin%2Fclienti%3Fq%3D${MARK}`)),
    (path) => send(also(path, `${MARK}=${MARK}&utm_source=${MARK}`), {}, "HEAD"),
    (path) => send(also(path, `x=${MARK}&_rsc`), { rsc: "1" }),
    (path) => send(also(path, "_rsc=kRJx0"), { rsc: "1", "next-url": "/" }),
    (path) => send(also(path, `x=${MARK}&_rsc=${MARK}`), { rsc: "1" }),
    (path) => send(also(path, `x=${MARK}`), {}, "POST"),
    (path) => send(also(path, `x=${MARK}`), {}, "OPTIONS"),
    (path) => send(path, {}, "OPTIONS"),
    (path) => send(path, {}, "DELETE"),
    (path) => send(also(`/api/..${path}`, `x=${MARK}`)),
    (path) => send(also(`/uploads/%2E%2e${path}`, `x=${MARK}`), { rsc: "1", "next-url": `/${MARK}` }),
    (path) => send(path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
    (path) => send(path.replace(/(\?|$)/, `#${MARK}$1`)),
  ];
  for (const [index, way] of ways.entries())
    await expectNoTrace(index === 0 ? cached.all : cached.kinds, way);
}, 300_000);

test("an unknown address does not affect other visitors", async () => {
  for (const [path, headers] of [
    [`/${MARK}?x=${MARK}`],
    [`/${MARK}/${MARK}.json`, { rsc: "1" }],
    [`/_next/data/${MARK}.json?x=${MARK}`],
    [`/_next/${MARK}?x=${MARK}`],
    [`/iscrizione/${MARK}?x=${MARK}`],
    [`/spaces/${MARK}?x=${MARK}`],
  ] as const)
    await expectNoTrace(cached.some, () => send(path, headers));
});

test("a redirect from the panel to the home page preserves the return path, which does not appear on other visitors' home page", async () => {
  await forgetAll();
  const { headers } = await send(`/admin/clienti?q=${MARK}`);
  expect(headers.location).toBe(`/?next=%2Fadmin%2Fclienti%3Fq%3D${MARK}`);
  await send(String(headers.location));
  expect((await send("/")).body).not.toContain(MARK);
});

test("the Next.js router gets its parts, and a whole page if it requests a part that does not exist", async () => {
  const part = await send("/courses?_rsc", { rsc: "1" });
  expect([part.status, part.headers["content-type"]]).toEqual([200, "text/x-component"]);
  expect((await send("/una-pagina-che-non-esiste?_rsc", { rsc: "1" })).status).toBe(404);
});
