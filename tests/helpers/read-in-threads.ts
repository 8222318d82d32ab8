import { performance } from "node:perf_hooks";
import { AppError } from "@/lib/errors";
import { readCalendar } from "@/lib/feeds/followed/read-calendar";
import { readSheet } from "@/lib/feeds/read-sheet";
import { HOSTILE_TABLES } from "./hostile-tables";

/** Runs as a separate process (read-in-threads.test.ts), whose main thread only waits for the results. */

/** The outcome of some of the files, and the fraction of time during which the main thread was busy. */
async function readAll() {
  const outcomes: Record<string, string> = {};
  const all: [string, () => Promise<number>][] = [
    ...HOSTILE_TABLES.filter((_, at) => at % 4 === 0).map(([name, file]): [string, () => Promise<number>] => {
      const bytes = file();
      return [name, async () => (await readSheet(bytes, null)).rows.length];
    }),
    [
      "a calendar",
      async () => {
        const entry =
          "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261203T090000Z\r\nDTEND:20261203T100000Z\r\nEND:VEVENT\r\n";
        const text = `BEGIN:VCALENDAR\r\n${entry.repeat(3)}END:VCALENDAR`;
        const window = { from: new Date("2026-01-01"), to: new Date("2027-12-31") };
        return (await readCalendar(new Uint8Array(Buffer.from(text)), window)).length;
      },
    ],
  ];
  const before = performance.eventLoopUtilization();
  for (const [name, read] of all) {
    outcomes[name] = await read().then(
      (count) => `${count} rows`,
      (error: unknown) =>
        error instanceof AppError ? `${error.code} ${error.errors?.file?.[0]}` : String(error),
    );
  }
  return { outcomes, busyPart: performance.eventLoopUtilization(before).utilization };
}

readAll().then((result) => process.stdout.write(JSON.stringify(result)));
