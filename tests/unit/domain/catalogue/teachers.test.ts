import { hasLessonsAhead, type LessonChange, plannedLessons } from "@/lib/domain/catalogue/lesson-plan";
import { dueFor, lessonTeachers } from "@/lib/domain/catalogue/teachers";

const teacher = (id: number) => ({ id, name: `Insegnante ${id}`, imageUrl: null, isActive: true });
const [ANNA, BRUNO] = [teacher(1), teacher(2)];
const never = () => false;

/** Bruno substitutes on the second of two Tuesdays. */
const SUBSTITUTED: LessonChange = {
  ...{ plannedDate: "2026-12-08", plannedTime: "18:00", date: "2026-12-08" },
  ...{ startTime: "18:00", endTime: "19:30", spaceId: null, status: "scheduled", reason: null },
  substitute: BRUNO,
};
const COURSE = {
  ...{ startDate: "2026-12-01", endDate: "2026-12-08", lessonChanges: [SUBSTITUTED] },
  sessions: [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }],
  teachers: [ANNA],
};

test("a substitute replaces the course's teachers for one lesson", () => {
  const lessons = plannedLessons(COURSE, "2026-12-01", "2026-12-31", never);
  expect(lessons.map((lesson) => lessonTeachers(COURSE, lesson))).toEqual([[ANNA], [BRUNO]]);
});

test("a closed day has no lesson, even with a substitute", () => {
  expect(plannedLessons(COURSE, "2026-12-08", "2026-12-08", (day) => day === "2026-12-08")).toEqual([]);
});

test.each([
  ["before the last lesson", "2026-12-08T12:00:00Z", true],
  ["while it goes on", "2026-12-08T18:00:00Z", true],
  ["once it is over", "2026-12-08T19:00:00Z", false],
])("a course has lessons ahead %s: %s", (_when, now, expected) => {
  expect(hasLessonsAhead(COURSE, new Date(now), never)).toBe(expected);
});

test("a course without fixed hours has lessons ahead until its last day", () => {
  const free = { ...COURSE, sessions: [], lessonChanges: [] };
  expect(hasLessonsAhead(free, new Date("2026-12-08T20:00:00Z"), never)).toBe(true);
  expect(hasLessonsAhead(free, new Date("2026-12-09T12:00:00Z"), never)).toBe(false);
});

test.each([
  ["none", 500, 0],
  ["perLesson", 2500, 7500],
  ["perParticipant", 400, 4000],
  ["percent", 50, 1543],
] as const)("a pay rule %s of %i pays %i cents", (payRule, payAmount, due) => {
  // 50% of 30.85 euros is 15.425 euros.
  expect(dueFor({ payRule, payAmount }, { lessons: 3, participants: 10, income: 3085 })).toBe(due);
});
