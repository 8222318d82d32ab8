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

test("always has places in a course without a limit", () => {
  const course = { ...GROUP, maxParticipants: null };
  expect(freeCoursePlaces(course, [run(900)], LESSON, NOW)).toBe(Number.POSITIVE_INFINITY);
});
