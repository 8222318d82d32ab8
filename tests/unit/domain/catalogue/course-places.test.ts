import { type CountedSeats, freeCoursePlaces } from "@/lib/domain/catalogue/course-places";

const NOW = new Date("2026-12-01T12:00:00Z");
const GROUP = { startDate: "2026-11-03", maxParticipants: 8 };
const BY_DAYS = { startDate: null, maxParticipants: 8 };
const WHOLE_RUN = { day: null, time: null };
const LESSON = { day: "2026-12-08", time: "18:00" };

const run = (seats: number, day: string | null = "2026-11-03"): CountedSeats => ({ day, time: null, seats });
const single = (seats: number, day = "2026-12-08", time = "18:00"): CountedSeats => ({ day, time, seats });

test.each([
  ["nobody", [], 8, 8],
  ["the run", [run(3), run(2, "2026-12-08")], 3, 3],
  ["single lessons of the same day and hour", [single(3), single(2)], 3, 3],
  ["the run and single lessons", [run(3), single(4)], 1, 1],
  ["single lessons of other lessons", [single(3, "2026-12-15"), single(2, "2026-12-08", "20:00")], 8, 5],
  ["single lessons that are over", [single(7, "2026-11-24")], 8, 8],
  ["more than there are places", [run(7), single(4)], 0, 0],
])(
  "computes the free places of a lesson and of the run of a group with %s",
  (_what, counted, lesson, whole) => {
    expect(freeCoursePlaces(GROUP, counted, LESSON, NOW)).toBe(lesson);
    expect(freeCoursePlaces(GROUP, counted, WHOLE_RUN, NOW)).toBe(whole);
  },
);

test("counts each day separately in a course booked by the day, across all its lessons", () => {
  const counted = [run(2, "2026-12-08"), run(5, "2026-12-15"), single(3), single(1, "2026-12-08", "20:00")];
  expect(freeCoursePlaces(BY_DAYS, counted, LESSON, NOW)).toBe(3);
  expect(freeCoursePlaces(BY_DAYS, counted, { ...LESSON, time: "20:00" }, NOW)).toBe(5);
  expect(freeCoursePlaces(BY_DAYS, counted, { day: "2026-12-08", time: null }, NOW)).toBe(3);
  expect(freeCoursePlaces(BY_DAYS, counted, { day: "2026-12-15", time: null }, NOW)).toBe(3);
});

test("counts a sign-up for several days on each of them in a course booked by the day", () => {
  const week = { day: "2026-12-07", until: "2026-12-11", time: null };
  const counted = [{ ...week, seats: 5 }, run(2, "2026-12-08"), single(1), run(8, "2026-12-12")];
  const free = (day: string, until?: string) =>
    freeCoursePlaces(BY_DAYS, counted, { day, time: null, ...(until ? { until } : {}) }, NOW);
  expect(free("2026-12-06")).toBe(8);
  expect(free("2026-12-08")).toBe(0);
  expect(free("2026-12-11")).toBe(3);
  expect(freeCoursePlaces(BY_DAYS, counted, LESSON, NOW)).toBe(0);
  expect(freeCoursePlaces(BY_DAYS, counted, { day: "2026-12-09", time: "18:00" }, NOW)).toBe(3);
  // Each of the requested days needs a place.
  expect(free("2026-12-05", "2026-12-07")).toBe(3);
  expect(free("2026-12-05", "2026-12-08")).toBe(0);
  expect(free("2026-12-09", "2026-12-12")).toBe(0);
  expect(free("2026-12-13", "2027-12-13")).toBe(8);
});

test("always has places in a course without a limit", () => {
  const course = { ...GROUP, maxParticipants: null };
  expect(freeCoursePlaces(course, [run(900)], LESSON, NOW)).toBe(Number.POSITIVE_INFINITY);
});
