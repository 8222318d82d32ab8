/**
 * `npm run bench`: measures the site's performance targets in one run on a temporary PostgreSQL, side by side with a
 * bare Next.js page, with requests as browsers send them. Ratios are comparable across machines; seconds are not.
 * Writes docs/performance.md. `--quick` sends fewer requests, skips two of the sizes, and only prints the results.
 */
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { buildSite, generateSources, installPackages, ROOT, say } from "../run/steps.mjs";
import { startTestSite, TEST_ADMIN } from "../run/test-site.mjs";
import { startBareApp } from "./bare-app.mjs";
import { addCustomers, fillFuture, fillPast, fillRooms, giveHistory } from "./bookings.mjs";
import { timeOfStatement } from "./books.mjs";
import { firstLoadKilobytes } from "./first-load.mjs";
import { htmlParts } from "./html-parts.mjs";
import { bookingRate, cpuPerRequest, rate, searchesDuringBookings } from "./measure-site.mjs";
import { CALENDAR_CACHED, CALENDAR_UNCACHED, FIRST_RENDERING, NOTHING_FOUND, report } from "./report.mjs";
import {
  asStaff,
  browserLogin,
  calendar,
  calendarAnew,
  freshSearch,
  freshSearchInVain,
  inDays,
  login,
  loginRequest,
  page,
  panelPage,
  quote,
  SEARCHES,
  search,
} from "./requests.mjs";

const isQuick = process.argv.includes("--quick");
const SIZES = isQuick ? [1_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000];
/** Number of existing bookings at which the creation of bookings is measured. */
const BOOKED_AT = 100_000;
const WARM = isQuick ? 200 : 600;
const COUNT = isQuick ? 300 : 1_200;
/** A week of the board, two weeks from now, in all rooms. */
const BOARD = `/api/board?from=${inDays(14)}&to=${inDays(20)}`;
/** Pages that staff have open all day. */
const PANEL_PAGES = ["oggi", "calendario", "prenotazioni", "clienti", "cassa"].map(
  (name) => `/admin/${name}`,
);
const CACHED_PAGES = ["/", "/events", "/courses", "/legal/privacy-policy"];

installPackages();
await generateSources();
await buildSite();

const site = await startTestSite({ kind: "postgres", webProcesses: 2 });
const [base = "", otherBase = ""] = site.addresses;
const database = new pg.Client({ connectionString: site.database.url });
await database.connect();
const web = { base, otherBase, database, webPid: site.webs[0]?.child.pid ?? 0 };

/** Enough customers for each to stay below the limit of open bookings. */
const CUSTOMERS = 10;

async function customers() {
  /** @type {Booker[]} */
  const bookers = [];
  for (const username of await addCustomers(database, CUSTOMERS)) {
    const token = await login(base, { username, password: TEST_ADMIN.password });
    bookers.push({ token, email: `${username}@example.org` });
  }
  return bookers;
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
    calendar: await cpuPerRequest(web, calendarAnew, COUNT / 4),
    board: await cpuPerRequest(web, asStaff(BOARD, results.authToken), COUNT / 10),
    history: await cpuPerRequest(web, asStaff(`/api/people/${results.person}`, results.authToken), COUNT / 4),
  });
}

/** @param {Results} results */
async function measureBookings(results) {
  say("Bookings a second");
  const { bookers, rooms } = results;
  const count = isQuick ? 300 : 1_000;
  for (const { clients, used } of [
    { clients: 1, used: rooms.slice(0, 1) },
    { clients: 8, used: rooms.slice(0, 10) },
  ]) {
    // Each run has its own days, later than those that are searched.
    const firstDay = clients === 1 ? 100 : 350;
    const run = `${clients}-clients`;
    const measured = await bookingRate(web, { clients, rooms: used, bookers, count, firstDay, run });
    results.bookings.push({ clients, rooms: used.length, ...measured });
  }
}

/**
 * From the smallest table to the largest, and then the smallest again, since the machine's speed may change meanwhile.
 * @param {Results} results
 */
