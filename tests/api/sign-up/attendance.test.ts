import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { dayOfWeek } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Attendance } from "@/lib/schemas/sign-up/attendance";
import type { LackingCertificate } from "@/lib/schemas/sign-up/certificate";
import type { Doors, SignUpCheckIn } from "@/lib/schemas/sign-up/check-in";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { admin } from "../../helpers/admin";
import type { ErrorBody } from "../../helpers/api";
import { bookCourse, courseBookingBody, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { waitForMail } from "../../helpers/outbox";
import { newPanelPerson } from "../../helpers/panel-people";
import { newSpace } from "../../helpers/spaces";

/** Check-ins and attendance of courses, by lesson and by day. */

interface NotToday extends ErrorBody {
  nextDate?: string | null;
}

const lessonOn = (day: string) => ({ dayOfWeek: dayOfWeek(day), startTime: "18:00", endTime: "19:30" });

/** A course with a lesson on today's weekday, which began two weeks ago. */
const weekly = (overrides: Record<string, unknown> = {}) =>
  newCourse(admin, {
    startDate: inDays(-14),
    endDate: inDays(14),
    sessions: [lessonOn(today())],
    ...overrides,
  });

const book = (course: Course, overrides: Record<string, unknown> = {}) =>
  bookCourse(course, { startDate: today(), ...overrides });

/** A sign-up from the beginning of the course, which the form does not allow afterwards. */
async function bookFromTheStart(course: Course, overrides: Record<string, unknown> = {}) {
  const booking = await book(course, overrides);
  await sql("UPDATE sign_ups SET start_date = $2 WHERE kind = 'course' AND number = $1", [
    booking.id,
    course.startDate,
  ]);
  return booking;
}

const cameOn = (id: number, day: string, kind: OfferingKind = "course") =>
  sql(
    `INSERT INTO check_ins (sign_up_id, date, at)
     SELECT id, $2::date, $2::date + time '17:00' FROM sign_ups WHERE kind = $3::sign_up_kind AND number = $1`,
    [id, day, kind],
  );

const enter = (checkInCode: string) =>
  admin.post<SignUpCheckIn & NotToday>("/api/check-ins", { code: checkInCode });
const storedOf = async (course: Course, id: number) =>
  (await admin.get<CourseSignUp[]>(`/api/course-bookings?courseId=${course.id}`)).body.find(
    (one) => one.id === id,
  );

test("attendance at last week's lesson does not count as presence at today's", async () => {
  const course = await weekly();
  const { id, checkInCode } = await bookFromTheStart(course, { seats: 2 });
  await cameOn(id, inDays(-7));
  const door = async () =>
    (await admin.get<Doors>("/api/check-ins")).body.doors.find(
      (one) => one.kind === "course" && one.id === course.id,
    );
  expect((await door())?.people).toEqual([expect.objectContaining({ id, checkedInAt: null })]);
  const first = await enter(checkInCode);
  expect([first.status, first.body.isFirst]).toEqual([200, true]);
  const second = await enter(checkInCode);
  expect(second.body).toEqual({ ...first.body, isFirst: false });
  expect((await door())?.people[0]?.checkedInAt).toBe(first.body.checkedInAt);
  const seen = await sql<{ seen: Date }>(
    "SELECT last_seen_at AS seen FROM people p JOIN sign_ups s ON s.person_id = p.id WHERE s.kind = 'course' AND s.number = $1",
    [id],
  );
  expect(seen[0]?.seen.toISOString()).toBe(first.body.checkedInAt);
  expect((await storedOf(course, id))?.checkIns).toEqual([
    { date: inDays(-7), at: expect.stringMatching(/Z$/) },
    { date: today(), at: first.body.checkedInAt },
  ]);
});

describe("409 NOT_TODAY", () => {
  const refused = async (checkInCode: string) => {
    const { status, body } = await enter(checkInCode);
    return [status, body.code, body.nextDate];
  };

  test("names the next lesson if there is none today, and stores nothing", async () => {
    const course = await weekly({ sessions: [lessonOn(inDays(2))], startDate: inDays(-5) });
    const booking = await book(course, { startDate: inDays(2) });
    expect(await refused(booking.checkInCode)).toEqual([409, "NOT_TODAY", inDays(2)]);
    expect((await storedOf(course, booking.id))?.checkIns).toEqual([]);
  });

  test("is returned for a lesson on a closed day", async () => {
    const { id: spaceId } = await newSpace(admin);
    const course = await weekly({ spaceId });
    const { checkInCode } = await book(course);
    const closure = { spaceId, startDate: today(), endDate: today(), reason: "Lavori" };
    expect((await admin.post("/api/closures", closure)).status).toBe(201);
    expect(await refused(checkInCode)).toEqual([409, "NOT_TODAY", inDays(7)]);
  });

  test("is returned before and after an event of several days, but not on any of its days", async () => {
    const days = { eventDate: today(), endDate: inDays(1) };
    const event = await newEvent(admin, { ...days, startTime: "00:00", endTime: "23:59" });
    const { id, checkInCode } = await registerFor(event);
    await cameOn(id, inDays(1), "event");
    expect((await enter(checkInCode)).body.isFirst).toBe(true);
    const path = `/api/events/${event.id}`;
    const [stored] = (await admin.get<EventSignUp[]>(`${path}/registrations`)).body;
    expect(stored?.checkIns.map(({ date }) => date)).toEqual([today(), inDays(1)]);
    for (const [first, next] of [
      [3, inDays(3)],
      [-3, null],
    ] as const) {
      const moved = { eventDate: inDays(first), endDate: inDays(first + 1), notify: false };
      expect((await admin.put(path, moved)).status).toBe(200);
      expect(await refused(checkInCode)).toEqual([409, "NOT_TODAY", next]);
    }
  });
});

describe("GET /api/courses/{id}/attendance", () => {
  test("counts seats by lesson, from each participant's first day, without canceled places", async () => {
    const course = await weekly();
    const anna = await bookFromTheStart(course, { firstName: "Anna", lastName: "Zanetti", seats: 2 });
    await book(course, { firstName: "Bruno", lastName: "Verdi" });
    const gone = await book(course, { firstName: "Carla", lastName: "Via" });
    await admin.put(`/api/course-bookings/${gone.id}`, { status: "canceled" });
    await cameOn(anna.id, inDays(-7));
    await enter(anna.checkInCode);
    const { status, body } = await admin.get<Attendance>(
      `/api/courses/${course.id}/attendance?from=${inDays(-14)}&to=${inDays(6)}`,
    );
    expect(status).toBe(200);
    const ids = { signUpId: expect.any(Number), personId: expect.any(Number) };
    const zanetti = (at: unknown) => ({ ...ids, name: "Anna Zanetti", seats: 2, at });
    const verdi = { ...ids, name: "Bruno Verdi", seats: 1, at: null };
    const iso = expect.stringMatching(/Z$/);
    expect(body).toEqual([
      { date: inDays(-14), expected: 2, present: 0, people: [zanetti(null)] },
      { date: inDays(-7), expected: 2, present: 2, people: [zanetti(iso)] },
      { date: today(), expected: 3, present: 2, people: [verdi, zanetti(iso)] },
    ]);
  });

  test("covers at most 366 days", async () => {
    const { id } = await weekly();
    const path = `/api/courses/${id}/attendance`;
    const of = async (query: string) => (await admin.get<ErrorBody>(`${path}${query}`)).status;
    expect(await of("?from=2026-01-01&to=2027-01-01")).toBe(200);
    expect(await of("?from=2026-01-01&to=2027-01-02")).toBe(400);
    expect(await of("?from=2026-02-01&to=2026-01-01")).toBe(400);
    expect(await of("?from=ieri")).toBe(400);
    expect((await admin.get("/api/courses/99999999/attendance")).status).toBe(404);
  });
});

test("GET /api/events/{id}/attendance has an entry for each day", async () => {
  const event = await newEvent(admin, { eventDate: inDays(5), endDate: inDays(6) });
  await registerFor(event, { seats: 3 });
  const { body } = await admin.get<Attendance>(`/api/events/${event.id}/attendance`);
  expect(body.map(({ date, expected, present }) => [date, expected, present])).toEqual([
    [inDays(5), 3, 0],
    [inDays(6), 3, 0],
  ]);
});

describe("A medical certificate", () => {
  test("a participant without a certificate is signed up, notified, listed, and reported at check-in", async () => {
    const dates = { startDate: today(), endDate: inDays(30) };
    const course = await newCourse(admin, { ...dates, requiresCertificate: true });
    const unique = `certificato.${course.id}@example.org`;
    const without = await newPanelPerson(admin, { email: unique });
    const expired = await newPanelPerson(admin, { certificateUntil: inDays(-1) });
    const covered = await newPanelPerson(admin, { certificateUntil: inDays(3) });
    for (const { id: personId, email } of [without, expired, covered]) {
      const body = courseBookingBody(course.id, { personId, email: email ?? undefined, startDate: today() });
      expect((await admin.post("/api/course-bookings", body)).status).toBe(201);
    }
    const mail = await waitForMail(unique, "courseBooked");
    expect(mail.text).toContain("serve il certificato medico");
    const { status, body } = await admin.get<LackingCertificate[]>(`/api/courses/${course.id}/certificates`);
    expect(status).toBe(200);
    expect(body.map(({ personId }) => personId).sort()).toEqual([without.id, expired.id].sort());
    const codes = await sql<{ person_id: number; check_in_code: string }>(
      "SELECT person_id, check_in_code FROM sign_ups WHERE course_id = $1",
      [course.id],
    );
    for (const { person_id, check_in_code: code } of codes) {
      const answer = await admin.post<SignUpCheckIn>("/api/check-ins", { code });
      expect(answer.status).toBe(200);
      expect(answer.body.missing).toEqual(person_id === covered.id ? undefined : ["certificate"]);
    }
  });

  test("other courses require no certificate", async () => {
    const course = await newCourse(admin, { startDate: today(), endDate: inDays(30) });
    const { id: personId } = await newPanelPerson(admin);
    await bookCourse(course, { personId, startDate: today() }, admin);
    const { body } = await admin.get<LackingCertificate[]>(`/api/courses/${course.id}/certificates`);
    expect(body).toEqual([]);
    expect((await admin.get("/api/courses/2000000000/certificates")).status).toBe(404);
  });
});
