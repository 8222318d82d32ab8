/**
 * `node scripts/bench/board.mjs`: cost of the planning board in a browser, on a temporary PostgreSQL with 50 rooms and
 * 2,000 bookings in one week. Measures main-thread work from the click that shows the week, whose data is cached, until
 * everything visible is rendered, and for the rest; then the frames of a scroll on a four times slower processor, by
 * kind of work. Work is processor time, which other programs do not affect. The figures are in docs/scaling.md.
 */
import { chromium } from "@playwright/test";
import pg from "pg";
import { findChromium } from "../run/chromium.mjs";
import { buildSite, generateSources, installPackages } from "../run/steps.mjs";
import { startTestSite, TEST_ADMIN } from "../run/test-site.mjs";
import { fillRooms } from "./bookings.mjs";
import { mainThreadWork, TRACED } from "./main-thread.mjs";
import { inDays } from "./requests.mjs";

const ROOMS = 50;
const BOOKINGS = 2_000;
const DAYS = 7;
const TRIALS = 5;
const FRAMES = 120;
const STEP = 40;
const SLOWER = 4;
const FRAME_MS = 1000 / 60;

/** The Monday of the week after next, later than the demonstration data. */
const monday = inDays(14 - ((new Date(`${inDays(0)}T12:00:00Z`).getUTCDay() + 6) % 7));

/** @param {string} url */
async function fill(url) {
  const client = new pg.Client({ connectionString: url });
  // If the measurement fails, its error must be shown, not that of the connection that ends with it.
  client.on("error", () => {});
  await client.connect();
  await fillRooms(client, ROOMS);
  // Removes the occupied time of the demonstration data.
  await client.query("DELETE FROM taken_times");
  const { rowCount } = await client.query(
    `INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, status, purpose, attendees, email, first_name, last_name)
     SELECT s.id, d.day, d.day, lpad(h.hour::text, 2, '0') || ':00', lpad((h.hour + 1)::text, 2, '0') || ':00',
            (d.day + make_time(h.hour, 0, 0)) AT TIME ZONE 'Europe/Rome', (d.day + make_time(h.hour + 1, 0, 0)) AT TIME ZONE 'Europe/Rome',
            new_charge('booking', 4000), 'confirmed', 'Lezione', 5, 'cliente' || n || '@example.org', 'Cliente', 'Esempio ' || n
       FROM generate_series(0, $1::int / $2::int - 1) AS n
      CROSS JOIN LATERAL (SELECT 8 + n / ${DAYS} AS hour) AS h
      CROSS JOIN LATERAL (SELECT ($3::date + n % ${DAYS})::date AS day) AS d
      CROSS JOIN (SELECT id FROM spaces ORDER BY id LIMIT $2::int) AS s`,
    [BOOKINGS, ROOMS, monday],
  );
  await client.end();
  return rowCount;
}

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").CDPSession} Session */

const rows = (/** @type {Page} */ page) => page.locator('[role="grid"] [data-room]').count();

/**
 * Milliseconds of a page's main-thread processor time: total, scripts, style and layout.
 * @param {Session} session
 */
async function workOf(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (/** @type {string} */ name) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    all: of("TaskDuration"),
    scripts: of("ScriptDuration"),
    style: of("RecalcStyleDuration"),
    layout: of("LayoutDuration"),
  };
}

/**
 * Holds back a page's idle callbacks, or releases them.
 * @param {Page} page
 * @param {boolean} isHeld
 */
const holdIdle = (page, isHeld) =>
  page.evaluate((held) => /** @type {HoldingWindow} */ (window).holdIdle(held), isHeld);

/** @typedef {typeof window & { holdIdle: (isHeld: boolean) => void }} HoldingWindow */

/** Runs in the page: `holdIdle(true)` holds back idle callbacks until `holdIdle(false)`. */
function giveHold() {
  const request = window.requestIdleCallback.bind(window);
  /** @type {IdleRequestCallback[] | null} */
  let held = null;
  window.requestIdleCallback = (work, options) => (held ? held.push(work) : request(work, options));
  /** @type {HoldingWindow} */ (window).holdIdle = (isHeld) => {
    const waiting = held ?? [];
    held = isHeld ? [] : null;
    if (!isHeld) for (const work of waiting) request(work);
  };
}

/** @typedef {Awaited<ReturnType<typeof workOf>>} Work */

/**
 * Main-thread work, in ms, to show a week of bookings after an empty one: until everything visible is rendered, and
 * then the rest, which the board renders when idle.
 * @param {Page} page
 * @param {Session} session
 * @returns {Promise<Work & { rest: number }>}
 */
