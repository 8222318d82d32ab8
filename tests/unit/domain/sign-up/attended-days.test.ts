import { type Attendant, attendanceOf, attendanceRange } from "@/lib/domain/sign-up/attendance";
import { attendanceTable } from "@/lib/domain/sign-up/attendance-table";
import { type HeldOnDays, isExpectedOn, nextExpectedDay } from "@/lib/domain/sign-up/attended-days";

/** The days on which a participant is expected, and what the attendance counts. */

const never = () => false;
const tuesdays = [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }];
/** Tuesdays from 1 to 22 December 2026. */
const group: HeldOnDays = {
  kind: "course",
  startDate: "2026-12-01",
  endDate: "2026-12-22",
  sessions: tuesdays,
  lessonChanges: [],
};
const byDays: HeldOnDays = {
  ...{ kind: "course", startDate: null, endDate: null, sessions: [], lessonChanges: [] },
};
const event: HeldOnDays = { kind: "event", eventDate: "2026-12-04", endDate: "2026-12-06" };
const from = (startDate: string | null, endDate: string | null = null) => ({
  startDate,
  endDate,
  singleTime: null,
});

test.each<[string, HeldOnDays, ReturnType<typeof from>, string, boolean]>([
  ["at a lesson of the group", group, from("2026-12-01"), "2026-12-08", true],
  ["not on another weekday", group, from("2026-12-01"), "2026-12-09", false],
  ["not before the day on which she begins", group, from("2026-12-15"), "2026-12-08", false],
  ["not after the run", group, from("2026-12-01"), "2026-12-29", false],
  ["on each day of an event", event, from(null), "2026-12-06", true],
  ["not after an event", event, from(null), "2026-12-07", false],
  ["each day of a run without lessons", { ...group, sessions: [] }, from("2026-12-01"), "2026-12-09", true],
  ["on her own day in a course by days", byDays, from("2026-12-10"), "2026-12-10", true],
  ["not on another one", byDays, from("2026-12-10"), "2026-12-11", false],
  [
    "on her own days that have no lesson",
    { ...byDays, sessions: tuesdays },
    from("2026-12-10"),
    "2026-12-10",
    true,
  ],
  [
    "at the lessons among her days",
    { ...byDays, sessions: tuesdays },
    from("2026-12-07", "2026-12-09"),
    "2026-12-07",
    false,
  ],
])("decides whether a participant is expected: %s", (_, held, signUp, day, expected) => {
  expect(isExpectedOn(held, signUp, day, never)).toBe(expected);
});

test("skips a day off, so that the next expected day is the next lesson held", () => {
  const isOff = (day: string) => day === "2026-12-08";
  expect(isExpectedOn(group, from("2026-12-01"), "2026-12-08", isOff)).toBe(false);
  expect(nextExpectedDay(group, from("2026-12-01"), "2026-12-01", isOff)).toBe("2026-12-15");
  expect(nextExpectedDay(group, from("2026-12-15"), "2026-12-01", isOff)).toBe("2026-12-15");
  expect(nextExpectedDay(group, from("2026-12-01"), "2026-12-22", isOff)).toBeNull();
  expect(nextExpectedDay(event, from(null), "2026-11-01", isOff)).toBe("2026-12-04");
});

test("covers the whole run without given dates, at most a year", () => {
  expect(attendanceRange(group, {}, "2026-12-05")).toEqual({ from: "2026-12-01", to: "2026-12-22" });
  expect(attendanceRange(byDays, {}, "2026-12-05")).toEqual({ from: "2026-12-05", to: "2027-12-05" });
  expect(attendanceRange(group, { to: "2026-12-08" }, "2026-12-05")).toEqual({
    from: "2026-12-01",
    to: "2026-12-08",
  });
});

const attendant = (lastName: string, more: Partial<Attendant> = {}): Attendant => ({
  ...{ id: 1, personId: null, firstName: "Anna", lastName, seats: 1, isCanceled: false, checkIns: [] },
  ...from("2026-12-01"),
  ...more,
});

test("counts a check-in on a day without a lesson, and one of a participant who has since canceled", () => {
  const came = { checkIns: [{ date: "2026-12-02", at: "2026-12-02T17:00:00Z", seats: 1 }] };
  const people = [attendant("Neri", { ...came, isCanceled: true }), attendant("Verdi", { seats: 2 })];
  const days = attendanceOf(group, people, { from: "2026-12-01", to: "2026-12-08" }, never);
  expect(days.map(({ date, expected, present }) => [date, expected, present])).toEqual([
    ["2026-12-01", 2, 0],
    ["2026-12-02", 1, 1],
    ["2026-12-08", 2, 0],
  ]);
});

test("counts the seats that came in of a sign-up with several", () => {
  const checkIns = [{ date: "2026-12-01", at: "2026-12-01T17:00:00Z", seats: 1 }];
  const people = [attendant("Neri", { seats: 3, checkIns })];
  const [day] = attendanceOf(group, people, { from: "2026-12-01", to: "2026-12-01" }, never);
  expect(day).toMatchObject({ expected: 3, present: 1, people: [{ seats: 3, at: checkIns[0]?.at }] });
});

test("lists two participants of the same name separately, and marks days on which they were not expected", () => {
  const people = [attendant("Neri"), attendant("Neri", from("2026-12-08")), attendant("Bianchi")];
  const { rows } = attendanceTable(
    attendanceOf(group, people, { from: "2026-12-01", to: "2026-12-08" }, never),
  );
  expect(rows.map(({ name, cells }) => [name, cells])).toEqual([
    ["Anna Bianchi", [null, null]],
    ["Anna Neri", [null, null]],
    ["Anna Neri", [undefined, null]],
  ]);
});