async function measureGrowth(results) {
  for (const size of SIZES) {
    await measureSize(results, size);
    if (size === BOOKED_AT) await measureBookings(results);
  }
  await fillFuture(database);
  results.person = await giveHistory(database);
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
  const { rooms, bookers } = results;
  await measure(bare, "a bare dynamic page", page("/"));
  const few = { count: COUNT / 2, warm: WARM / 2 };
  await measure(web, FIRST_RENDERING, (n) => page(`/spaces?${freshSearch(n)}`)(), few);
  await measure(web, NOTHING_FOUND, (n) => page(`/spaces?${freshSearchInVain(n)}`)(), few);
  await measure(web, CALENDAR_UNCACHED, calendarAnew, few);
  await measure(bare, "a bare dynamic page, once more", page("/"));
  const paths = Array.from({ length: SEARCHES }, (_, n) => `/spaces?${search(n)}`);
  const beside = await searchesDuringBookings(web, { paths, rooms, bookers, count: COUNT, warm: WARM });
  results.rates.push(beside);
  say(`${beside.name}: ${beside.cpu.toFixed(2)} ms`);
  await measure(web, "/spaces", page("/spaces"));
  for (const path of CACHED_PAGES) await measure(web, path, page(path));
  await measure(web, "/api/spaces", () => ({ path: "/api/spaces" }));
  await measure(web, "/api/spaces with dates", (n) => ({ path: `/api/spaces?${search(n % SEARCHES)}` }));
  await measure(web, CALENDAR_CACHED, calendar);
  await measure(web, "/api/spaces/{id}/quote", quote);
  const { username, password } = TEST_ADMIN;
  const cookie = await browserLogin(base, { username, password });
  const opened = { count: COUNT / 10, warm: WARM / 10 };
  for (const path of PANEL_PAGES) {
    await measure(web, path, panelPage(path, cookie), opened);
    results.panel.push({ name: path, ...(await firstLoadKilobytes(base, path, { Cookie: cookie })) });
  }
  const logins = { count: isQuick ? 60 : 200, warm: 10 };
  await measure(web, "login", (n) => loginRequest(n, { username, password }), logins);
  await measure(bare, "a bare dynamic page, again", page("/"));
}

/** @typedef {import("./requests.mjs").Booker} Booker */
/** @typedef {import("./report.mjs").Results & { rooms: number[], authToken: string, person: number, bookers: Booker[] }} Results */
try {
  /** @type {Results} */
  const results = {
    growth: [],
    rates: [],
    bookings: [],
    firstLoad: [],
    panel: [],
    statement: 0,
    rooms: await fillRooms(database),
    taken: await fillFuture(database),
    person: await giveHistory(database),
    authToken: await login(base, TEST_ADMIN),
    bookers: await customers(),
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
  const bare = await startBareApp();
  try {
    await measureGrowth(results);
    await measureRates(results, bare.site);
    const ours = ["/", "/spaces", "/spaces/15-laboratorio-argilla", "/events", "/courses", "/auth"];
    const pages = [
      { name: "bare page", from: bare.site.base, path: "/" },
      ...ours.map((path) => ({ name: path, from: base, path })),
    ];
    for (const { name, from, path } of pages)
      results.firstLoad.push({ name, ...(await firstLoadKilobytes(from, path)) });
  } finally {
    await bare.stop();
  }
  say("The statement of a year");
  results.statement = await timeOfStatement(web, results.authToken);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, ${Math.round(totalmem() / 1e9)} GB, Node.js ${process.versions.node}`;
  const version = (await database.query("SHOW server_version")).rows[0].server_version;
  const facts = { machine, postgres: version, searchPage: htmlParts(searchPage) };
  if (isQuick) console.log(report(results, facts));
  else {
    writeFileSync(join(ROOT, "docs/performance.md"), report(results, facts));
    say("Written to docs/performance.md");
  }
} finally {
  await database.end();
  await site.stop();
}
process.exit(0);
