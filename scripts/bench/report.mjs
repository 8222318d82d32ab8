/** The page that the figures are written to. */
const ms = (value) => value.toFixed(value < 10 ? 2 : 1);
const verdict = (isMet) => (isMet ? "met" : "**not met**");

function searchSection({ search, plan }) {
  const total = ({ web, database }) => web + database;
  const [first] = search;
  const rows = search.map(
    ({ bookings, spaces, availability }) =>
      `| ${bookings.toLocaleString("en")} | ${ms(spaces.web)} | ${ms(spaces.database)} | ${(total(spaces) / total(first.spaces)).toFixed(2)} | ${ms(total(availability))} | ${(total(availability) / total(first.availability)).toFixed(2)} |`,
  );
  return `## Search as bookings grow

Processor time of one request in ms (from /proc, web process and database backends), and its ratio to the smallest table. Bar: 1.3 at 100,000.

| bookings | search: web | search: database | ratio | availability | ratio |
|---|---|---|---|---|---|
${rows.join("\n")}

The plan with 100,000 bookings uses the GiST index of the exclusion constraint:

    ${plan.replaceAll("\n", "\n    ")}
`;
}

function rateSection({ rates, booking }, searchPageBytes) {
  const bare = (rates[0].perSecond + rates.at(-1).perSecond) / 2;
  const bareCpu = (rates[0].cpu + rates.at(-1).cpu) / 2;
  const rows = rates.map(
    ({ name, perSecond, p50, p99, cpu }) =>
      `| ${name} | ${perSecond.toFixed(0)} | ${(perSecond / bare).toFixed(2)} | ${ms(cpu)} | ${(bareCpu / cpu).toFixed(2)} | ${ms(p50)} | ${ms(p99)} |`,
  );
  const of = (wanted) => rates.find(({ name }) => name === wanted).perSecond / bare;
  return `## Requests a second

Eight clients on one machine with the server and the database. The bare page is a dynamic Next.js page without code of ours, with as many elements and as long as /spaces with dates (${Math.round(searchPageBytes / 1000)} kB of HTML) in the same harness; ratios are to the mean of its two runs, before and after. On a machine that others use too, the ratio of processor times (of the web process, the bare page's over ours) is the one to trust.

| what | a second | ratio | processor ms | ratio | p50 ms | p99 ms |
|---|---|---|---|---|---|---|
${rows.join("\n")}
| booking creation, one client, 100,000 bookings there | ${booking.perSecond.toFixed(0)} | | | | ${ms(booking.p50)} | ${ms(booking.p99)} |

- /spaces with dates at least 0.7 of the bare page: ${of("/spaces with dates").toFixed(2)} by requests, ${(bareCpu / rates[1].cpu).toFixed(2)} by processor time, ${verdict(of("/spaces with dates") >= 0.7)}.
- Cached pages at least 3 times the bare page: ${of("/").toFixed(2)}, ${verdict(of("/") >= 3)}.
- Booking creation at least 35 a second: ${booking.perSecond.toFixed(0)}, ${verdict(booking.perSecond >= 35)}.
`;
}

function firstLoadSection({ firstLoad }) {
  const [bare] = firstLoad;
  const rows = firstLoad.map(
    ({ name, kilobytes, scripts, html }) =>
      `| ${name} | ${kilobytes.toFixed(0)} | ${(kilobytes - bare.kilobytes).toFixed(0)} | ${scripts} | ${(html / 1000).toFixed(0)} |`,
  );
  return `## JavaScript of the first load

Kilobytes compressed (gzip) of the scripts that the HTML names. Bar: at most 60 above the bare page.

| page | kB | above bare | scripts | kB of HTML |
|---|---|---|---|---|
${rows.join("\n")}
`;
}

/** The whole page. */
export function report(results, { machine, postgres, searchPageBytes }) {
  return `# Performance

Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, PostgreSQL ${postgres}. The figures in ms and per second belong to that machine and to whatever else it did; the ratios are what counts, both sides measured in one run.

${searchSection(results)}
${rateSection(results, searchPageBytes)}
${firstLoadSection(results)}`;
}
