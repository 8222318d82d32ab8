import { firstDayAfter } from "@/lib/domain/sign-up/first-day";
import { toInstant } from "@/lib/domain/time/dates";

/** The run of a course on Tuesdays from 12 January to 30 March 2027. */
const TUESDAYS = [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:00" }];
const run = (changes: object = {}) => ({
  ...{ startDate: "2027-01-12", endDate: "2027-03-30", sessions: TUESDAYS, lessonChanges: [] },
  ...changes,
});
const lesson = (planned: string, date: string, status: "scheduled" | "canceled" = "scheduled") => ({
  ...{ plannedDate: planned, plannedTime: "18:00", date, startTime: "18:00", endTime: "19:00", status },
  ...{ spaceId: null, reason: null, substitute: null },
});
const NOW = toInstant("2027-01-04", "12:00");
const never = () => false;

test.each([
  [
    "begins with the course whose first lesson is canceled",
    "2027-01-12",
    [lesson("2027-01-12", "2027-01-12", "canceled")],
    "2027-01-19",
  ],
  [
    "begins with the course whose first lesson is moved earlier",
    "2027-01-12",
    [lesson("2027-01-12", "2027-01-11")],
    "2027-01-11",
  ],
  [
    "begins with the course whose first lesson is moved later",
    "2027-01-12",
    [lesson("2027-01-12", "2027-01-14")],
    "2027-01-14",
  ],
  [
    "begins with the course whose first lesson is moved beyond the next",
    "2027-01-12",
    [lesson("2027-01-12", "2027-01-21")],
    "2027-01-19",
  ],
  [
    "begins with the course of which a later lesson is moved",
    "2027-01-12",
    [lesson("2027-01-26", "2027-01-28")],
    "2027-01-12",
  ],
  [
    "begins later, with a lesson that is moved earlier",
    "2027-02-02",
    [lesson("2027-02-02", "2027-02-01")],
    "2027-02-01",
  ],
  [
    "begins later, with a lesson that is canceled",
    "2027-02-02",
    [lesson("2027-02-02", "2027-02-02", "canceled")],
    "2027-02-09",
  ],
  [
    "begins later, in a course whose first lesson is canceled",
    "2027-02-02",
    [lesson("2027-01-12", "2027-01-12", "canceled")],
    "2027-02-02",
  ],
])("the first day of a participant who %s", (_who, startDate, lessonChanges, expected) => {
  expect(firstDayAfter({ before: run(), after: run({ lessonChanges }) }, startDate, NOW, never)).toBe(
    expected,
  );
});

describe("the first day of a participant who begins with the course", () => {
  const movedTo = (changes: object, now = NOW) =>
    firstDayAfter({ before: run(), after: run(changes) }, "2027-01-12", now, never);

  test("follows the course to other days and weekdays", () => {
    expect(movedTo({ startDate: "2027-02-01" })).toBe("2027-02-02");
    const mondays = [{ ...TUESDAYS[0], dayOfWeek: 1 }];
    expect(movedTo({ startDate: "2027-01-11", sessions: mondays })).toBe("2027-01-11");
  });

  test("stays once the course has begun, and if it has no lessons any more", () => {
    const changes = { lessonChanges: [lesson("2027-01-12", "2027-01-12", "canceled")] };
    expect(movedTo(changes, toInstant("2027-01-12", "18:00"))).toBe("2027-01-12");
    expect(movedTo({ startDate: "2027-03-31", endDate: "2027-03-31" })).toBe("2027-01-12");
  });

  test("follows a course without lessons at fixed times", () => {
    const before = run({ sessions: [] });
    const moved = { before, after: { ...before, startDate: "2027-02-01" } };
    expect(firstDayAfter(moved, "2027-01-12", NOW, never)).toBe("2027-02-01");
    expect(firstDayAfter(moved, "2027-02-10", NOW, never)).toBe("2027-02-10");
  });

  test("stays in a course by days", () => {
    const before = run({ startDate: null });
    expect(firstDayAfter({ before, after: run() }, "2027-01-19", NOW, never)).toBe("2027-01-19");
  });
});
