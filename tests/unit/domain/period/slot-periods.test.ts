import fc from "fast-check";
import { periodsFromSlots } from "@/lib/domain/period/slot-periods";
import { listAvailability, type OpeningRules } from "@/lib/domain/space/availability";
import { timeFromMinutes } from "@/lib/domain/time/calendar-day";
import { toInstant } from "@/lib/domain/time/dates";

const DAY = "2026-12-03";
const BEFORE = new Date("2026-12-01T08:00:00Z");

const openAllDay: OpeningRules = {
  isAvailable: true,
  openingTime: "08:00",
  closingTime: "20:00",
  minBookingHours: 1,
  timetable: [],
};
const rates = { pricePerHour: "25", pricePerDay: "45", pricePerWeek: "200" };

const span = (from: string, to: string) => ({ startsAt: toInstant(DAY, from), endsAt: toInstant(DAY, to) });

function dayOfSpace(rules: OpeningRules, busy: ReturnType<typeof span>[], now = BEFORE) {
  const [day] = listAvailability({ ...rules, ...rates }, DAY, DAY, busy, now);
  if (!day) throw new Error("one day was asked for");
  return day;
}

test.each([
  ["a free day has all periods", [], ["mattina", "pomeriggio", "giornata"]],
  ["a booked morning leaves the afternoon", [span("08:00", "13:00")], ["pomeriggio"]],
  ["a booked afternoon leaves the morning", [span("14:00", "19:00")], ["mattina"]],
  ["one booked hour takes its half", [span("10:00", "11:00")], ["pomeriggio"]],
  ["a booked lunch hour only takes the whole day", [span("13:00", "14:00")], ["mattina", "pomeriggio"]],
  ["a booked evening hour takes nothing", [span("19:00", "20:00")], ["mattina", "pomeriggio", "giornata"]],
  ["a full day leaves nothing", [span("08:00", "19:00")], []],
])("%s", (_, busy, expected) => {
  expect(periodsFromSlots(openAllDay, dayOfSpace(openAllDay, busy))).toEqual(expected);
});

test("a period cut to the opening hours is offered", () => {
  const late = { ...openAllDay, openingTime: "10:00", closingTime: "17:00" };
  expect(periodsFromSlots(late, dayOfSpace(late, []))).toEqual(["mattina", "pomeriggio", "giornata"]);
});

test("a half that is shorter than the minimum is not offered", () => {
  const late = { ...openAllDay, openingTime: "11:00", minBookingHours: 3 };
  expect(periodsFromSlots(late, dayOfSpace(late, []))).toEqual(["pomeriggio", "giornata"]);
});

test("a morning that has begun is over", () => {
  expect(periodsFromSlots(openAllDay, dayOfSpace(openAllDay, [], toInstant(DAY, "08:30")))).toEqual([
    "pomeriggio",
  ]);
});

test("hours outside the weekly timetable are not offered", () => {
  const thursdayMornings = {
    ...openAllDay,
    timetable: [{ dayOfWeek: 4, startTime: "08:00", endTime: "13:00", isAvailable: true }],
  };
  expect(periodsFromSlots(thursdayMornings, dayOfSpace(thursdayMornings, []))).toEqual(["mattina"]);
});

test("a space that is not available offers nothing", () => {
  const closed = { ...openAllDay, isAvailable: false };
  expect(periodsFromSlots(closed, dayOfSpace(closed, []))).toEqual([]);
});

test("a space that opens at half past still loses its morning to a morning booking, and only that", () => {
  const halfPast = { ...openAllDay, openingTime: "08:30" };
  expect(periodsFromSlots(halfPast, dayOfSpace(halfPast, [span("08:30", "13:00")]))).toEqual(["pomeriggio"]);
});

test("the browser offers what the server would book, for any hours, bookings and time of day", () => {
  const hour = fc.integer({ min: 7, max: 21 });
  const range = fc.tuple(hour, hour).filter(([from, to]) => from < to);
  const time = (value: number) => timeFromMinutes(value * 60);
  fc.assert(
    fc.property(
      range,
      fc.array(range, { maxLength: 4 }),
      fc.array(fc.record({ range, isAvailable: fc.boolean() }), { maxLength: 3 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 23 }),
      ([opening, closing], bookings, entries, minBookingHours, nowHour) => {
        const rules: OpeningRules = {
          isAvailable: true,
          openingTime: time(opening),
          closingTime: time(closing),
          minBookingHours,
          timetable: entries.map(({ range: [from, to], isAvailable }) => ({
            dayOfWeek: 4,
            startTime: time(from),
            endTime: time(to),
            isAvailable,
          })),
        };
        const busy = bookings.map(([from, to]) => span(time(from), time(to)));
        const day = dayOfSpace(rules, busy, toInstant(DAY, time(nowHour)));
        expect(periodsFromSlots(rules, day)).toEqual(day.periods);
      },
    ),
    { numRuns: 500 },
  );
});
