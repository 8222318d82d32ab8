import { randomUUID } from "node:crypto";
import { addDays, dayOfWeek } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { LessonWithRecipients } from "@/lib/schemas/catalogue/lesson";
import type { TeacherOfPanel } from "@/lib/schemas/catalogue/teacher";
import type { Attendance } from "@/lib/schemas/sign-up/attendance";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { TaughtLessons } from "@/lib/schemas/sign-up/taught-lessons";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, invalid, refusal } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, nextWeekday, today } from "../../helpers/days";
import { waitForMail } from "../../helpers/outbox";
import { newCustomer } from "../../helpers/people";
import { newPersonWithRole } from "../../helpers/staff";

const DAY = nextWeekday(2);
const TUESDAY = { dayOfWeek: 2, startTime: "18:00", endTime: "19:30" };

let made = 0;
async function newTeacher(more: Record<string, unknown> = {}): Promise<TeacherOfPanel> {
  made += 1;
  const name = `Insegnante ${Date.now().toString(36)} ${made}`;
  const { status, body } = await admin.post<TeacherOfPanel>("/api/teachers", { name, ...more });
  if (status !== 201) throw new Error(`The teacher answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** An account with a verified address and the teacher profile of the same person. */
async function newTeacherWithAccount() {
  const account = await newPersonWithRole("customer");
  const [row] = await sql<{ id: number }>("SELECT person_id AS id FROM users WHERE id = $1", [
    account.user.id,
  ]);
  return { ...account, teacher: await newTeacher({ personId: row?.id }) };
}

const courseOf = (teacherIds: number[], more: object = {}): Promise<Course> =>
  newCourse(admin, { sessions: [TUESDAY], startDate: DAY, endDate: addDays(DAY, 14), teacherIds, ...more });

async function signUp(course: Course, more: Record<string, unknown> = {}): Promise<CourseSignUp> {
  const { status, body } = await admin.post<{ courseBooking: CourseSignUp }>(
    "/api/course-bookings",
    courseBookingBody(course.id, { startDate: undefined, ...more }),
  );
  expect(status).toBe(201);
  return body.courseBooking;
}

test("visitors see active teachers with their courses and events, but nothing of their pay", async () => {
  const teacher = await newTeacher({ bio: "Insegna **yoga**.", payRule: "percent", payAmount: 60 });
  const hidden = await newTeacher({ isActive: false });
  const course = await courseOf([teacher.id]);
  const event = await newEvent(admin, { teacherIds: [teacher.id] });
  const visitor = new ApiClient();
  const one = await visitor.get<TeacherOfPanel>(`/api/teachers/${teacher.id}`);
  expect(one.body).toEqual({
    ...{ id: teacher.id, name: teacher.name, bio: "Insegna **yoga**.", imageUrl: null, website: null },
    ...{ isActive: true, orderIndex: 0 },
    courses: [{ id: course.id, title: course.title }],
    events: [{ id: event.id, title: event.title }],
  });
  expect((await visitor.get(`/api/teachers/${hidden.id}`)).status).toBe(404);
  const idsFor = async (client: ApiClient, path: string) =>
    (await client.get<TeacherOfPanel[]>(path)).body.map(({ id }) => id);
  expect(await idsFor(visitor, "/api/teachers?all=true")).not.toContain(hidden.id);
  expect(await idsFor(admin, "/api/teachers?all=true")).toContain(hidden.id);
  const listed = (await visitor.get<Course[]>("/api/courses")).body.find(({ id }) => id === course.id);
  expect(listed?.teachers).toEqual([{ id: teacher.id, name: teacher.name, imageUrl: null }]);
});

test("a teacher is added once for one Idempotency-Key, and not with an impossible pay or person", async () => {
  const once = { headers: { "Idempotency-Key": randomUUID() } };
  const add = () => admin.post<TeacherOfPanel>("/api/teachers", { name: "Una volta" }, once);
  const [first, again] = [await add(), await add()];
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  for (const [path, body, field] of [
    ["/api/teachers", { name: "Nina", payRule: "percent", payAmount: 101 }, "payAmount"],
    ["/api/teachers", { name: "Nina", personId: 2_000_000_000 }, "personId"],
    ["/api/courses", { title: "Corso", price: "10", teacherIds: [2_000_000_000] }, "teacherIds"],
  ] as const)
    expect(invalid(await admin.post<ErrorBody>(path, body))).toEqual([400, [field]]);
});

test("a person has one teacher profile, which cannot be deleted while a course names it", async () => {
  const { teacher } = await newTeacherWithAccount();
  const twice = await admin.post<ErrorBody>("/api/teachers", { name: "Doppia", personId: teacher.personId });
  expect([twice.status, twice.body.code]).toEqual([409, "DUPLICATE"]);
  await courseOf([teacher.id]);
  expect(refusal(await admin.delete<ErrorBody>(`/api/teachers/${teacher.id}`))).toEqual([409, "IN_USE"]);
  const free = await newTeacher();
  expect((await admin.delete(`/api/teachers/${free.id}`)).status).toBe(200);
});

test("a substitute takes one lesson, participants are notified once, and a move keeps the substitute", async () => {
  const [own, other] = [await newTeacher(), await newTeacher()];
  const course = await courseOf([own.id]);
  const { email } = await signUp(course);
  const path = `/api/courses/${course.id}/lessons/${DAY}`;
  const set = (body: object) => admin.post<LessonWithRecipients & ErrorBody>(`${path}/teacher`, body);
  const told = await set({ teacherId: other.id });
  expect(told.status).toBe(200);
  expect(told.body).toMatchObject({ sent: true, recipients: 1, teachers: [{ id: other.id }] });
  expect((await waitForMail(email, "lessonTeacher")).text).toContain(other.name);
  expect((await set({ teacherId: other.id })).body).toMatchObject({ recipients: 0 });
  const hidden = await newTeacher({ isActive: false });
  expect(invalid(await set({ teacherId: hidden.id }))).toEqual([400, ["teacherId"]]);
  const absent = await admin.post(`/api/courses/${course.id}/lessons/${addDays(DAY, 1)}/teacher`, {
    teacherId: other.id,
  });
  expect(absent.status).toBe(404);
  const to = { date: addDays(DAY, 2), startTime: "10:00", endTime: "11:00" };
  const moved = await admin.post<LessonWithRecipients>(`${path}/move?notify=false`, to);
  expect(moved.body).toMatchObject({ date: to.date, teachers: [{ id: other.id }] });
});

test("a teacher sees the lessons that they hold, and nobody else does", async () => {
  const { client, teacher } = await newTeacherWithAccount();
  const other = await newTeacher();
  const course = await courseOf([teacher.id]);
  await admin.post(`/api/courses/${course.id}/lessons/${DAY}/teacher`, { teacherId: other.id });
  const seen = await client.get<TaughtLessons>(`/api/teachers/me?from=${DAY}&to=${addDays(DAY, 30)}`);
  expect(seen.status).toBe(200);
  expect(seen.body.teacher.id).toBe(teacher.id);
  expect(seen.body.lessons.map(({ date }) => date)).toEqual([addDays(DAY, 7), addDays(DAY, 14)]);
  const me = await client.get<{ user: { isTeacher: boolean } }>("/api/auth/me");
  expect(me.body.user.isTeacher).toBe(true);
  const stranger = (await newCustomer()).client;
  expect((await stranger.get("/api/teachers/me")).status).toBe(404);
  const tooLong = await client.get<ErrorBody>(`/api/teachers/me?from=${DAY}&to=${addDays(DAY, 92)}`);
  expect(tooLong.status).toBe(400);
});

test("a teacher takes attendance of their own lessons, repeatedly, and sees no contacts", async () => {
  const { client, teacher } = await newTeacherWithAccount();
  const stranger = await newTeacherWithAccount();
  const lesson = { dayOfWeek: dayOfWeek(today()), startTime: "18:00", endTime: "19:30" };
  const run = { sessions: [lesson], startDate: inDays(-7), endDate: inDays(14) };
  const course = await courseOf([teacher.id], run);
  const { id: signUpId } = await signUp(course, { startDate: today() });
  const mark = { kind: "course", id: course.id, signUpId, date: today(), present: true };
  const path = `/api/courses/${course.id}/attendance?from=${today()}&to=${today()}`;
  const presentOn = async () => (await client.get<Attendance>(path)).body.map(({ present }) => present);

  for (const present of [true, true, false, false, true]) {
    const { status, body } = await client.post("/api/attendance", { ...mark, present });
    expect([status, body]).toEqual([200, { ...mark, present }]);
    expect(await presentOn()).toEqual([present ? 1 : 0]);
  }
  const [day] = (await client.get<Attendance>(path)).body;
  expect(day?.people).toMatchObject([{ signUpId, name: "Anna Esempio" }]);
  expect(JSON.stringify(day)).not.toMatch(/@example|333|personId/);

  const refusals = [
    [{ ...mark, date: inDays(7) }, 400],
    [{ ...mark, date: inDays(-1) }, 400],
    [{ ...mark, signUpId: 2_000_000_000 }, 404],
  ] as const;
  for (const [body, status] of refusals)
    expect((await client.post("/api/attendance", body)).status).toBe(status);
  expect((await stranger.client.post("/api/attendance", mark)).status).toBe(403);
  expect((await stranger.client.get(path)).status).toBe(403);
  await admin.put(`/api/course-bookings/${signUpId}`, { status: "canceled" });
  expect((await client.post<ErrorBody>("/api/attendance", mark)).body.code).toBe("CANCELED");
});
