import { ownTimes } from "@/lib/domain/sign-up/own-sessions";
import { toInstant } from "@/lib/domain/time/dates";

const TODAY = "2026-11-21";
const never = () => false;
const tuesdays = [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }];
const group = { startDate: "2026-10-20", endDate: "2026-11-10", sessions: tuesdays, lessonChanges: [] };

test("a sign-up for a group covers its sessions from the first day on, in Rome time", () => {
  expect(
    ownTimes({ course: group, startDate: "2026-10-20", endDate: null, singleTime: null }, TODAY, never),
  ).toEqual({
    spans: ["2026-10-20", "2026-10-27", "2026-11-03", "2026-11-10"].map((day) => ({
      startsAt: toInstant(day, "18:00"),
      endsAt: toInstant(day, "19:30"),
    })),
  });
});

test("sessions on days off are omitted", () => {
  const times = ownTimes(
    { course: group, startDate: "2026-11-03", endDate: null, singleTime: null },
    TODAY,
    (day) => day === "2026-11-03",
  );
  expect(times).toMatchObject({ spans: [{ startsAt: toInstant("2026-11-10", "18:00") }] });
});

test("sessions of an open-ended group are listed for a year ahead", () => {
  const course = { ...group, endDate: null };
  const times = ownTimes({ course, startDate: "2026-10-20", endDate: null, singleTime: null }, TODAY, never);
  expect(times && "spans" in times && times.spans.at(-1)?.startsAt).toEqual(toInstant("2027-11-16", "18:00"));
});

test("without sessions only the first day in the group is known", () => {
  const course = { ...group, sessions: [] };
  expect(
    ownTimes({ course, startDate: "2026-10-22", endDate: null, singleTime: null }, TODAY, never),
  ).toEqual({
    days: { first: "2026-10-22", last: "2026-10-22" },
  });
});

test("a course without dates has the booked days", () => {
  const course = { startDate: null, endDate: null, sessions: [], lessonChanges: [] };
  expect(
    ownTimes({ course, startDate: "2026-12-01", endDate: "2026-12-02", singleTime: null }, TODAY, never),
  ).toEqual({
    days: { first: "2026-12-01", last: "2026-12-02" },
  });
  expect(ownTimes({ course, startDate: null, endDate: null, singleTime: null }, TODAY, never)).toBeNull();
});

test("a single lesson covers only the lesson at its hour", () => {
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

test("a single lesson is listed once if it was moved to the time of a canceled one", () => {
  const kept = { startTime: "18:00", endTime: "19:30", spaceId: null, reason: null, substitute: null };
  const change = (plannedDate: string, status: "canceled" | "scheduled") => ({
    ...{ ...kept, plannedDate, plannedTime: "18:00", date: "2026-11-03", status },
  });
  const course = {
    ...group,
    lessonChanges: [change("2026-11-03", "canceled"), change("2026-11-10", "scheduled")],
  };
  const single = { startDate: "2026-11-03", endDate: "2026-11-03", singleTime: "18:00" };
  expect(ownTimes({ course, ...single }, TODAY, never)).toEqual({
    spans: [{ startsAt: toInstant("2026-11-03", "18:00"), endsAt: toInstant("2026-11-03", "19:30") }],
    isSingle: true,
  });
});
