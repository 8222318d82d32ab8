import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import { admin } from "../../helpers/admin";
import { ApiClient, invalid } from "../../helpers/api";
import { courseBookingBody, newCourse } from "../../helpers/catalogue";
import { inDays, nextWeekday, today } from "../../helpers/days";

/** The single lessons of a course with their free seats. */

const TUESDAY = { dayOfWeek: 2, startTime: "18:00", endTime: "19:30" };
const THURSDAY = { dayOfWeek: 4, startTime: "07:30", endTime: "09:00" };

async function lessonsOf(id: number, query = ""): Promise<Lesson[]> {
  const { status, body } = await new ApiClient().get<Lesson[]>(`/api/courses/${id}/lessons${query}`);
  expect(status).toBe(200);
  return body;
}

test("a course with a first day has its lessons in order, and a sign-up takes a seat in each", async () => {
  const startDate = nextWeekday(2);
  const course = await newCourse(admin, {
    ...{ sessions: [TUESDAY, THURSDAY], startDate, endDate: inDays(40), maxParticipants: 5 },
  });
  const lessons = await lessonsOf(course.id);
  expect(lessons.length).toBeGreaterThan(5);
  expect(lessons[0]).toEqual({
    ...{ date: startDate, startTime: "18:00", endTime: "19:30", freeSeats: 5, status: "scheduled" },
    teachers: [],
  });
  expect(lessons.map(({ date }) => date)).toEqual(lessons.map(({ date }) => date).sort());
  expect(lessons.every(({ date }) => date >= startDate && date <= inDays(40))).toBe(true);
  const body = courseBookingBody(course.id, { seats: 2, startDate });
  expect((await admin.post("/api/course-bookings", body)).status).toBe(201);
  expect((await lessonsOf(course.id)).every(({ freeSeats }) => freeSeats === 3)).toBe(true);
});

test("a course without a first day goes on, and each of its days has its own seats", async () => {
  const course = await newCourse(admin, { sessions: [TUESDAY], maxParticipants: 4 });
  const day = nextWeekday(2);
  const body = courseBookingBody(course.id, { seats: 3, startDate: day });
  expect((await admin.post("/api/course-bookings", body)).status).toBe(201);
  const lessons = await lessonsOf(course.id, `?from=${day}&to=${inDays(100)}`);
  expect(lessons.length).toBeGreaterThan(10);
  expect(lessons.filter(({ freeSeats }) => freeSeats !== 4)).toEqual([
    expect.objectContaining({ date: day, freeSeats: 1 }),
  ]);
  const [first] = await lessonsOf((await newCourse(admin, { sessions: [TUESDAY] })).id);
  expect(first?.freeSeats).toBeNull();
});

test("a course without sessions has no lessons, and the range is a year at most", async () => {
  const { id } = await newCourse(admin);
  expect(await lessonsOf(id)).toEqual([]);
  expect((await lessonsOf(id, `?from=${today()}&to=${inDays(365)}`)).length).toBe(0);
  for (const query of [`?to=${inDays(366)}`, `?to=${inDays(-1)}`]) {
    expect(invalid(await admin.get(`/api/courses/${id}/lessons${query}`))).toEqual([400, ["to"]]);
  }
  expect((await admin.get("/api/courses/2000000000/lessons")).status).toBe(404);
});
