import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toInstant } from "@/lib/domain/time/dates";
import { parseTime } from "@/lib/feeds/followed/clock-time";
import { expandCalendar } from "@/lib/feeds/followed/expand-calendar";

/**
 * Calendars as other programs write them, one matter of RFC 5545 each. What is busy in a file stands in it, as
 * X-BUSY lines of instants.
 */
const FOLDER = join(__dirname, "calendars");
const WINDOW = { from: toInstant("2026-10-01", "00:00"), to: toInstant("2027-12-31", "00:00") };

const instant = (value: string) => parseTime(value).clock.toISOString();

function expected(text: string): string[] {
  const lines = [...text.matchAll(/^X-BUSY:(\w+)\/(\w+)\r?$/gm)];
  return lines.map(([, from = "", to = ""]) => `${instant(from)} ${instant(to)}`);
}

test.each(readdirSync(FOLDER).map((file) => [file.replace(/\.ics$/, "").replaceAll("-", " "), file]))(
  "a followed calendar is read correctly: %s",
  (_name, file) => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const busy = expandCalendar(text, WINDOW).map(
      ({ startsAt, endsAt }) => `${startsAt.toISOString()} ${endsAt.toISOString()}`,
    );
    expect(busy).toEqual(expected(text));
  },
);
