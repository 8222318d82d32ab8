/**
 * `npm run bench`: measures the performance targets of the site in one run on a PostgreSQL of its own, side by side
 * with a bare Next.js page, with the requests of browsers. Ratios hold on other machines; seconds do not. Writes
 * docs/performance.md. `--quick` sends fewer requests, and leaves out one of the sizes.
 */
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort, startProcess, stopProcess } from "../run/processes.mjs";
import { buildSite, generateSources, installPackages, ROOT, say } from "../run/steps.mjs";
import { startTestSite, TEST_ADMIN } from "../run/test-site.mjs";
import { buildBareApp, measureHtml, removeBareApp, SERVE_BARE } from "./bare-app.mjs";
import { fillFuture, fillPast, fillRooms } from "./bookings.mjs";
import { firstLoadKilobytes } from "./first-load.mjs";
import { bookingRate, cpuPerRequest, rate, searchesBesideWriter } from "./measure-site.mjs";
import { report } from "./report.mjs";
import { freshSearch, login, loginRequest, page, SEARCHES, search } from "./requests.mjs";

const isQuick = process.argv.includes("--quick");
const SIZES = isQuick ? [1_000, 100_000, 1_000_000] : [1_000, 10_000, 100_000, 1_000_000];
/** The number of existing bookings at which new ones are measured. */
const BOOKED_AT = 100_000;
const WARM = isQuick ? 600 : 2_000;
const COUNT = isQuick ? 1_000 : 3_000;
const CACHED_PAGES = ["/", "/events", "/courses", "/legal/privacy-policy"];

installPackages();
await generateSources();
buildSite();

const site = await startTestSite({ kind: "postgres", webProcesses: 2 });
const [base = "", otherBase = ""] = site.addresses;
const database = new pg.Client({ connectionString: site.database.url });
await database.connect();
const web = { base, otherBase, database, webPid: site.webs[0]?.child.pid ?? 0 };

/** @param {string} searchPage */
async function startBareApp(searchPage) {
  say("Building the bare page");
  const folder = buildBareApp(measureHtml(searchPage));
  writeFileSync(join(folder, "serve.mjs"), SERVE_BARE);
  const port = await freePort();
  const env = { NODE_ENV: "production", PORT: String(port) };
  const bare = startProcess("The bare app", [join(folder, "serve.mjs")], env, () => false);
  await bare.ready;
  return { bare, at: { base: `http://localhost:${port}`, webPid: bare.child.pid ?? 0 } };
}

/**
 * @param {Results} results
 * @param {number} size
 */
async function measureSize(results, size) {
  const bookings = await fillPast(database, size);
  say(`Search with ${bookings.toLocaleString("en")} bookings`);
  const first = 5_000 * (results.growth.length + 1);
  const fresh = (/** @type {string} */ prefix) => (/** @type {number} */ n) => ({
    path: `${prefix}?${freshSearch(n + first)}`,
  });
  results.growth.push({
    bookings,
    search: await cpuPerRequest(web, fresh("/api/spaces"), COUNT),
    page: await cpuPerRequest(web, fresh("/spaces"), COUNT / 2),
    calendar: await cpuPerRequest(web, () => ({ path: "/api/spaces/14/availability" }), COUNT / 4),
  });
}

/** @param {Results} results */
async function measureBookings(results) {
  say("Bookings a second");
  const { authToken: token, rooms } = results;
  const count = isQuick ? 300 : 1_000;
  for (const { clients, used } of [
    { clients: 1, used: rooms.slice(0, 1) },
    { clients: 8, used: rooms.slice(0, 10) },
  ]) {
    // Each run has days of its own, beyond those that are searched.
    const firstDay = clients === 1 ? 100 : 350;
    const run = `${clients}-clients`;
    const measured = await bookingRate(web, { clients, rooms: used, token, count, firstDay, run });
    results.bookings.push({ clients, rooms: used.length, ...measured });
  }
}

/**
 * From the smallest table to the largest and, as the machine may change in that time, the smallest once more.
 * @param {Results} results
 */
