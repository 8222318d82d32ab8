/**
 * `npm run bench`: the bars of the design, measured in one run on a PostgreSQL of its own, side by side with a bare
 * Next.js page. Ratios hold on other machines; seconds do not. Writes docs/performance.md.
 * `--million` adds a million bookings; `--quick` measures with fewer requests.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort, startProcess, stopProcess } from "../run/processes.mjs";
import { buildSite, generateSources, installPackages, ROOT, say } from "../run/steps.mjs";
import { startTestSite, TEST_ADMIN } from "../run/test-site.mjs";
import { buildBareApp, measureHtml, removeBareApp, SERVE_BARE } from "./bare-app.mjs";
import { explainSearch, fillBookings } from "./bookings.mjs";
import { firstLoadKilobytes } from "./first-load.mjs";
import { cpuSeconds, load } from "./load.mjs";
import { report } from "./report.mjs";

const isQuick = process.argv.includes("--quick");
const SIZES = [1_000, 10_000, 100_000, ...(process.argv.includes("--million") ? [1_000_000] : [])];
const WARM = isQuick ? 400 : 2_000;
const COUNT = isQuick ? 600 : 2_000;

installPackages();
await generateSources();
buildSite();

const inDays = (count) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const SEARCH = `startDate=${inDays(7)}&endDate=${inDays(8)}`;
const client = (n) => ({ "X-Forwarded-For": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` });

const site = await startTestSite({ kind: "postgres" });
const [base] = site.addresses;
const webPid = site.webs[0].child.pid;
const database = new pg.Client({ connectionString: site.database.url });
await database.connect();

async function login(username, password) {
  const response = await fetch(`${base}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  return (await response.json()).authToken;
}

/** Processor time of the web process and its backends, for one request, in ms. */
async function cpuPerRequest(path, count) {
  const make = () => ({ path });
  await load(base, { count: Math.round(count / 3), make });
  const backends = await database.query(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  const pids = backends.rows.map(({ pid }) => pid);
  const before = [cpuSeconds(webPid), cpuSeconds(...pids)];
  await load(base, { count, make });
  return {
    web: ((cpuSeconds(webPid) - before[0]) * 1000) / count,
    database: ((cpuSeconds(...pids) - before[1]) * 1000) / count,
  };
}

const results = { search: [], plan: "", rates: [], firstLoad: [], booking: null };
try {
  say("Warming up");
  for (const path of ["/api/spaces", `/api/spaces?${SEARCH}`, `/spaces?${SEARCH}`, "/"])
    await load(base, { count: WARM / 4, make: () => ({ path }) });

  for (const size of SIZES) {
    const bookings = await fillBookings(database, size);
    say(`Search with ${bookings} bookings`);
    results.search.push({
      bookings,
      spaces: await cpuPerRequest(`/api/spaces?${SEARCH}`, COUNT),
      availability: await cpuPerRequest("/api/spaces/14/availability", Math.round(COUNT / 4)),
    });
    if (size === 100_000) {
      results.plan = await explainSearch(database);
      say("Booking creation with 100,000 bookings");
      const headers = { Authorization: `Bearer ${await login(TEST_ADMIN.username, TEST_ADMIN.password)}` };
      const body = {
        firstName: "Giulia",
        lastName: "Esempio",
        email: "giulia@example.org",
        purpose: "Yoga",
        attendees: 4,
        isFullDay: false,
      };
      const make = (from) => (n) => {
        const hour = String(8 + ((from + n) % 11)).padStart(2, "0");
        const day = inDays(120 + Math.floor((from + n) / 11));
        const end = String(9 + ((from + n) % 11)).padStart(2, "0");
        return {
          method: "POST",
          path: "/api/bookings",
          headers: { ...headers, ...client(from + n), "Idempotency-Key": `bench-${from + n}` },
          body: {
            ...body,
            spaceId: 14,
            startDate: day,
            endDate: day,
            startTime: `${hour}:00`,
            endTime: `${end}:00`,
          },
        };
      };
      await load(base, { count: 100, clients: 1, status: 201, make: make(0) });
      results.booking = await load(base, {
        count: isQuick ? 200 : 500,
        clients: 1,
        status: 201,
        make: make(100),
      });
    }
  }

  const searchPage = await (await fetch(`${base}/spaces?${SEARCH}`)).text();
  say("Building the bare page");
  const folder = buildBareApp(measureHtml(searchPage));
  writeFileSync(join(folder, "serve.mjs"), SERVE_BARE);
  const port = await freePort();
  const bare = startProcess(
    "The bare app",
    [join(folder, "serve.mjs")],
    { NODE_ENV: "production", PORT: String(port) },
    () => false,
  );
  await bare.ready;
  const bareBase = `http://localhost:${port}`;
  try {
    const rate = async (name, at, make, count = COUNT, status = 200) => {
      await load(at, { count: Math.min(WARM, count), make, status });
      const pid = at === base ? webPid : bare.child.pid;
      const before = cpuSeconds(pid);
      const measured = await load(at, { count, make, status });
      results.rates.push({ name, ...measured, cpu: ((cpuSeconds(pid) - before) * 1000) / count });
      say(`${name}: ${results.rates.at(-1).perSecond.toFixed(0)} a second`);
    };
    const page = (path) => () => ({ path });
    await rate("a bare dynamic page", bareBase, page("/"));
    await rate("/spaces with dates", base, page(`/spaces?${SEARCH}`));
    await rate("/", base, page("/"));
    await rate("/spaces", base, page("/spaces"));
    await rate("/api/spaces", base, page("/api/spaces"));
    await rate("/api/spaces with dates", base, page(`/api/spaces?${SEARCH}`));
    await rate("/api/spaces/{id}/availability", base, page("/api/spaces/14/availability"), COUNT / 4);
    const credentials = { username: TEST_ADMIN.username, password: TEST_ADMIN.password };
    await rate(
      "login",
      base,
      (n) => ({ method: "POST", path: "/api/auth/login", headers: client(n), body: credentials }),
      isQuick ? 60 : 200,
    );
    await rate("a bare dynamic page, again", bareBase, page("/"));
    for (const [name, at, path] of [
      ["bare page", bareBase, "/"],
      ...["/", "/spaces", "/spaces/15-laboratorio-argilla", "/events", "/courses", "/auth"].map((path) => [
        path,
        base,
        path,
      ]),
    ])
      results.firstLoad.push({ name, ...(await firstLoadKilobytes(at, path)) });
  } finally {
    await stopProcess(bare);
    removeBareApp();
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, ${Math.round(totalmem() / 1e9)} GB, Node.js ${process.versions.node}`;
  const version = (await database.query("SHOW server_version")).rows[0].server_version;
  mkdirSync(join(ROOT, "docs"), { recursive: true });
  writeFileSync(
    join(ROOT, "docs/performance.md"),
    report(results, { machine, postgres: version, searchPageBytes: searchPage.length }),
  );
  spawnSync(join(ROOT, "node_modules/.bin/biome"), ["format", "--write", "docs/performance.md"], {
    cwd: ROOT,
  });
  say("Written to docs/performance.md");
} finally {
  await database.end();
  await site.stop();
}
process.exit(0);
