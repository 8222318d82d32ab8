import {
  canBeginOn,
  DAY_OFF,
  NO_SESSION,
  NOT_IN_RUN,
  offDays,
  startDayRefusal,
  startDays,
} from "@/lib/domain/catalogue/course-group";
import { toInstant } from "@/lib/domain/time/dates";

/** A Thursday. */
const NOW = toInstant("2026-12-03", "12:00");
const mondays = { dayOfWeek: 1, startTime: "18:00", endTime: "19:00" };
const thursdays = { dayOfWeek: 4, startTime: "11:00", endTime: "12:30" };
const course = (changes = {}) => ({
  startDate: "2026-12-01",
  endDate: "2026-12-21",
  sessions: [mondays, thursdays],
  lessonChanges: [],
  ...changes,
});
const never = () => false;

test.each([
  ["inside the run on a weekday of its sessions", course(), "2026-12-07", null],
  ["on its last day", course(), "2026-12-21", null],
  ["before its first day", course(), "2026-11-30", NOT_IN_RUN],
  ["after its last day", course(), "2026-12-24", NOT_IN_RUN],
  ["on another weekday", course(), "2026-12-08", NO_SESSION],
  ["on any day where there are no sessions", course({ sessions: [] }), "2026-12-08", null],
  ["years later, where it is open-ended", course({ endDate: null }), "2029-12-03", null],
  ["on whatever day, where the course has no days", course({ startDate: null }), "2026-01-01", null],
])("validates the first day of a booking that starts %s", (_where, run, day, refusal) => {
  expect(startDayRefusal(run, day, never)).toBe(refusal);
});

test("rejects a group that starts on a day off, with or without weekly sessions", () => {
  const isChristmas = (day: string) => day === "2026-12-25";
  const run = course({ endDate: "2026-12-31", sessions: [{ ...mondays, dayOfWeek: 5 }] });
  expect(startDayRefusal(run, "2026-12-25", isChristmas)).toBe(DAY_OFF);
  expect(startDayRefusal({ ...run, sessions: [] }, "2026-12-25", isChristmas)).toBe(DAY_OFF);
  expect(startDayRefusal({ ...run, startDate: null }, "2026-12-25", isChristmas)).toBeNull();
});

test("offers the sessions that have not begun, soonest first", () => {
  // Today's session began at 11:00.
  expect(startDays(course(), NOW, never, 3)).toEqual(["2026-12-07", "2026-12-10", "2026-12-14"]);
  expect(startDays(course(), toInstant("2026-12-03", "10:59"), never, 1)).toEqual(["2026-12-03"]);
  expect(startDays(course(), toInstant("2026-11-01", "10:00"), never, 1)).toEqual(["2026-12-03"]);
});

describe("a waiting person's first day in a group", () => {
  const change = {
    ...{ plannedDate: "2026-12-07", plannedTime: "18:00", startTime: "18:00", endTime: "19:00" },
    ...{ spaceId: null, reason: null, substitute: null },
  };
  const canceled = { ...change, date: "2026-12-07", status: "canceled" as const };
  const moved = { ...change, date: "2026-12-08", status: "scheduled" as const };

  test.each([
    ["has a lesson ahead", course(), "2026-12-07", never, true],
    ["has a lesson that has begun", course(), "2026-12-03", never, false],
    ["is past", course(), "2026-11-30", never, false],
    ["has only a canceled lesson", course({ lessonChanges: [canceled] }), "2026-12-07", never, false],
    ["lost its lesson to another day", course({ lessonChanges: [moved] }), "2026-12-07", never, false],
    ["received a moved lesson", course({ lessonChanges: [moved] }), "2026-12-08", never, true],
    ["is closed", course(), "2026-12-07", (day: string) => day === "2026-12-07", false],
    [
      "is within a course without lessons at fixed times",
      course({ sessions: [] }),
      "2026-12-08",
      never,
      true,
    ],
  ])("that %s", (_what, run, day, isOff, expected) => {
    expect(canBeginOn(run, day, NOW, isOff)).toBe(expected);
  });
});

test("without sessions, offers the later of today and the first day of the course", () => {
  const run = course({ sessions: [] });
  expect(startDays(run, NOW, never, 1)).toEqual(["2026-12-03"]);
  expect(startDays(run, toInstant("2026-11-01", "10:00"), never, 1)).toEqual(["2026-12-01"]);
  const isThird = (day: string) => day === "2026-12-03";
  expect(startDays(run, NOW, isThird, 2)).toEqual(["2026-12-04", "2026-12-05"]);
});

test("offers the days of the sessions of a course that is booked by the day", () => {
  expect(startDays(course({ startDate: null, endDate: null }), NOW, never, 3)).toEqual([
    "2026-12-07",
    "2026-12-10",
    "2026-12-14",
  ]);
});

test("does not offer a session on a closed day or an observed holiday", () => {
  const closure = { startDate: "2026-12-07", endDate: "2026-12-09", startTime: null, endTime: null };
  const holidayOn = (day: string) => (day === "2026-12-10" ? "Festa" : null);
  const off = offDays([{ ...closure, spaceId: null }], 3, holidayOn);
  expect(startDays(course(), NOW, off, 1)).toEqual(["2026-12-14"]);
  const elsewhere = offDays([{ ...closure, spaceId: 4 }], 3, () => null);
  expect(startDays(course(), NOW, elsewhere, 1)).toEqual(["2026-12-07"]);
  const ofPart = offDays([{ ...closure, spaceId: 4, alsoCloses: [3] }], 3, () => null);
  expect(startDays(course(), NOW, ofPart, 1)).toEqual(["2026-12-10"]);
});

test("offers no day of a course that is over or has no days", () => {
  expect(startDays(course({ endDate: "2026-12-03" }), NOW, never, 1)).toEqual([]);
  expect(startDays(course({ startDate: null, sessions: [] }), NOW, never, 1)).toEqual([]);
});
