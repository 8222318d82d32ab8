import { addDays, toInstant } from "@/lib/domain/time/dates";
import { momentStamp } from "@/lib/feeds/calendar-entry";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { LessonWithRecipients } from "@/lib/schemas/catalogue/lesson";
import type { Attendance } from "@/lib/schemas/sign-up/attendance";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, invalid, refusal } from "../../helpers/api";
import { bookCourse, courseBookingBody, newCourse, newLessons, TUESDAY } from "../../helpers/catalogue";
import { inDays, nextWeekday } from "../../helpers/days";
import { calendarOf, entriesOf } from "../../helpers/mailed-calendar";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { entryOf, waiting } from "../../helpers/waiting-list";

/** Canceling or moving one lesson of a course, with everything that depends on it. */

const DAY = nextWeekday(2);
const NEXT = addDays(DAY, 7);
const THURSDAY = addDays(DAY, 2);

const signUp = (course: Course, more: Record<string, unknown> = {}) =>
  bookCourse(course, { startDate: undefined, ...more }, admin);

const lessonAt = (course: Course, date: string) => `/api/courses/${course.id}/lessons/${date}`;
const cancel = (
  course: Course,
  date: string,
  body: object = { reason: "L'insegnante è malata" },
  query = "",
) => admin.post<LessonWithRecipients & ErrorBody>(`${lessonAt(course, date)}/cancellation${query}`, body);
const move = (course: Course, date: string, to: object, query = "") =>
  admin.post<LessonWithRecipients & ErrorBody>(`${lessonAt(course, date)}/move${query}`, to);

async function lessonsOf(course: Course) {
  const { body } = await new ApiClient().get<{ date: string; startTime: string; status: string }[]>(
    `/api/courses/${course.id}/lessons?from=${DAY}&to=${addDays(DAY, 15)}`,
  );
  return body.map(({ date, startTime, status }) => `${date} ${startTime} ${status}`);
}

/** Tries to book the room at a time of a day. @returns the response status */
async function bookInto(spaceId: number, day: string, startTime: string, endTime: string) {
  const times = { isFullDay: false, startTime, endTime };
  return (await admin.post("/api/bookings", bookingBody(spaceId, day, times))).status;
}

/** The start of a lesson, as the UIDs of calendar entries contain it. */
const stamp = (day: string, time: string) => expect.stringContaining(momentStamp(toInstant(day, time)));

async function signUpOf({ id, courseId }: CourseSignUp): Promise<CourseSignUp | undefined> {
  const { body } = await admin.get<CourseSignUp[]>(`/api/course-bookings?courseId=${courseId}&pageSize=100`);
  return body.find((one) => one.id === id);
}

test("a canceled lesson frees its room, refunds single lessons, and notifies everybody once", async () => {
  const course = await newLessons(admin);
  const run = await signUp(course);
  const single = await signUp(course, { singleDate: NEXT });
  const other = await signUp(course, { singleDate: addDays(NEXT, 7) });
  expect(await bookInto(course.spaceId, NEXT, "18:00", "19:30")).toBe(409);

  const { status, body } = await cancel(course, NEXT);
  expect([status, body]).toMatchObject([
    200,
    { date: NEXT, status: "canceled", reason: "L'insegnante è malata", recipients: 2, freeSeats: 0 },
  ]);
  expect(await lessonsOf(course)).toEqual([
    `${DAY} 18:00 scheduled`,
    `${NEXT} 18:00 canceled`,
    `${addDays(NEXT, 7)} 18:00 scheduled`,
  ]);
  expect(await bookInto(course.spaceId, NEXT, "18:00", "19:30")).toBe(201);
  expect(await signUpOf(single)).toMatchObject({
    ...{ status: "canceled", canceledBy: "centre", refundPercent: 100, refundAmount: 1500 },
    cancelReason: "L'insegnante è malata",
  });
  expect((await signUpOf(other))?.status).toBe("confirmed");
  expect((await signUpOf(run))?.status).toBe("confirmed");

  expect((await waitForMail(single.email, "placeCanceled")).text).toContain("L'insegnante è malata");
  expect((await waitForMail(run.email, "lessonsOff")).text).toContain("L'insegnante è malata");
  expect(entriesOf(await calendarOf(single.email, "placeCanceled")).map((one) => one.status)).toEqual([
    "CANCELLED",
  ]);
  const gone = entriesOf(await calendarOf(run.email, "lessonsOff")).filter(
    (one) => one.status === "CANCELLED",
  );
  expect(gone).toHaveLength(1);

  const again = await cancel(course, NEXT, { reason: "Un altro motivo" });
  expect([again.status, again.body]).toMatchObject([
    200,
    { status: "canceled", reason: "L'insegnante è malata", recipients: 0, sent: false },
  ]);
  expect(await mailsTo(run.email, "lessonsOff")).toHaveLength(1);
  expect(await mailsTo(single.email, "placeCanceled")).toHaveLength(1);
  expect(await mailsTo(other.email, "lessonsOff")).toEqual([]);
});

