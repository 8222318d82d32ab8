import { addDays } from "@/lib/domain/time/dates";
import type { CourseRunFound } from "@/lib/schemas/catalogue/course-run";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import type { TimetableEntry } from "@/lib/schemas/catalogue/timetable";
import { admin } from "../../helpers/admin";
import { ApiClient, invalid } from "../../helpers/api";
import { bookCourse, courseBookingBody, newCourse, newEvent } from "../../helpers/catalogue";
import { inDays, nextWeekday, today } from "../../helpers/days";
import { newSpace } from "../../helpers/spaces";

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

describe("The run of a course by its number of lessons", () => {
  const DAY = nextWeekday(2);
  const run = (query: string) => `/api/courses/run?startDate=${DAY}&weekdays=2${query}`;

  test("days on which the course's room is closed are skipped", async () => {
    const { id: spaceId } = await newSpace(admin);
    const find = async (query: string) => (await admin.get<CourseRunFound>(run(query))).body.endDate ?? "";
    const before = await find(`&lessons=3&spaceId=${spaceId}`);
    const closed = addDays(before, -7);
    const closure = { spaceId, startDate: closed, endDate: closed, reason: "Lavori" };
    expect((await admin.post("/api/closures", closure)).status).toBe(201);
    const after = await find(`&lessons=3&spaceId=${spaceId}`);
    expect(after > before).toBe(true);
    expect(await find("&lessons=3")).toBe(before);
    const { body } = await admin.get<CourseRunFound>(run(`&endDate=${after}&spaceId=${spaceId}`));
    expect(body).toEqual({ lessons: 3, endDate: after });
  });
});

describe("The timetable", () => {
  const DAY = nextWeekday(2, 40);
  const TUESDAY = { dayOfWeek: 2, startTime: "18:00", endTime: "19:30" };

  const visitor = new ApiClient();
  /** The timetable of one room as a visitor sees it. */
  async function weekOf(spaceId: number, query = ""): Promise<TimetableEntry[]> {
    const { status, body } = await visitor.get<TimetableEntry[]>(
      `/api/timetable?from=${DAY}&days=31&spaceId=${spaceId}${query}`,
    );
    expect(status).toBe(200);
    return body;
  }

  test("lessons and days of events are in order of time, and every change is in the next response", async () => {
    const space = await newSpace(admin);
    const teacher = await admin.post<{ id: number; name: string }>("/api/teachers", {
      name: `Nina ${space.id}`,
    });
    const course = await newCourse(admin, {
      ...{ sessions: [TUESDAY], startDate: DAY, endDate: addDays(DAY, 7), spaceId: space.id },
      ...{ maxParticipants: 4, dropInPrice: "15", teacherIds: [teacher.body.id] },
    });
    const event = await newEvent(admin, {
      ...{ eventDate: addDays(DAY, 1), endDate: addDays(DAY, 2), startTime: "10:00", endTime: "12:00" },
      ...{ spaceId: space.id, price: "30" },
    });
    const lesson = {
      ...{ kind: "course", id: course.id, title: course.title, startTime: "18:00", endTime: "19:30" },
      ...{ spaceName: space.name, status: "scheduled", freeSeats: 4, dropInPrice: course.dropInPrice },
      ...{ memberPrice: null, teachers: [{ ...teacher.body, id: teacher.body.id, name: teacher.body.name }] },
    };
    const found = await weekOf(space.id);
    expect(found.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
      `course ${DAY}`,
      `event ${addDays(DAY, 1)}`,
      `event ${addDays(DAY, 2)}`,
      `course ${addDays(DAY, 7)}`,
    ]);
    expect(found[0]).toEqual({
      ...lesson,
      date: DAY,
      teachers: [{ id: teacher.body.id, name: teacher.body.name, imageUrl: null }],
    });
    expect(found[1]).toMatchObject({ id: event.id, freeSeats: 10, dropInPrice: event.price, teachers: [] });

    await bookCourse(course, { startDate: DAY });
    expect((await weekOf(space.id))[0]?.freeSeats).toBe(3);
    await admin.put(`/api/teachers/${teacher.body.id}`, { name: "Nina Nuova" });
    expect((await weekOf(space.id))[0]?.teachers).toMatchObject([{ name: "Nina Nuova" }]);
    await admin.post(`/api/courses/${course.id}/lessons/${DAY}/cancellation?notify=false`, {
      reason: "Neve",
    });
    expect((await weekOf(space.id))[0]).toMatchObject({ date: DAY, status: "canceled" });
    await admin.put(`/api/spaces/${space.id}`, { name: "Sala del mattino" });
    expect((await weekOf(space.id))[0]?.spaceName).toBe("Sala del mattino");
    expect(await weekOf(space.id, `&teacherId=${teacher.body.id}`)).toHaveLength(2);
    expect(await weekOf(space.id, "&teacherId=2000000000")).toEqual([]);
    await admin.put(`/api/teachers/${teacher.body.id}`, { isActive: false });
    expect(await weekOf(space.id, `&teacherId=${teacher.body.id}`)).toEqual([]);
    await admin.put(`/api/courses/${course.id}`, { isActive: false });
    expect((await weekOf(space.id)).map(({ kind }) => kind)).toEqual(["event", "event"]);
  });
});
