import { addDays } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { courseBookingBody, newCourse } from "../../helpers/catalogue";
import { inDays, nextWeekday } from "../../helpers/days";
import { entryOf, eventually, waiting } from "../../helpers/waiting-list";

/** Single lessons of a course: price, errors, and the places that they share with the whole course. */

const PATH = "/api/course-bookings";
const TUESDAY = { dayOfWeek: 2, startTime: "18:00", endTime: "19:30" };
const DAY = nextWeekday(2);
const NEXT = addDays(DAY, 7);

const withSingles = (more: object = {}) =>
  newCourse(admin, {
    ...{ sessions: [TUESDAY], startDate: DAY, endDate: inDays(60), price: "120", dropInPrice: "15" },
    ...more,
  });

const post = (course: Course, more: Record<string, unknown>, client = new ApiClient()) =>
  client.post<ErrorBody & { courseBooking: CourseSignUp }>(PATH, {
    ...courseBookingBody(course.id, { startDate: undefined }),
    ...more,
  });

async function signUp(course: Course, more: Record<string, unknown>): Promise<CourseSignUp> {
  const { status, body } = await post(course, more);
  expect([status, body.code]).toEqual([201, undefined]);
  return body.courseBooking;
}

async function refused(course: Course, more: Record<string, unknown>) {
  const { status, body } = await post(course, more);
  return [status, body.code, ...Object.keys(body.errors ?? {})];
}

async function freeSeatsOf(course: Course): Promise<(number | null)[]> {
  const { body } = await new ApiClient().get<Lesson[]>(`/api/courses/${course.id}/lessons?from=${DAY}`);
  return body.map(({ freeSeats }) => freeSeats);
}

test("a single lesson costs dropInPrice for each seat, on its own day", async () => {
  const course = await withSingles();
  expect(course.dropInPrice).toBe("15");
  const single = await signUp(course, { singleDate: NEXT, seats: 2 });
  expect(single).toMatchObject({
    ...{ startDate: NEXT, endDate: NEXT, singleDate: NEXT, singleTime: "18:00" },
    ...{ seats: 2, totalAmount: 3000, dueAmount: 3000 },
  });
  const run = await signUp(course, {});
  expect(run).toMatchObject({ startDate: DAY, singleDate: null, singleTime: null, totalAmount: 12_000 });
  expect(await refused(course, { singleDate: NEXT, expectedTotal: 1400 })).toEqual([409, "PRICE_CHANGED"]);
});

test("a day without a lesson, or with one that has begun, is rejected at singleDate", async () => {
  const course = await withSingles({ startDate: inDays(-30) });
  const atDay = [400, "VALIDATION", "singleDate"];
  expect(await refused(course, { singleDate: addDays(DAY, 1) })).toEqual(atDay);
  expect(await refused(course, { singleDate: addDays(DAY, -21) })).toEqual(atDay);
  expect(await refused(course, { singleDate: addDays(DAY, 140) })).toEqual(atDay);
  expect(await refused(course, { singleDate: DAY, singleTime: "20:00" })).toEqual(atDay);
  expect(await refused(course, { singleDate: "domani" })).toEqual(atDay);
  expect(await refused(await withSingles({ sessions: [] }), { singleDate: DAY })).toEqual(atDay);
});

test("without a dropInPrice no single lesson is sold", async () => {
  const course = await withSingles({ dropInPrice: null });
  expect(course.dropInPrice).toBeNull();
  expect(await refused(course, { singleDate: DAY })).toEqual([409, "REGISTRATION_CLOSED"]);
  expect(await refused(course, { singleDate: addDays(DAY, 1) })).toEqual([400, "VALIDATION", "singleDate"]);
  expect((await post(course, {})).status).toBe(201);
});

test("the time selects one of two lessons on a day", async () => {
  const late = { dayOfWeek: 2, startTime: "20:00", endTime: "21:00" };
  const course = await withSingles({ sessions: [TUESDAY, late], maxParticipants: 1 });
  expect(await refused(course, { singleDate: DAY })).toEqual([400, "VALIDATION", "singleTime"]);
  expect(await signUp(course, { singleDate: DAY, singleTime: "20:00" })).toMatchObject({
    singleTime: "20:00",
  });
  expect(await refused(course, { singleDate: DAY, singleTime: "20:00" })).toEqual([409, "COURSE_FULL"]);
  await signUp(course, { singleDate: DAY, singleTime: "18:00" });
});