async function drawing(page, session) {
  await page.getByRole("button", { name: "Indietro di una settimana" }).click();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Avanti di una settimana" }).focus();
  await page.waitForTimeout(1_500);
  // The week is cached by now, so that only rendering is measured.
  await holdIdle(page, true);
  const before = await workOf(session);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(1_500);
  const after = await workOf(session);
  await page.locator('[data-cell="entry"]').first().waitFor({ timeout: 1_000 });
  await holdIdle(page, false);
  await page.waitForTimeout(2_500);
  const rest = (await workOf(session)).all - after.all;
  return {
    all: after.all - before.all,
    scripts: after.scripts - before.scripts,
    style: after.style - before.style,
    layout: after.layout - before.layout,
    rest,
  };
}

/**
 * The result of an action, and the main-thread work during it.
 * @template T
 * @param {Page} page
 * @param {() => Promise<T>} action
 */
async function traced(page, action) {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser to trace.");
  await browser.startTracing(page, { categories: TRACED });
  const value = await action();
  const trace = await browser.stopTracing();
  return { value, work: mainThreadWork(JSON.parse(trace.toString())) };
}

/**
 * Times between the frames of a scroll from top to bottom and back, in ms.
 * @param {Page} page
 */
function scrolling(page) {
  return page.evaluate(
    async ({ frames, step }) => {
      const grid = document.querySelector('[role="grid"]');
      if (grid === null) throw new Error("There is no board.");
      /** @type {number[]} */
      const times = [];
      let last = performance.now();
      for (let n = 0; n < frames; n += 1) {
        grid.scrollTop += n < frames / 2 ? step : -step;
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
      return times.slice(1);
    },
    { frames: FRAMES, step: STEP },
  );
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

installPackages();
await generateSources();
await buildSite();
const site = await startTestSite({ kind: "postgres" });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const [base = ""] = site.addresses;
  const bookings = await fill(site.database.url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "it-IT" });
  await context.addInitScript(giveHold);
  const page = await context.newPage();
  await page.goto(`${base}/auth`);
  const login = await page.request.post(`${base}/api/auth/login`, {
    data: TEST_ADMIN,
    headers: { Origin: base },
  });
  if (!login.ok()) throw new Error(`Login answered ${login.status()}`);
  await page.goto(`${base}/admin/calendario?settimana=${monday}`);
  await page.getByRole("grid").waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  /** @type {(Work & { rest: number })[]} */
  const drawn = [];
  for (let trial = 0; trial < TRIALS; trial += 1) drawn.push(await drawing(page, session));
  const of = (/** @type {keyof Work} */ kind) => Math.round(median(drawn.map((work) => work[kind])));
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  // Without tracing, which itself takes part of each frame.
  const begun = (await workOf(session)).all;
  const frames = await scrolling(page);
  const scrolled = (await workOf(session)).all - begun;
  const { value: tracedFrames, work } = await traced(page, () => scrolling(page));
  const perFrame = (/** @type {keyof typeof work} */ kind) =>
    Number((work[kind] / tracedFrames.length).toFixed(1));
  const inTime = frames.filter((ms) => ms < FRAME_MS * 1.5).length;
  console.log(
    JSON.stringify(
      {
        rooms: await rows(page),
        bookings,
        "drawing what is in sight, main thread, ms": of("all"),
        "drawing for the first time": Math.round(drawn[0]?.all ?? 0),
        "of it scripts": of("scripts"),
        "of it style": of("style"),
        "of it layout": of("layout"),
        "the rest, while nothing else is to be done, at most": Math.round(
          Math.max(...drawn.map(({ rest }) => rest)),
        ),
        "elements of the board": await page.locator('[role="grid"] *').count(),
        "scroll four times slower, median frame, ms": Number(median(frames).toFixed(1)),
        "frames in time (60 a second), %": Math.round((100 * inTime) / frames.length),
        "longest frame, ms": Math.round(Math.max(...frames)),
        "main thread in a frame, ms of processor time": Number((scrolled / frames.length).toFixed(1)),
        "traced, in a frame, ms": perFrame("all"),
        "in a frame: scripts": perFrame("scripts"),
        "in a frame: style": perFrame("style"),
        "in a frame: layout": perFrame("layout"),
        "in a frame: painting": perFrame("painting"),
      },
      null,
      2,
    ),
  );
} finally {
  await browser.close();
  await site.stop();
}
process.exit(0);
