import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isoInRome } from "@/lib/domain/time/dates";

/**
 * The rules depend on Rome's time zone only. They run here in processes with different time zones, because the time
 * zone of a running process cannot be changed reliably.
 */

const DOMAIN = path.join(process.cwd(), "lib/domain");

const PROGRAM = `
  const { listAvailability } = require("${path.join(DOMAIN, "room-time/availability.ts")}");
  const { formatInstant, parseDay, toInstant } = require("${path.join(DOMAIN, "time/dates.ts")}");
  const space = { isAvailable: true, openingTime: "08:00", closingTime: "20:00", minBookingHours: 1, bufferMinutes: 0, timetable: [],
    pricePerHour: "25", pricePerDay: "45", pricePerWeek: "240" };
  const busy = [{ startsAt: toInstant("2026-10-25", "08:00"), endsAt: toInstant("2026-10-25", "13:00"), owner: "booking:1", isBuffer: false, reason: null }];
  const rules = { observesHolidays: true, patronSaintDay: null, horizonMonths: 24, noticeMinutes: 0 };
  const now = new Date("2026-03-28T23:30:00Z");
  console.log(JSON.stringify([
    formatInstant(now, "it"),
    parseDay("2026-12-31T23:00:00Z"),
    ["2026-03-29", "2026-10-25", "2028-02-29"].map((day) => toInstant(day, "02:30")),
    listAvailability(space, "2026-03-28", "2026-03-30", busy, rules, now),
    listAvailability(space, "2026-10-24", "2026-10-26", busy, rules, now),
  ]));
`;

function runIn(timeZone: string): string {
  return execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", PROGRAM], {
    env: { ...process.env, TZ: timeZone },
    encoding: "utf8",
  });
}

test("the rules give the same results in any time zone of the server", () => {
  const answer = runIn("UTC");
  expect(answer).toContain("dom 29 mar 2026, 00:30");
  expect(runIn("America/New_York")).toBe(answer);
  expect(runIn("Pacific/Kiritimati")).toBe(answer);
});

test("no rule reads the clock, time zone or language of the process", () => {
  const forbidden =
    /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes)\(|toLocale|Date\.now|new Date\(\)|process\./;
  const offenders = readdirSync(DOMAIN, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => forbidden.test(readFileSync(path.join(DOMAIN, file), "utf8")));
  expect(offenders).toEqual([]);
});

test("an instant is written with Rome's offset, in winter and in summer", () => {
  expect(isoInRome(new Date("2026-12-03T19:30:00Z"))).toBe("2026-12-03T20:30:00+01:00");
  expect(isoInRome(new Date("2026-07-03T19:30:00Z"))).toBe("2026-07-03T21:30:00+02:00");
});