test("the whole course and single lessons share the places of each lesson", async () => {
  const course = await withSingles({ maxParticipants: 4 });
  await signUp(course, { singleDate: NEXT, seats: 2 });
  expect((await freeSeatsOf(course)).slice(0, 3)).toEqual([4, 2, 4]);
  expect(await refused(course, { seats: 3 })).toEqual([409, "COURSE_FULL"]);
  await signUp(course, { seats: 2 });
  expect((await freeSeatsOf(course)).slice(0, 3)).toEqual([2, 0, 2]);
  expect(await refused(course, { singleDate: NEXT })).toEqual([409, "COURSE_FULL"]);
  expect(await refused(course, {})).toEqual([409, "COURSE_FULL"]);
  await signUp(course, { singleDate: DAY, seats: 2 });
});

test("a course without a first day has open-ended lessons, which can be booked singly", async () => {
  const course = await withSingles({ startDate: null, endDate: null, maxParticipants: 2 });
  const far = addDays(DAY, 350);
  expect(await signUp(course, { singleDate: far })).toMatchObject({ singleDate: far });
  await signUp(course, { singleDate: DAY });
  expect(await refused(course, { startDate: DAY, seats: 2 })).toEqual([409, "COURSE_FULL"]);
  await signUp(course, { startDate: DAY });
  expect((await freeSeatsOf(course)).slice(0, 2)).toEqual([0, 2]);
});

test("a participant of the whole course cannot add a lesson, but one of a lesson can take the course", async () => {
  const course = await withSingles();
  const email = `prova.${course.id}@example.org`;
  await signUp(course, { singleDate: DAY, email });
  expect(await refused(course, { singleDate: DAY, email })).toEqual([409, "DUPLICATE", "email"]);
  await signUp(course, { singleDate: NEXT, email });
  await signUp(course, { email });
  expect(await refused(course, { singleDate: addDays(DAY, 14), email })).toEqual([409, "DUPLICATE", "email"]);
});

test("fifty concurrent sign-ups for a lesson and the whole course never exceed the lesson's places", async () => {
  const course = await withSingles({ maxParticipants: 10 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => post(course, index % 2 === 0 ? { singleDate: NEXT } : {})),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.courseBooking);
  expect(made).toHaveLength(10);
  for (const { status, body } of answers.filter(({ status }) => status !== 201))
    expect([status, body.code]).toEqual([409, "COURSE_FULL"]);
  const runs = made.filter(({ singleDate }) => singleDate === null).length;
  expect((await freeSeatsOf(course)).slice(0, 3)).toEqual([10 - runs, 0, 10 - runs]);
});

test("a person waiting for a lesson is offered a place in it and accepts it at its price", async () => {
  const course = await withSingles({ maxParticipants: 1 });
  const taken = await signUp(course, { singleDate: DAY });
  const body = { ...courseBookingBody(course.id, { startDate: undefined }), kind: "course" };
  const other = await new ApiClient().post<ErrorBody>("/api/waiting-list", { ...body, singleDate: NEXT });
  expect([other.status, other.body.code]).toEqual([409, "AVAILABLE"]);
  const entry: WaitingEntry = await waiting(new ApiClient(), { ...body, singleDate: DAY });
  expect(entry).toMatchObject({ singleDate: DAY, singleTime: "18:00", startDate: DAY, position: 1 });
  expect((await admin.put(`${PATH}/${taken.id}`, { status: "canceled" })).status).toBe(200);
  await eventually(async () => (await entryOf(admin, entry)).status === "offered", "an offer");
  expect(await refused(course, { singleDate: DAY })).toEqual([409, "COURSE_FULL"]);
  expect(await refused(course, {})).toEqual([409, "COURSE_FULL"]);
  const accepted = await admin.post<{ courseBooking: CourseSignUp }>(`/api/waiting-list/${entry.id}/accept`, {
    expectedTotal: 1500,
  });
  expect([accepted.status, accepted.body.courseBooking]).toMatchObject([
    201,
    { singleDate: DAY, totalAmount: 1500, firstName: "Anna" },
  ]);
});

test("a canceled single lesson is refunded, and restored only into a free place", async () => {
  const course = await withSingles({ maxParticipants: 1 });
  const single = await signUp(course, { singleDate: DAY });
  const at = `${PATH}/${single.id}`;
  expect((await admin.put(at, { status: "canceled" })).body).toMatchObject({ refundAmount: 1500 });
  await signUp(course, { singleDate: DAY });
  expect(refusal(await admin.put<ErrorBody>(at, { status: "confirmed" }))).toEqual([409, "COURSE_FULL"]);
});
