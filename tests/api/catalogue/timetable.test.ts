import { addDays } from "@/lib/domain/time/dates";
import type { TimetableEntry } from "@/lib/schemas/catalogue/timetable";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { bookCourse, newCourse, newEvent } from "../../helpers/catalogue";
import { nextWeekday } from "../../helpers/days";
import { newSpace } from "../../helpers/spaces";

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
  await admin.post(`/api/courses/${course.id}/lessons/${DAY}/cancellation?notify=false`, { reason: "Neve" });
  expect((await weekOf(space.id))[0]).toMatchObject({ date: DAY, status: "canceled" });
  await admin.put(`/api/spaces/${space.id}`, { name: "Sala del mattino" });
  expect((await weekOf(space.id))[0]?.spaceName).toBe("Sala del mattino");
  expect(await weekOf(space.id, `&teacherId=${teacher.body.id}`)).toHaveLength(2);
  await admin.put(`/api/teachers/${teacher.body.id}`, { isActive: false });
  expect(await weekOf(space.id, `&teacherId=${teacher.body.id}`)).toEqual([]);
  await admin.put(`/api/courses/${course.id}`, { isActive: false });
  expect((await weekOf(space.id)).map(({ kind }) => kind)).toEqual(["event", "event"]);
});

test("an unknown teacher has an empty timetable", async () => {
  const { status, body } = await visitor.get("/api/timetable?teacherId=2000000000");
  expect([status, body]).toEqual([200, []]);
});
