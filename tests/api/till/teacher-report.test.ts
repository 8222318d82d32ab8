import { dayOfWeek, partsOfDay } from "@/lib/domain/time/dates";
import type { TeacherReport } from "@/lib/schemas/till/teacher-report";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { bookCourse, newCourse } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { pay } from "../../helpers/money";
import { newPersonWithRole } from "../../helpers/staff";

let treasurer: ApiClient;
beforeAll(async () => {
  treasurer = (await newPersonWithRole("treasurer")).client;
});

const RANGE = `from=${inDays(-7)}&to=${inDays(7)}`;

async function rowOf(teacherId: number) {
  const { status, body } = await treasurer.get<TeacherReport>(`/api/reports/teachers?${RANGE}`);
  expect(status).toBe(200);
  return body.rows.find((row) => row.teacherId === teacherId);
}

test("a teacher's report has the income of lessons held, what is due by the rule, and what was paid", async () => {
  const name = `Report ${Date.now()}`;
  const { body: teacher } = await admin.post<{ id: number }>("/api/teachers", {
    ...{ name, payRule: "percent", payAmount: 50 },
  });
  // Lessons a week ago, today and in a week: three in all, two of them held.
  const course = await newCourse(admin, {
    ...{ sessions: [{ dayOfWeek: dayOfWeek(today()), startTime: "08:00", endTime: "09:00" }] },
    ...{ startDate: inDays(-7), endDate: inDays(7), teacherIds: [teacher.id], price: "100" },
  });
  const courseBooking = await bookCourse(course, { startDate: today() }, admin);
  const { id } = courseBooking;
  await sql("UPDATE sign_ups SET start_date = $2 WHERE kind = 'course' AND number = $1", [
    id,
    course.startDate,
  ]);
  await pay(admin, { courseBookingId: id, amount: 10_000 });

  const sums = { teacherId: teacher.id, name, lessons: 2, participants: 2, income: 6666, due: 3333 };
  expect(await rowOf(teacher.id)).toEqual({ ...sums, paid: 0 });
  const entry = {
    ...{
      direction: "out",
      account: "bank",
      category: "A4",
      amount: 3000,
      date: today(),
      teacherId: teacher.id,
    },
    ...{ counterparty: name },
  };
  const written = await treasurer.post<{ id: number; teacherId: number }>("/api/book-entries", entry);
  expect([written.status, written.body.teacherId]).toEqual([201, teacher.id]);
  expect(await rowOf(teacher.id)).toEqual({ ...sums, paid: 3000 });
  await treasurer.post(`/api/book-entries/${written.body.id}/reversal`, { reason: "Errore" });
  expect(await rowOf(teacher.id)).toEqual({ ...sums, paid: 0 });
  for (const wrong of [{ direction: "in" }, { teacherId: 2_000_000_000 }])
    expect((await treasurer.post("/api/book-entries", { ...entry, ...wrong })).status).toBe(400);
});

test("the report is also CSV, covers this year by default", async () => {
  const csv = await treasurer.get<string>(`/api/reports/teachers?format=csv&${RANGE}`);
  expect(csv.headers.get("content-type")).toMatch(/^text\/csv/);
  const { year } = partsOfDay(today());
  const whole = await treasurer.get<TeacherReport>("/api/reports/teachers");
  const named = await treasurer.get<TeacherReport>(
    `/api/reports/teachers?from=${year}-01-01&to=${year}-12-31`,
  );
  expect(whole.body).toEqual(named.body);
});