test("a canceled lesson takes no sign-ups or restored places, and waiting people are notified", async () => {
  const course = await newLessons(admin, { maxParticipants: 1 });
  const single = await signUp(course, { singleDate: NEXT });
  const wait = {
    ...courseBookingBody(course.id, { startDate: undefined }),
    kind: "course",
    singleDate: NEXT,
  };
  const entry = await waiting(new ApiClient(), wait);
  await cancel(course, NEXT);
  await waitForMail(entry.email, "waitingCanceled");
  expect((await entryOf(admin, entry)).status).toBe("left");
  const refused = await admin.post<ErrorBody>("/api/course-bookings", { ...wait, kind: undefined });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["singleDate"]]);
  const restored = await admin.put<ErrorBody>(`/api/course-bookings/${single.id}`, { status: "confirmed" });
  expect([restored.status, restored.body.code]).toEqual([409, "CANCELED"]);
  const attendance = await admin.get<Attendance>(`/api/courses/${course.id}/attendance?from=${DAY}`);
  expect(attendance.body.map(({ date }) => date)).not.toContain(NEXT);
});

test("the time selects one of two lessons on a day, and a day without a lesson is unknown", async () => {
  const late = { dayOfWeek: 2, startTime: "20:00", endTime: "21:00" };
  const course = await newLessons(admin, { sessions: [TUESDAY, late] });
  expect(invalid(await cancel(course, NEXT))).toEqual([400, ["time"]]);
  expect((await cancel(course, NEXT, { reason: "Neve" }, "?time=20:00")).body.startTime).toBe("20:00");
  expect((await lessonsOf(course)).slice(2, 4)).toEqual([
    `${NEXT} 18:00 scheduled`,
    `${NEXT} 20:00 canceled`,
  ]);
  expect((await cancel(course, THURSDAY)).status).toBe(404);
  expect((await cancel(course, NEXT, { reason: "Neve" }, "?time=19:00")).status).toBe(404);
  expect((await cancel(course, DAY, {})).status).toBe(400);
});

test("a moved lesson takes along its room, single lessons and calendar entries, and notifies once", async () => {
  const course = await newLessons(admin);
  const run = await signUp(course);
  const single = await signUp(course, { singleDate: DAY });
  const to = { date: THURSDAY, startTime: "17:00", endTime: "18:30" };
  const { status, body } = await move(course, DAY, to);
  expect([status, body]).toMatchObject([200, { ...to, status: "scheduled", freeSeats: 3, recipients: 2 }]);
  expect((await lessonsOf(course))[0]).toBe(`${THURSDAY} 17:00 scheduled`);
  expect(await bookInto(course.spaceId, DAY, "18:00", "19:30")).toBe(201);
  expect(await bookInto(course.spaceId, THURSDAY, "17:00", "18:00")).toBe(409);
  expect(await signUpOf(single)).toMatchObject({
    ...{ startDate: THURSDAY, endDate: THURSDAY, singleDate: THURSDAY, singleTime: "17:00" },
  });
  for (const { email } of [run, single]) {
    await waitForMail(email, "lessonMoved");
    const entries = entriesOf(await calendarOf(email, "lessonMoved"));
    const uids = (state: string) => entries.filter((one) => one.status === state).map((one) => one.uid);
    expect(uids("CANCELLED")).toEqual([stamp(DAY, "18:00")]);
    expect(uids("CONFIRMED")).toContainEqual(stamp(THURSDAY, "17:00"));
  }
  const again = await move(course, DAY, to);
  expect([again.status, again.body]).toMatchObject([200, { recipients: 0, sent: false }]);
  expect(await mailsTo(run.email, "lessonMoved")).toHaveLength(1);
  const days = await admin.get<Attendance>(`/api/courses/${course.id}/attendance`);
  expect(days.body.slice(0, 2).map(({ date, expected }) => [date, expected])).toEqual([
    [THURSDAY, 2],
    [NEXT, 1],
  ]);
});

