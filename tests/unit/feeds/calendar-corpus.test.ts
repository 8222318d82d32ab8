import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toInstant } from "@/lib/domain/time/dates";
import { parseTime } from "@/lib/feeds/followed/clock-time";
import { expandCalendar, UnreadableCalendar } from "@/lib/feeds/followed/expand-calendar";

/**
 * Calendars in the formats of other programs, each covering one topic of RFC 5545. A file contains its expected busy
 * times as X-BUSY lines of instants, or the reason of its rejection as an X-REFUSED line.
 */
const FOLDER = join(__dirname, "calendars");
const WINDOW = { from: toInstant("2026-10-01", "00:00"), to: toInstant("2027-12-31", "00:00") };

const FILES = readdirSync(FOLDER).map((file) => ({
  name: file.replace(/\.ics$/, "").replaceAll("-", " "),
  source: readFileSync(join(FOLDER, file), "utf8"),
}));

const refusalIn = (source: string) => /^X-REFUSED:(\w+)\r?$/m.exec(source)?.[1];

const instant = (value: string) => parseTime(value).clock.toISOString();

function expected(text: string): string[] {
  const lines = [...text.matchAll(/^X-BUSY:(\w+)\/(\w+)\r?$/gm)];
  return lines.map(([, from = "", to = ""]) => `${instant(from)} ${instant(to)}`);
}

test.each(FILES.filter(({ source }) => refusalIn(source) === undefined))(
  "reads a followed calendar correctly: $name",
  ({ source }) => {
    const busy = expandCalendar(source, WINDOW).map(
      ({ startsAt, endsAt }) => `${startsAt.toISOString()} ${endsAt.toISOString()}`,
    );
    expect(busy).toEqual(expected(source));
  },
);

test.each(FILES.filter(({ source }) => refusalIn(source) !== undefined))(
  "rejects a followed calendar that cannot be read, with the reason: $name",
  ({ source }) => {
    const read = () => expandCalendar(source, WINDOW);
    expect(read).toThrow(UnreadableCalendar);
    expect(read).toThrow(`refusals.followed.${refusalIn(source)}`);
  },
);