async function measureGrowth(results) {
  for (const size of SIZES) {
    await measureSize(results, size);
    if (size === BOOKED_AT) await measureBookings(results);
  }
  await fillFuture(database);
  await measureSize(results, SIZES[0] ?? 0);
}

/**
 * @param {Results} results
 * @param {import("./measure-site.mjs").Site} bare
 */
async function measureRates(results, bare) {
  /**
   * @param {import("./measure-site.mjs").Site} at
   * @param {string} name
   * @param {(n: number) => import("./load.mjs").Asked} make
   * @param {{ warm?: number, count?: number }} more
   */
  const measure = async (at, name, make, more = {}) => {
    const measured = await rate(at, { name, make, warm: WARM, count: COUNT, ...more });
    results.rates.push(measured);
    say(`${name}: ${measured.cpu.toFixed(2)} ms`);
  };
  const { rooms, authToken: token } = results;
  await measure(bare, "a bare dynamic page", page("/"));
  await measure(web, "/spaces with dates, first rendering", (n) => page(`/spaces?${freshSearch(n)}`)());
  const paths = Array.from({ length: SEARCHES }, (_, n) => `/spaces?${search(n)}`);
  const beside = await searchesBesideWriter(web, { paths, rooms, token, count: COUNT, warm: WARM });
  results.rates.push(beside);
  say(`${beside.name}: ${beside.cpu.toFixed(2)} ms`);
  await measure(web, "/spaces", page("/spaces"));
  for (const path of CACHED_PAGES) await measure(web, path, page(path));
  await measure(web, "/api/spaces", () => ({ path: "/api/spaces" }));
  await measure(web, "/api/spaces with dates", (n) => ({ path: `/api/spaces?${search(n % SEARCHES)}` }));
  const calendar = () => ({ path: "/api/spaces/14/availability" });
  await measure(web, "/api/spaces/{id}/availability", calendar, { count: COUNT / 4, warm: WARM / 4 });
  const { username, password } = TEST_ADMIN;
  const few = isQuick ? 60 : 200;
  await measure(web, "login", (n) => loginRequest(n, { username, password }), { count: few, warm: 10 });
  await measure(bare, "a bare dynamic page, again", page("/"));
}

/** @typedef {import("./report.mjs").Results & { rooms: number[], authToken: string }} Results */
try {
  /** @type {Results} */
  const results = {
    growth: [],
    rates: [],
    bookings: [],
    firstLoad: [],
    rooms: await fillRooms(database),
    taken: await fillFuture(database),
    authToken: await login(base, TEST_ADMIN),
  };
  say("Warming up");
  for (const path of ["/api/spaces", "/spaces"])
    await rate(web, {
      name: path,
      make: (n) => page(`${path}?${freshSearch(n + 25_000)}`)(),
      warm: WARM,
      count: 1,
    });
  const searchPage = await (await fetch(`${base}/spaces?${freshSearch(0)}`)).text();
  const { bare, at } = await startBareApp(searchPage);
  try {
    await measureGrowth(results);
    await measureRates(results, at);
    const ours = ["/", "/spaces", "/spaces/15-laboratorio-argilla", "/events", "/courses", "/auth"];
    const pages = [
      { name: "bare page", from: at.base, path: "/" },
      ...ours.map((path) => ({ name: path, from: base, path })),
    ];
    for (const { name, from, path } of pages)
      results.firstLoad.push({ name, ...(await firstLoadKilobytes(from, path)) });
  } finally {
    await stopProcess(bare);
    removeBareApp();
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, ${Math.round(totalmem() / 1e9)} GB, Node.js ${process.versions.node}`;
  const version = (await database.query("SHOW server_version")).rows[0].server_version;
  const facts = { machine, postgres: version, searchPageBytes: searchPage.length };
  writeFileSync(join(ROOT, "docs/performance.md"), report(results, facts));
  say("Written to docs/performance.md");
} finally {
  await database.end();
  await site.stop();
}
process.exit(0);
