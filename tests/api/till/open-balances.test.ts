import { dayOfWeek, partsOfDay } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { AccountWithHistory } from "@/lib/schemas/panel/account";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import type { OpenBalance } from "@/lib/schemas/till/payment";
import type { TeacherReport } from "@/lib/schemas/till/teacher-report";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { bookCourse, newCourse } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { bookAs, pay } from "../../helpers/money";
import { newCustomer } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

/** Open balances, as the till lists them. */

const openOf = async (q: string) => {
  const answer = await admin.get<OpenBalance[]>(`/api/reports/open?side=due&q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return { lines: answer.body, amount: answer.headers.get("x-total-amount") };
};

test("a person's series and single booking are listed together, with their sum, and can be found", async () => {
  const { client, user } = await newCustomer();
  const space = await newSpace(admin, { pricePerDay: "100" });
  const single = await bookAs(client, space.id, inDays(50), { email: user.email });
  const { spaceId, startDate, endDate, startTime, endTime, isFullDay, ...contact } = bookingBody(
    space.id,
    inDays(60),
    { email: user.email },
  );
  const dates = [60, 67].map((days) => ({
    ...{ startDate: inDays(days), endDate: inDays(days), startTime, endTime, isFullDay },
  }));
  const { status, body } = await client.post<{ series: { id: number }; bookings: Booking[] }>(
    "/api/bookings/series",
    { ...contact, spaceId, dates },
  );
  expect(status).toBe(201);
  const { lines, amount } = await openOf(user.email);
  const due = lines.reduce((sum, { dueAmount }) => sum + dueAmount, 0);
  expect(lines.map(({ id, seriesId, startDate: day }) => [id, seriesId, day])).toEqual([
    ...body.bookings.map(({ id, startDate: day }) => [id, body.series.id, day]),
    [single.id, null, inDays(50)],
  ]);
  expect(new Set(lines.map(({ payerKey }) => payerKey)).size).toBe(1);
  expect(lines.every(({ payerTotal }) => payerTotal === due)).toBe(true);
  expect(amount).toBe(String(due));

  const byNumber = await openOf(`#P${single.confirmationNumber}`);
  expect(byNumber.lines.map(({ id, kind }) => [kind, id])).toContainEqual(["booking", single.id]);
  expect((await openOf("nessuno si chiama così")).lines).toEqual([]);

  const person = await admin.get<AccountWithHistory>(`/api/users/${user.id}`);
  expect(person.body.history.filter(({ seriesId }) => seriesId === body.series.id)).toHaveLength(2);
});

test("one person under two spellings is one payer, and two people of the same name are two", async () => {
  const { client, user } = await newCustomer();
  const space = await newSpace(admin, { pricePerDay: "100" });
  const lastName = `Omonimo${Date.now().toString(36)}`;
  const named = (firstName: string) => ({ firstName, lastName, email: user.email });
  await bookAs(client, space.id, inDays(50), named("Lucia"));
  await bookAs(client, space.id, inDays(51), named("Maria Lucia"));
  const hers = (await openOf(user.email)).lines;
  expect(hers.map(({ payerName }) => payerName)).toEqual([`Lucia ${lastName}`, `Maria Lucia ${lastName}`]);
  expect(new Set(hers.map(({ payerKey }) => payerKey)).size).toBe(1);
  expect(hers.map(({ payerTotal }) => payerTotal)).toEqual([20_000, 20_000]);

  // Distinguished by the desk, although neither has left an address or a number.
  const two = { firstName: "Anna", lastName: `Doppio${Date.now().toString(36)}` };
  for (const days of [52, 53]) {
    const { body: person } = await admin.post<{ id: number }>("/api/people", two);
    await bookAs(admin, space.id, inDays(days), { ...two, email: "", personId: person.id });
  }
  const expectTwo = async () => {
    const theirs = (await openOf(two.lastName)).lines;
    expect(theirs.map(({ payerTotal }) => payerTotal)).toEqual([10_000, 10_000]);
    expect(new Set(theirs.map(({ payerKey }) => payerKey)).size).toBe(2);
  };
  await expectTwo();
  // As after their erasure, when nothing is left that distinguishes them.
  await sql("UPDATE bookings SET person_id = NULL WHERE last_name = $1", [two.lastName]);
  await expectTwo();
});

test("amounts that together exceed 21 million euros are added up", async () => {
  const { client, user } = await newCustomer();
  const space = await newSpace(admin, { pricePerDay: "20000000" });
  const booked = [
    await bookAs(client, space.id, inDays(54), { email: user.email }),
    await bookAs(client, space.id, inDays(55), { email: user.email }),
  ];
  try {
    const { lines, amount } = await openOf(user.email);
    expect(lines.map(({ payerTotal }) => payerTotal)).toEqual([4_000_000_000, 4_000_000_000]);
    expect(amount).toBe("4000000000");
    const people = await admin.get<ListedPerson[]>(`/api/people?q=${encodeURIComponent(user.email)}`);
    expect(people.body.map(({ dueTotal }) => dueTotal)).toEqual([4_000_000_000]);
  } finally {
    for (const { id } of booked) await admin.put(`/api/bookings/${id}`, { status: "canceled" });
  }
});

describe("A teacher's report", () => {
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
});
