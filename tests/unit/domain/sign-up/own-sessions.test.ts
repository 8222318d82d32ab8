import { ownTimes } from "@/lib/domain/sign-up/own-sessions";
import { toInstant } from "@/lib/domain/time/dates";

const TODAY = "2026-11-21";
const never = () => false;
const tuesdays = [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }];
const group = { startDate: "2026-10-20", endDate: "2026-11-10", sessions: tuesdays, lessonChanges: [] };

test("a place in a group goes to its sessions from the day it begins, by the clock of Rome", () => {
  expect(
    ownTimes({ course: group, startDate: "2026-10-20", endDate: null, singleTime: null }, TODAY, never),
  ).toEqual({
    spans: ["2026-10-20", "2026-10-27", "2026-11-03", "2026-11-10"].map((day) => ({
      startsAt: toInstant(day, "18:00"),
      endsAt: toInstant(day, "19:30"),
    })),
  });
});

test("sessions on days off are left out", () => {
  const times = ownTimes(
    { course: group, startDate: "2026-11-03", endDate: null, singleTime: null },
    TODAY,
    (day) => day === "2026-11-03",
  );
  expect(times).toMatchObject({ spans: [{ startsAt: toInstant("2026-11-10", "18:00") }] });
});

test("an open-ended group is looked a year ahead", () => {
  const course = { ...group, endDate: null };
  const times = ownTimes({ course, startDate: "2026-10-20", endDate: null, singleTime: null }, TODAY, never);
  expect(times && "spans" in times && times.spans.at(-1)?.startsAt).toEqual(toInstant("2027-11-16", "18:00"));
});

test("without sessions only the first day of a group is known", () => {
  const course = { ...group, sessions: [] };
  expect(
    ownTimes({ course, startDate: "2026-10-22", endDate: null, singleTime: null }, TODAY, never),
  ).toEqual({
    days: { first: "2026-10-22", last: "2026-10-22" },
  });
});

test("a course without dates has the days that were booked", () => {
  const course = { startDate: null, endDate: null, sessions: [], lessonChanges: [] };
  expect(
    ownTimes({ course, startDate: "2026-12-01", endDate: "2026-12-02", singleTime: null }, TODAY, never),
  ).toEqual({
    days: { first: "2026-12-01", last: "2026-12-02" },
  });
  expect(ownTimes({ course, startDate: null, endDate: null, singleTime: null }, TODAY, never)).toBeNull();
});

test("a single lesson is one of those on its day", () => {
  const course = {
    ...group,
    sessions: [...tuesdays, { dayOfWeek: 2, startTime: "20:00", endTime: "21:00" }],
  };
  const single = { startDate: "2026-11-03", endDate: "2026-11-03", singleTime: "20:00" };
  expect(ownTimes({ course, ...single }, TODAY, never)).toEqual({
    spans: [{ startsAt: toInstant("2026-11-03", "20:00"), endsAt: toInstant("2026-11-03", "21:00") }],
    isSingle: true,
  });
});
