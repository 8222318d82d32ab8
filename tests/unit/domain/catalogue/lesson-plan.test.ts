import { courseSpans } from "@/lib/domain/catalogue/course-sessions";
import {
  heldLessons,
  type LessonChange,
  lastDayOf,
  lessonsNamed,
  plannedLessons,
  reducedRun,
} from "@/lib/domain/catalogue/lesson-plan";
import { isExpectedOn, isForLesson, isForLessonsAlone } from "@/lib/domain/sign-up/attended-days";
import { toInstant } from "@/lib/domain/time/dates";

/** Tuesdays from 1 to 22 December 2026. */
const tuesdays = [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }];
const never = () => false;

const change = (more: Partial<LessonChange>): LessonChange => ({
  ...{ plannedDate: "2026-12-08", plannedTime: "18:00", date: "2026-12-08" },
  ...{
    startTime: "18:00",
    endTime: "19:30",
    spaceId: null,
    status: "scheduled",
    reason: null,
    substitute: null,
  },
  ...more,
});
const CANCELED = change({ status: "canceled", reason: "Neve" });
const MOVED = change({ date: "2026-12-10", startTime: "17:00", endTime: "18:30", spaceId: 7 });

const plan = (...lessonChanges: LessonChange[]) => ({
  ...{ startDate: "2026-12-01", endDate: "2026-12-22", sessions: tuesdays, lessonChanges },
});
const daysOf = (lessons: readonly { date: string; startTime: string }[]) =>
  lessons.map(({ date, startTime }) => `${date.slice(8)} ${startTime}`);
const all = (course: ReturnType<typeof plan>, isOff = never) =>
  daysOf(heldLessons(course, "2026-12-01", "2026-12-31", isOff));

test("a canceled lesson is listed but not held", () => {
  const course = plan(CANCELED);
  expect(all(course)).toEqual(["01 18:00", "15 18:00", "22 18:00"]);
  const listed = plannedLessons(course, "2026-12-08", "2026-12-08", never);
  expect(listed).toMatchObject([{ status: "canceled", reason: "Neve" }]);
});

test("a moved lesson is held only on its new day, even after the last day of the course", () => {
  expect(all(plan(MOVED))).toEqual(["01 18:00", "10 17:00", "15 18:00", "22 18:00"]);
  const behind = plan(change({ plannedDate: "2026-12-22", date: "2026-12-29" }));
  expect(all(behind)).toEqual(["01 18:00", "08 18:00", "15 18:00", "29 18:00"]);
  expect(lastDayOf(behind)).toBe("2026-12-29");
});

test("a lesson that was moved to the time of a canceled one is the one that the time means", () => {
  const second = { plannedDate: "2026-12-15", date: "2026-12-08" };
  const named = (course: ReturnType<typeof plan>, time?: string) =>
    lessonsNamed(plannedLessons(course, "2026-12-08", "2026-12-08", never), time).map(
      ({ plannedDate, status }) => `${plannedDate} ${status}`,
    );
  const both = plan(CANCELED, change(second));
  expect(named(both, "18:00")).toEqual(["2026-12-15 scheduled"]);
  expect(named(both)).toEqual(["2026-12-08 canceled", "2026-12-15 scheduled"]);
  expect(named(plan(CANCELED, change({ ...second, status: "canceled" })), "18:00")).toHaveLength(1);
  expect(named(both, "17:00")).toEqual([]);
});

test("days off apply to the room in which a lesson is held", () => {
  const closesRoom7 = (day: string, room: number | null = 1) => day === "2026-12-10" && room === 7;
  expect(all(plan(MOVED), closesRoom7 as typeof never)).not.toContain("10 17:00");
  const closesOwn = (day: string, room: number | null = 1) => day === "2026-12-08" && room === 1;
  expect(all(plan(MOVED), closesOwn as typeof never)).toContain("10 17:00");
});

test("a change to a lesson that is no longer in the timetable is ignored", () => {
  const course = { ...plan(MOVED), sessions: [{ dayOfWeek: 3, startTime: "18:00", endTime: "19:00" }] };
  expect(all(course)).toEqual(["02 18:00", "09 18:00", "16 18:00"]);
});

test("a course occupies its own room and the room to which a lesson was moved", () => {
  const course = { ...plan(MOVED, change({ ...CANCELED, plannedDate: "2026-12-15", date: "2026-12-15" })) };
  const state = { spaceId: 1, isActive: true, status: "scheduled" as const };
  const spans = courseSpans({ ...course, ...state }, [], () => null);
  expect(spans.map(({ spaceId, startsAt }) => [spaceId, startsAt])).toEqual([
    [1, toInstant("2026-12-01", "18:00")],
    [7, toInstant("2026-12-10", "17:00")],
    [1, toInstant("2026-12-22", "18:00")],
  ]);
});

test("a single sign-up is for its day and hour; a sign-up for the run is for every lesson from its first day", () => {
  const lesson = { date: "2026-12-08", startTime: "18:00" };
  const single = { startDate: "2026-12-08", endDate: "2026-12-08", singleTime: "18:00" };
  const run = { startDate: "2026-12-08", endDate: null, singleTime: null };
  const later = { ...run, startDate: "2026-12-15" };
  expect([single, run, later].map((one) => isForLesson(plan(), one, lesson))).toEqual([true, true, false]);
  expect([single, run].map((one) => isForLessonsAlone(plan(), one, [lesson]))).toEqual([true, false]);
  const held = { kind: "course" as const, ...plan(CANCELED) };
  expect(isExpectedOn(held, single, "2026-12-08", never)).toBe(false);
  expect(isExpectedOn({ ...held, lessonChanges: [] }, single, "2026-12-08", never)).toBe(true);
});

test("a sign-up for a day of a course booked by the day is covered only if all lessons of that day are given", () => {
  const twice = [...tuesdays, { dayOfWeek: 2, startTime: "20:00", endTime: "21:00" }];
  const byDays = { startDate: null, endDate: null, sessions: twice, lessonChanges: [] };
  const [early, late] = [
    { date: "2026-12-08", startTime: "18:00" },
    { date: "2026-12-08", startTime: "20:00" },
  ];
  const day = { startDate: "2026-12-08", endDate: null, singleTime: null };
  const single = { ...day, endDate: "2026-12-08", singleTime: "20:00" };
  const week = { ...day, endDate: "2026-12-15" };
  const isAlone = (one: typeof day | typeof single | typeof week, lessons: (typeof early)[]) =>
    isForLessonsAlone(byDays, one, lessons);
  expect([isAlone(day, [early]), isAlone(day, [early, late])]).toEqual([false, true]);
  expect([isAlone(single, [early]), isAlone(single, [early, late])]).toEqual([false, true]);
  expect(isAlone(week, [early, late])).toBe(false);
});

test("a run counts the lessons that cancellations and days off leave, and is null if they leave all", () => {
  expect(reducedRun(plan(), never)).toBeNull();
  expect(reducedRun(plan(MOVED), never)).toBeNull();
  expect(reducedRun(plan(CANCELED), (day) => day >= "2026-12-20")).toEqual({
    ...{ held: 2, missing: 2, lastDay: "2026-12-15" },
  });
  expect(reducedRun(plan(), () => true)).toEqual({ held: 0, missing: 4, lastDay: null });
  expect(reducedRun({ ...plan(CANCELED), endDate: null }, never)).toBeNull();
});
