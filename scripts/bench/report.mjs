/** Renders docs/performance.md: the figures, and whether they meet the targets. */
import { MOVEMENTS } from "./books.mjs";

/**
 * @typedef {import("./measure-site.mjs").Cost} Cost
 * @typedef {"search" | "page" | "calendar" | "board" | "history"} Kind
 * @typedef {{ bookings: number } & Record<Kind, Cost>} Size
 * @typedef {import("./load.mjs").Measured & { clients: number, rooms: number, cost: Cost }} Booked
 * @typedef {{ name: string, kilobytes: number, scripts: number, html: number }} FirstLoad
 * @typedef {{
 *   growth: Size[], taken: number, rates: import("./measure-site.mjs").Rate[], bookings: Booked[], firstLoad: FirstLoad[],
 *   panel: FirstLoad[], statement: number,
 * }} Results
 */

/** Names of rows with their own target. */
export const FIRST_RENDERING = "/spaces with dates, first rendering, 20 rooms";
export const NOTHING_FOUND = "/spaces with dates, first rendering, nothing found";
export const CALENDAR_UNCACHED = "/api/spaces/{id}/availability, made anew";
export const CALENDAR_CACHED = "/api/spaces/{id}/availability";

const ms = (/** @type {number} */ value) => value.toFixed(value < 10 ? 2 : 1);
const verdict = (/** @type {boolean} */ isMet) => (isMet ? "met" : "**not met**");
const total = (/** @type {Cost} */ { web, database }) => web + database;

/**
 * Returns the value, or throws if nothing was measured.
 * @template T
 * @param {T | undefined} value
 */
function measured(value) {
  if (value === undefined) throw new Error("Too little was measured.");
  return value;
}

/** @param {Results} results */
function growthSection({ growth, taken }) {
  const first = measured(growth[0]);
  const largest = measured(growth.at(-2));
  const again = measured(growth.at(-1));
  /** @type {Kind[]} */
  const kinds = ["search", "page", "calendar", "board", "history"];
  /** @type {(row: Size, kind: Kind) => number} */
  const ratio = (row, kind) => total(row[kind]) / ((total(first[kind]) + total(again[kind])) / 2);
  const rows = growth.map((row) => {
    const figures = kinds.map((kind) => `${ms(total(row[kind]))} | ${ratio(row, kind).toFixed(2)}`);
    return `| ${row.bookings.toLocaleString("en")} | ${figures.join(" | ")} |`;
  });
  const worst = Math.max(...kinds.map((kind) => ratio(largest, kind)));
  return `## As bookings grow

20 rooms, half of the hours of the next 90 days taken (${taken.toLocaleString("en")} bookings), and the rest of the bookings in the past. Processor time in ms of one request, web process and database together, each rendered anew (no search is made twice), and its ratio to the smallest table: the mean of its two rows, since a machine changes while a million bookings are written.

| bookings | GET /api/spaces with dates | ratio | /spaces with dates | ratio | calendar of a room, 90 days | ratio | board, a week | ratio | history of a person | ratio |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}

- From ${first.bookings.toLocaleString("en")} to ${largest.bookings.toLocaleString("en")} at most 1.2 times: ${worst.toFixed(2)}, ${verdict(worst <= 1.2)}.
`;
}

/** @param {Results} results */
function rateSection({ rates, bookings }) {
  const bare = rates.filter(({ name }) => name.startsWith("a bare"));
  const bareCpu = bare.reduce((sum, { cpu }) => sum + cpu, 0) / bare.length;
  const rows = rates.map(
    ({ name, perSecond, p50, p99, cpu }) =>
      `| ${name} | ${ms(cpu)} | ${(bareCpu / cpu).toFixed(2)} | ${perSecond.toFixed(0)} | ${ms(p50)} | ${ms(p99)} |`,
  );
  const cpuOf = (/** @type {string} */ start) =>
    measured(
      rates.find(
        ({ name }) => name === start || (start.endsWith("…") && name.startsWith(start.slice(0, -1))),
      ),
    ).cpu;
  const inTurn = bareCpu / cpuOf("/spaces with dates, 60…");
  const cached = Math.min(...["/", "/events", "/courses", "/legal…"].map((path) => bareCpu / cpuOf(path)));
  /** @type {(what: string, name: string, most: number) => string} */
  const atMost = (what, name, most) => {
    const times = cpuOf(name) / bareCpu;
    return `- ${what} at most ${most} times the bare page: ${times.toFixed(2)}, ${verdict(times <= most)}.`;
  };
  const booked = bookings.map(
    ({ clients, rooms, perSecond, p50, p99, cost: { web, database } }) =>
      `| ${clients} | ${rooms} | ${perSecond.toFixed(0)} | ${ms(p50)} | ${ms(p99)} | ${ms(web)} | ${ms(database)} |`,
  );
  const dearest = Math.max(...bookings.map(({ cost }) => total(cost)));
  const bars = bookings.map(({ clients, perSecond }) => {
    const bar = clients === 1 ? 70 : 120;
    return `- ${clients === 1 ? "One client" : `${clients} clients over ten rooms`} at least ${bar} a second: ${perSecond.toFixed(0)}, ${verdict(perSecond >= bar)}.`;
  });
  return `## As browsers ask

Eight clients with \`Accept-Encoding: gzip, br\` over kept connections, on one machine with the servers and the database. The bare page (\`scripts/bench/bare-app\`) is Next.js alone, rendered for each request: 20 things, each with a picture, a heading, a sentence, two prices, three facts and two links, 33 kB of HTML, compressed by Next's own gzip, in the same harness. It does not change with ours. Processor time is that of the web process for one request; the ratio is the bare page's (mean of its runs before, between and after) over ours, and is what holds on other machines. The bookings beside the searches lie in the days that are searched and go through a second process.

| what | processor ms | ratio | a second | p50 ms | p99 ms |
|---|---|---|---|---|---|
${rows.join("\n")}

- Cached pages at least 15 times the bare page: ${cached.toFixed(1)}, ${verdict(cached >= 15)}.
- /spaces with dates, 60 searches in turn beside 5 bookings a second, at least 3 times: ${inTurn.toFixed(1)}, ${verdict(inTurn >= 3)}.
${atMost("First rendering of a search that finds 20 rooms", FIRST_RENDERING, 2.5)}
${atMost("First rendering of a search that finds nothing", NOTHING_FOUND, 2.5)}
${atMost("The calendar of a room, made anew,", CALENDAR_UNCACHED, 1.5)}
- The calendar of a room, kept, at most 1 ms: ${ms(cpuOf(CALENDAR_CACHED))}, ${verdict(cpuOf(CALENDAR_CACHED) <= 1)}.

## Bookings a second

With 100,000 bookings there, by ten customers in turn, under their quota, the lock of their account and the limit by address; each request has an idempotency key and queues its mails in its transaction. Processor time is that of one booking with its mails, of all processes of the site and of the database.

| clients | rooms | a second | p50 ms | p99 ms | processor ms | of the database |
|---|---|---|---|---|---|---|
${booked.join("\n")}

${bars.join("\n")}
- At most 9 ms of processor time each: ${ms(dearest)}, ${verdict(dearest <= 9)}.
`;
}

