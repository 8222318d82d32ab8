import { addDays } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Attendance } from "@/lib/schemas/sign-up/attendance";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import { admin } from "../../helpers/admin";
import { bookCourse, newCourse } from "../../helpers/catalogue";
import { inDays, nextWeekday } from "../../helpers/days";
import { calendarOf, entriesOf } from "../../helpers/mailed-calendar";
import { waitForMail } from "../../helpers/outbox";

/** The first day of participants follows the lessons of their course. */

const TUESDAY = { dayOfWeek: 2, startTime: "18:00", endTime: "19:30" };
const DAY = addDays(nextWeekday(2), 7);
const NEXT = addDays(DAY, 7);

let course: Course;
let run: CourseSignUp;
let later: CourseSignUp;
beforeEach(async () => {
  course = await newCourse(admin, { sessions: [TUESDAY], startDate: DAY, endDate: inDays(60) });
  [run, later] = [await signUp(DAY), await signUp(NEXT)];
});

const signUp = (startDate: string) => bookCourse(course, { startDate }, admin);

async function firstDays() {
  const { body } = await admin.get<CourseSignUp[]>(`/api/course-bookings?courseId=${course.id}&pageSize=100`);
  return [run, later].map(({ id }) => body.find((one) => one.id === id)?.startDate);
}

const move = (date: string) =>
  admin.post(`/api/courses/${course.id}/lessons/${DAY}/move`, { ...TUESDAY, dayOfWeek: undefined, date });

test("participants who begin with a lesson are expected at it on an earlier day", async () => {
  const monday = addDays(DAY, -1);
  expect((await move(monday)).status).toBe(200);
  expect(await firstDays()).toEqual([monday, NEXT]);
  const { body } = await admin.get<Attendance>(`/api/courses/${course.id}/attendance`);
  expect(body.slice(0, 2).map(({ date, expected }) => [date, expected])).toEqual([
    [monday, 1],
    [NEXT, 2],
  ]);
  expect((await waitForMail(run.email, "lessonMoved")).text).toContain(course.title);
});

test("participants begin with the next lesson if theirs is canceled, and are notified", async () => {
  const url = `/api/courses/${course.id}/lessons/${DAY}/cancellation`;
  const { status, body } = await admin.post<{ recipients: number }>(url, { reason: "Neve" });
  expect([status, body.recipients]).toEqual([200, 1]);
  expect(await firstDays()).toEqual([NEXT, NEXT]);
  await waitForMail(run.email, "lessonsOff");
});

test("participants begin with a postponed course, and lose the lessons before in their calendars", async () => {
  const postponed = addDays(NEXT, 7);
  const change = { startDate: postponed };
  expect((await admin.put(`/api/courses/${course.id}`, change)).status).toBe(200);
  expect(await firstDays()).toEqual([postponed, postponed]);
  const statuses = entriesOf(await calendarOf(run.email, "placesMoved")).map(({ status }) => status);
  expect(statuses.filter((status) => status === "CANCELLED")).toHaveLength(2);
});