test("a lesson moves to another room, unless that is taken", async () => {
  const course = await newLessons(admin);
  const { id: spaceId } = await newSpace(admin);
  const to = { date: DAY, startTime: "18:00", endTime: "19:30", spaceId };
  expect(await bookInto(spaceId, DAY, "19:00", "20:00")).toBe(201);
  expect(refusal(await move(course, DAY, to))).toEqual([409, "CLASHES"]);
  const later = await move(course, DAY, { ...to, startTime: "17:00", endTime: "18:00" });
  expect([later.status, later.body]).toMatchObject([200, { spaceId, startTime: "17:00" }]);
  expect(await bookInto(course.spaceId, DAY, "18:00", "19:30")).toBe(201);
  expect(await bookInto(spaceId, DAY, "17:00", "18:00")).toBe(409);
  expect((await move(course, NEXT, { ...to, spaceId: 2_000_000_000 })).status).toBe(404);
});

test("a lesson cannot move onto another one, into the past, or once it is canceled", async () => {
  const course = await newLessons(admin);
  const hours = { startTime: "18:00", endTime: "19:00" };
  expect(refusal(await move(course, DAY, { date: NEXT, ...hours }))).toEqual([409, "CLASHES"]);
  expect(invalid(await move(course, DAY, { date: inDays(-1), ...hours }))).toEqual([400, ["date"]]);
  const backwards = await move(course, DAY, { date: THURSDAY, startTime: "18:00", endTime: "17:00" });
  expect([backwards.status, Object.keys(backwards.body.errors ?? {})]).toEqual([400, ["endTime"]]);
  await cancel(course, DAY);
  expect((await move(course, DAY, { date: THURSDAY, ...hours })).body.code).toBe("CANCELED");
});

test("a lesson that was moved beyond the last day still has its places and its check-in", async () => {
  const course = await newLessons(admin, { endDate: DAY, maxParticipants: 2 });
  const single = await signUp(course, { singleDate: DAY });
  const beyond = addDays(DAY, 20);
  expect((await move(course, DAY, { date: beyond, startTime: "18:00", endTime: "19:30" })).status).toBe(200);
  await signUp(course, { singleDate: beyond });
  const checkIn = await admin.post<ErrorBody & { nextDate: string }>("/api/check-ins", {
    code: single.checkInCode,
  });
  expect([checkIn.status, checkIn.body]).toMatchObject([409, { code: "NOT_TODAY", nextDate: beyond }]);
});

describe("The first day of participants", () => {
  const DAY = addDays(nextWeekday(2), 7);
  const NEXT = addDays(DAY, 7);

  let course: Course;
  let run: CourseSignUp;
  let later: CourseSignUp;
  const signUp = (startDate: string) => bookCourse(course, { startDate }, admin);
  beforeEach(async () => {
    course = await newCourse(admin, { sessions: [TUESDAY], startDate: DAY, endDate: inDays(60) });
    [run, later] = [await signUp(DAY), await signUp(NEXT)];
  });

  async function firstDays() {
    const { body } = await admin.get<CourseSignUp[]>(
      `/api/course-bookings?courseId=${course.id}&pageSize=100`,
    );
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
});