/** @param {Results} results */
function booksSection({ statement }) {
  return `## The statement of a year

${MOVEMENTS.toLocaleString("en")} movements in the year, beside all that was booked above: four fifths payments and refunds of the ledger, the others book entries. One request at a time, the median.

- Under two seconds: ${ms(statement)} ms, ${verdict(statement < 2_000)}.
`;
}

/** @param {Results} results */
function firstLoadSection({ firstLoad }) {
  const bare = measured(firstLoad[0]);
  const rows = firstLoad.map(
    ({ name, kilobytes, scripts, html }) =>
      `| ${name} | ${kilobytes.toFixed(0)} | ${(kilobytes - bare.kilobytes).toFixed(0)} | ${scripts} | ${(html / 1000).toFixed(0)} |`,
  );
  const most = Math.max(...firstLoad.slice(1).map(({ kilobytes }) => kilobytes - bare.kilobytes));
  return `## JavaScript of the first load

Kilobytes compressed (gzip) of the scripts that the HTML names.

| page | kB | above bare | scripts | kB of HTML |
|---|---|---|---|---|
${rows.join("\n")}

- At most 25 kB above the bare page: ${most.toFixed(0)}, ${verdict(most <= 25)}.

What a visitor on a phone sees stands in [lighthouse.md](lighthouse.md).
`;
}

/** @param {Results} results */
function panelSection({ panel, rates }) {
  const bare = rates.filter(({ name }) => name.startsWith("a bare"));
  const bareCpu = bare.reduce((sum, { cpu }) => sum + cpu, 0) / bare.length;
  const times = panel.map(({ name }) => measured(rates.find((rate) => rate.name === name)).cpu / bareCpu);
  const rows = panel.map(
    ({ name, kilobytes, html }, index) =>
      `| ${name} | ${measured(times[index]).toFixed(1)} | ${kilobytes.toFixed(0)} | ${(html / 1000).toFixed(0)} |`,
  );
  const heaviest = Math.max(...panel.map(({ kilobytes }) => kilobytes));
  const slowest = Math.max(...times);
  return `## The panel

Pages that staff have open all day, rendered with their first data for an administrator: processor time of the web process in times of the bare page, and kilobytes compressed (gzip) of the scripts that the HTML names.

| page | times the bare page | kB of scripts | kB of HTML |
|---|---|---|---|
${rows.join("\n")}

- First HTML at most 3 times the bare page: ${slowest.toFixed(1)}, ${verdict(slowest <= 3)}.
- At most 250 kB of scripts: ${heaviest.toFixed(0)}, ${verdict(heaviest <= 250)}.
`;
}

/** @param {readonly { name: string, bytes: number }[]} parts */
function htmlSection(parts) {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const kB = (/** @type {number} */ value) => (value / 1000).toFixed(1);
  return `## The HTML of a search that finds 20 rooms

| part | kB |
|---|---|
${parts.map((part) => `| ${part.name} | ${kB(part.bytes)} |`).join("\n")}
| all | ${kB(bytes)} |

- At most 70 kB: ${kB(bytes)}, ${verdict(bytes <= 70_000)}.
`;
}

/**
 * The whole document.
 * @param {Results} results
 * @param {{ machine: string, postgres: string, searchPage: { name: string, bytes: number }[] }} facts
 */
export function report(results, { machine, postgres, searchPage }) {
  return `# Performance

Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, PostgreSQL ${postgres}. The figures in ms and per second belong to that machine and to whatever else it did; the ratios are what counts, both sides measured in one run.

${growthSection(results)}
${rateSection(results)}
${booksSection(results)}
${panelSection(results)}
${htmlSection(searchPage)}
${firstLoadSection(results)}`;
}
