import { addDays, dayOfWeek, toInstant } from "@/lib/domain/time/dates";
import { momentStamp } from "@/lib/feeds/calendar-entry";
import type { Course, CourseChanged } from "@/lib/schemas/catalogue/course";
import type { Lesson, LessonWithRecipients } from "@/lib/schemas/catalogue/lesson";
import type { ClosureSaved } from "@/lib/schemas/closure/closure";
import type { SignUpCheckIn } from "@/lib/schemas/sign-up/check-in";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { bookCourse, courseBookingBody, newCourse, newLessons } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, nextWeekday, today } from "../../helpers/days";
import { calendarOf, entriesOf } from "../../helpers/mailed-calendar";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newPaidPass, passOf } from "../../helpers/passes";
import { newCustomer } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";
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
  // The lesson's own day and hours, without a label, and not the hours of the course.
  const { text } = await waitForMail(single.email, "courseBooked");
  expect(text).toContain("18:00 – 19:30");
  expect(text).not.toMatch(/Lezione:|Orario:/);
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

describe("Single lessons of a changed course", () => {
  const DAY = nextWeekday(2);
  const NEXT = addDays(DAY, 7);

  const singleBody = (course: Course, singleDate: string) => ({
    ...courseBookingBody(course.id, { startDate: undefined }),
    singleDate,
  });

  const single = (course: Course, singleDate: string, more: object = {}, client = admin) =>
    bookCourse(course, { startDate: undefined, singleDate, ...more }, client);

  const run = (course: Course) => bookCourse(course, { startDate: undefined }, admin);

  const waitFor = (course: Course, day: string) =>
    waiting(new ApiClient(), { ...singleBody(course, day), kind: "course" });

  async function signUpOf({ id, courseId }: CourseSignUp): Promise<CourseSignUp | undefined> {
    const { body } = await admin.get<CourseSignUp[]>(
      `/api/course-bookings?courseId=${courseId}&pageSize=100`,
    );
    return body.find((one) => one.id === id);
  }

  const cancelLesson = (course: Course, day: string) =>
    admin.post<LessonWithRecipients>(`/api/courses/${course.id}/lessons/${day}/cancellation`, {
      reason: "Neve",
    });
  const close = (spaceId: number, day: string, more: object = {}) =>
    admin.post<ClosureSaved>("/api/closures", {
      ...{ spaceId, startDate: day, endDate: day, reason: "Lavori in sala", ...more },
    });
  const change = (course: Course, body: object) =>
    admin.put<CourseChanged & ErrorBody>(`/api/courses/${course.id}`, body);

  /** The UIDs of the entries with a status in a mailed calendar. */
  async function uids(email: string, template: string, state: string) {
    const entries = entriesOf(await calendarOf(email, template));
    return entries.filter(({ status }) => status === state).map(({ uid }) => uid);
  }
  const stamp = (day: string, time: string) => expect.stringContaining(momentStamp(toInstant(day, time)));

  test("an entry of a pass is returned once when its lesson is canceled", async () => {
    const course = await newLessons(admin);
    const { client } = await newCustomer();
    const pass = await newPaidPass(admin, client);
    await single(course, NEXT, { passId: pass.id, seats: 2, companions: ["Luca Rossi"] }, client);
    const other = await single(course, addDays(NEXT, 7), { passId: pass.id }, client);
    expect((await passOf(client, pass.id)).entriesLeft).toBe(7);
    const [first, second] = await Promise.all([cancelLesson(course, NEXT), cancelLesson(course, NEXT)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const after = await passOf(client, pass.id);
    expect(after.entriesLeft).toBe(9);
    expect(after.uses.map(({ date, returnedAt }) => [date, returnedAt !== null]).sort()).toEqual([
      [NEXT, true],
      [addDays(NEXT, 7), false],
    ]);
    const use = after.uses.find(({ date }) => date === NEXT);
    const byHand = `/api/passes/${pass.id}/uses/${use?.id}/return`;
    await admin.post(byHand, { reason: "Ancora una volta" });
    expect((await passOf(client, pass.id)).entriesLeft).toBe(9);
    expect((await signUpOf(other))?.status).toBe("confirmed");
  });

  test("a closure cancels and refunds its single lessons, returns pass entries, and notifies each once", async () => {
    const course = await newLessons(admin, { maxParticipants: 3 });
    const { client } = await newCustomer();
    const pass = await newPaidPass(admin, client);
    const inRun = await run(course);
    const paid = await single(course, NEXT);
    const onPass = await single(course, NEXT, { passId: pass.id }, client);
    const kept = await single(course, DAY);
    const entry = await waitFor(course, NEXT);

    const { status, body } = await close(course.spaceId, NEXT);
    expect([status, body.recipients]).toEqual([201, 3]);
    for (const one of [paid, onPass])
      expect(await signUpOf(one)).toMatchObject({
        ...{ status: "canceled", canceledBy: "centre", refundPercent: 100, cancelReason: "Lavori in sala" },
        refundAmount: one.totalAmount,
      });
    expect((await signUpOf(kept))?.status).toBe("confirmed");
    expect((await signUpOf(inRun))?.status).toBe("confirmed");
    expect((await passOf(client, pass.id)).entriesLeft).toBe(10);
    expect((await entryOf(admin, entry)).status).toBe("left");

    expect((await waitForMail(paid.email, "placeCanceled")).text).toContain("18:00");
    expect(await uids(paid.email, "placeCanceled", "CANCELLED")).toEqual([stamp(NEXT, "18:00")]);
    expect(await mailsTo(paid.email, "lessonsOff")).toEqual([]);
    await waitForMail(inRun.email, "lessonsOff");

    // When it is lifted, the lesson takes place again, but canceled places stay canceled.
    expect((await admin.delete(`/api/closures/${body.id}`)).status).toBe(200);
    expect((await signUpOf(paid))?.status).toBe("canceled");
    expect((await single(course, NEXT)).status).toBe("confirmed");
  });

  test("a closure that notifies nobody cancels single lessons all the same", async () => {
    const course = await newLessons(admin);
    const booked = await single(course, NEXT);
    const { body } = await close(course.spaceId, NEXT, { notify: false });
    expect(body.recipients).toBe(0);
    expect((await signUpOf(booked))?.status).toBe("canceled");
    expect(await mailsTo(booked.email, "placeCanceled")).toEqual([]);
  });

  test("a new time of the weekly lesson applies to single lessons and waiting people, not to moved lessons", async () => {
    const course = await newLessons(admin, { maxParticipants: 1 });
    const booked = await single(course, NEXT);
    const entry = await waitFor(course, NEXT);
    const moved = addDays(DAY, 2);
    const to = { date: moved, startTime: "17:00", endTime: "18:00" };
    expect((await admin.post(`/api/courses/${course.id}/lessons/${DAY}/move`, to)).status).toBe(200);
    await cancelLesson(course, addDays(NEXT, 7));

    const later = { ...TUESDAY, startTime: "19:00", endTime: "20:30" };
    expect((await change(course, { sessions: [later] })).status).toBe(200);
    expect(await signUpOf(booked)).toMatchObject({ singleDate: NEXT, singleTime: "19:00" });
    expect(await entryOf(admin, entry)).toMatchObject({ status: "waiting", singleTime: "19:00" });
    const { body } = await admin.get<{ date: string; startTime: string; status: string }[]>(
      `/api/courses/${course.id}/lessons?from=${DAY}&to=${addDays(NEXT, 8)}`,
    );
    expect(body.map((one) => `${one.date} ${one.startTime} ${one.status}`)).toEqual([
      `${moved} 17:00 scheduled`,
      `${NEXT} 19:00 scheduled`,
      `${addDays(NEXT, 7)} 19:00 canceled`,
    ]);
    await waitForMail(booked.email, "placesMoved");
    expect(await uids(booked.email, "placesMoved", "CANCELLED")).toEqual([stamp(NEXT, "18:00")]);
    expect(await uids(booked.email, "placesMoved", "CONFIRMED")).toEqual([stamp(NEXT, "19:00")]);
  });

  test("a change that drops booked lessons is rejected until they are canceled", async () => {
    const course = await newLessons(admin);
    const booked = await single(course, NEXT);
    for (const body of [{ sessions: [{ ...TUESDAY, dayOfWeek: 3 }] }, { sessions: [] }, { endDate: DAY }]) {
      expect(refusal(await change(course, body))).toEqual([409, "NOT_CHANGEABLE"]);
    }
    expect((await change(course, { description: "Un altro testo" })).status).toBe(200);
    await cancelLesson(course, NEXT);
    expect((await change(course, { sessions: [{ ...TUESDAY, dayOfWeek: 3 }] })).status).toBe(200);
    expect((await signUpOf(booked))?.singleTime).toBe("18:00");
  });

  test("calendars show the room of a lesson that was moved to another room", async () => {
    const course = await newLessons(admin);
    const other = await newSpace(admin);
    const booked = await single(course, NEXT);
    const inRun = await run(course);
    const to = { date: NEXT, startTime: "18:00", endTime: "19:30", spaceId: other.id };
    expect((await admin.post(`/api/courses/${course.id}/lessons/${NEXT}/move`, to)).status).toBe(200);
    const places = async (email: string) =>
      [...(await calendarOf(email, "lessonMoved")).matchAll(/LOCATION:([^\r\n]*)/g)].filter(([, place]) =>
        place?.startsWith(other.name),
      ).length;
    expect(await places(booked.email)).toBe(1);
    expect(await places(inRun.email)).toBe(1);
  });

  test("a participant of a single lesson is checked in on its day, once", async () => {
    const course = await newCourse(admin, {
      ...{
        sessions: [{ ...TUESDAY, dayOfWeek: dayOfWeek(today()) }],
        startDate: today(),
        endDate: inDays(21),
      },
      ...{ price: "120", dropInPrice: "15", maxParticipants: 5 },
    });
    const [now, later] = [await single(course, inDays(7)), await single(course, inDays(14))];
    // Booked a week ago for today, which the form no longer allows.
    await sql("UPDATE sign_ups SET start_date = $2, end_date = $2 WHERE kind = 'course' AND number = $1", [
      now.id,
      today(),
    ]);
    const enter = ({ checkInCode: code }: CourseSignUp) =>
      admin.post<SignUpCheckIn & ErrorBody & { nextDate: string }>("/api/check-ins", { code });
    const first = await enter(now);
    expect([first.status, first.body]).toMatchObject([200, { isFirst: true, title: course.title }]);
    expect((await enter(now)).body.isFirst).toBe(false);
    const early = await enter(later);
    expect([early.status, early.body]).toMatchObject([409, { code: "NOT_TODAY", nextDate: inDays(14) }]);
    const { body } = await admin.get<{ date: string; expected: number; present: number }[]>(
      `/api/courses/${course.id}/attendance?from=${today()}&to=${today()}&time=18:00`,
    );
    expect(body).toMatchObject([{ expected: 1, present: 1 }]);
    const elsewhere = await admin.get<{ people: unknown[] }[]>(
      `/api/courses/${course.id}/attendance?from=${today()}&to=${today()}&time=09:00`,
    );
    expect(elsewhere.body.flatMap(({ people }) => people)).toEqual([]);
  });
});
