/**
 * `node scripts/bench/room-time.mjs`: the cost of room availability, on a temporary PostgreSQL with 100,000 bookings:
 * searches without and with 50 courses and 200 closures in the same rooms, and quotes and creation of series of 60
 * dates. The figures are in docs/scaling.md.
 */
import pg from "pg";
import { buildSite, generateSources, installPackages } from "../run/steps.mjs";
import { startTestSite, TEST_ADMIN } from "../run/test-site.mjs";
import { fillFuture, fillPast, fillRooms } from "./bookings.mjs";
import { cpuPerRequest } from "./measure-site.mjs";
import { freshSearch, inDays, login } from "./requests.mjs";

const BOOKINGS = 100_000;
const COURSES = 50;
const CLOSURES = 200;
const REQUESTS = 2_000;
const DATES = 60;
const SERIES = 5;
/** Hours of courses and closures, and of series; the mornings are booked. */
const HELD = { startTime: "19:00", endTime: "20:00" };
const REPEATED = { startTime: "18:00", endTime: "19:00" };

const weekdayIn = (/** @type {number} */ days) => new Date(`${inDays(days)}T12:00:00Z`).getUTCDay();
/** The first day with this weekday, at least `days` days from now. */
const weekday = (/** @type {number} */ wanted, days = 1) =>
  inDays(days + ((wanted - weekdayIn(days) + 7) % 7));

/**
 * @param {string} base
 * @param {string} token
 * @param {string} path
 * @param {object} body
 */
async function send(base, token, path, body) {
  const started = performance.now();
  const response = await fetch(base + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return { answer, ms: performance.now() - started };
}

/**
 * A weekly lesson for half a year, room after room, from Monday on; each has the hour to itself.
 * @param {string} base
 * @param {string} token
 * @param {readonly number[]} rooms
 */
async function addCourses(base, token, rooms) {
  for (let n = 0; n < COURSES; n += 1) {
    const dayOfWeek = 1 + Math.floor(n / rooms.length);
    await send(base, token, "/api/courses", {
      title: `Corso ${n + 1}`,
      price: "90",
      startDate: weekday(dayOfWeek),
      endDate: inDays(182),
      spaceId: rooms[n % rooms.length],
      sessions: [{ dayOfWeek, ...HELD }],
    });
  }
}

/**
 * One hour on Saturdays and Sundays alternately, room after room.
 * @param {string} base
 * @param {string} token
 * @param {readonly number[]} rooms
 */
async function addClosures(base, token, rooms) {
  for (let n = 0; n < CLOSURES; n += 1) {
    const round = Math.floor(n / rooms.length);
    const day = weekday(round % 2 === 0 ? 6 : 0, 1 + Math.floor(round / 2) * 7);
    const closure = { spaceId: rooms[n % rooms.length], startDate: day, endDate: day, ...HELD };
    await send(base, token, "/api/closures", { ...closure, reason: "Pulizie" });
  }
}

/**
 * Processor ms of a search by hours and of a room's calendar, web process and database together.
 * @param {import("./measure-site.mjs").Site & { database: pg.Client, room: number | undefined }} web
 * @param {number} run
 */
async function searches(web, run) {
  const total = (/** @type {import("./measure-site.mjs").Cost} */ { web: site, database }) =>
    Number((site + database).toFixed(2));
  const search = (/** @type {number} */ n) => ({
    path: `/api/spaces?${freshSearch(n + run * 2 * REQUESTS)}`,
  });
  const calendar = () => ({ path: `/api/spaces/${web.room}/availability` });
  return {
    "search, processor ms": total(await cpuPerRequest(web, search, REQUESTS)),
    "calendar of 90 days, processor ms": total(await cpuPerRequest(web, calendar, REQUESTS / 4)),
  };
}

/**
 * Milliseconds from request to response for quoting and for creating a series of weekly dates.
 * @param {string} base
 * @param {string} token
 * @param {readonly number[]} rooms
 */
async function series(base, token, rooms) {
  const quoted = [];
  const made = [];
  for (let n = 0; n < SERIES; n += 1) {
    const wish = {
      spaceId: rooms[n],
      dates: Array.from({ length: DATES }, (_, week) => ({
        startDate: weekday(2, 1 + week * 7),
        isFullDay: false,
        ...REPEATED,
      })),
      attendees: 1,
    };
    const quote = await send(base, token, `/api/bookings/series/quote`, wish);
    if (quote.answer.availableCount !== DATES) throw new Error("Not every date is free.");
    quoted.push(quote.ms);
    const person = { firstName: "Giulia", lastName: "Esempio", email: "giulia@example.org" };
    const { ms } = await send(base, token, "/api/bookings/series", { ...wish, ...person, purpose: "Yoga" });
    made.push(ms);
  }
  const words = (/** @type {number[]} */ times) => times.map((time) => Math.round(time)).join(", ");
  return { "series of 60 quoted, ms": words(quoted), "series of 60 made, ms": words(made) };
}

installPackages();
await generateSources();
await buildSite();
const site = await startTestSite({ kind: "postgres" });
const database = new pg.Client({ connectionString: site.database.url });
await database.connect();
try {
  const [base = ""] = site.addresses;
  const rooms = await fillRooms(database);
  await fillFuture(database);
  const token = await login(base, TEST_ADMIN);
  const web = { base, database, webPid: site.webs[0]?.child.pid ?? 0, room: rooms[0] };
  const bookings = await fillPast(database, BOOKINGS);
  await searches(web, 0);
  const without = await searches(web, 1);
  await addCourses(base, token, rooms);
  await addClosures(base, token, rooms);
  await database.query("VACUUM ANALYZE");
  const { rows } = await database.query(
    "SELECT count(*) FILTER (WHERE course_id IS NOT NULL)::int AS sessions, count(*) FILTER (WHERE closure_id IS NOT NULL)::int AS closures FROM taken_times",
  );
  const beside = await searches(web, 2);
  console.log(
    JSON.stringify({ bookings, ...rows[0], without, beside, ...(await series(base, token, rooms)) }, null, 2),
  );
} finally {
  await database.end();
  await site.stop();
}
process.exit(0);
