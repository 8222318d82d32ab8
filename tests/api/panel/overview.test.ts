import type { SeriesCreated } from "@/lib/schemas/booking/series";
import type { DueToday, Overview } from "@/lib/schemas/panel/overview";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { newApplication, newMember } from "../../helpers/members";
import { bookAs, pay } from "../../helpers/money";
import { newCustomer } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

/** What the panel's first page lists as due today: rooms, events and courses alike. */

const dueOf = async (titles: readonly string[]): Promise<DueToday[]> =>
  (await admin.get<Overview>("/api/overview")).body.dueToday.filter(({ title }) => titles.includes(title));

/** Bookings cannot be made for past hours. */
const moveToToday = (ids: readonly number[]) =>
  sql(
    `UPDATE bookings SET start_date = $2::date, end_date = $2::date,
      starts_at = starts_at + ($2::date - start_date) * interval '1 day',
      ends_at = ends_at + ($2::date - start_date) * interval '1 day' WHERE id = ANY($1)`,
    [ids, today()],
  );

test("amounts that today's customers owe are listed until they are paid", async () => {
  const space = await newSpace(admin);
  const { client } = await newCustomer();
  const booking = await bookAs(client, space.id, inDays(5));
  await bookAs(client, space.id, inDays(6));
  await moveToToday([booking.id]);
  const event = await newEvent(admin, {
    eventDate: today(),
    startTime: "23:00",
    endTime: "23:59",
    price: "15",
  });
  const course = await newCourse(admin, { startDate: null, price: "20" });
  const visitor = new ApiClient();
  const place = await registerFor(event, { lastName: "Acconto" });
  const lesson = (startDate: string) =>
    visitor.post<{ courseBooking: CourseSignUp }>(
      "/api/course-bookings",
      courseBookingBody(course.id, { startDate }),
    );
  const { courseBooking } = (await lesson(today())).body;
  await lesson(inDays(1));
  await pay(admin, { registrationId: place.id, amount: 500 });

  const titles = [space.name, event.title, course.title];
  const due = await dueOf(titles);
  expect(due.map(({ kind, id, dueAmount }) => [kind, id, dueAmount]).sort()).toEqual([
    ["booking", booking.id, booking.dueAmount],
    ["course", courseBooking.id, 2000],
    ["event", place.id, 1000],
  ]);
  expect(due.find(({ kind }) => kind === "event")).toMatchObject({
    payerName: "Anna Acconto",
    startTime: "23:00",
    title: event.title,
  });
  await pay(admin, { courseBookingId: courseBooking.id, amount: 2000 });
  expect((await dueOf(titles)).map(({ kind }) => kind).sort()).toEqual(["booking", "event"]);
});

test("canceled bookings, however many, do not hide one that takes place today", async () => {
  const space = await newSpace(admin);
  const { startDate: _first, endDate: _last, ...body } = bookingBody(space.id, inDays(5));
  const dates = Array.from({ length: 51 }, (_, n) => ({ startDate: inDays(10 + n), isFullDay: true }));
  const { series, bookings } = (await admin.post<SeriesCreated>("/api/bookings/series", { ...body, dates }))
    .body;
  await admin.put(`/api/bookings/series/${series.id}`, { status: "canceled" });
  const live = await bookAs(admin, space.id, inDays(5));
  await moveToToday([...bookings.map(({ id }) => id), live.id]);
  const { todaysBookings, dueToday } = (await admin.get<Overview>("/api/overview")).body;
  expect(todaysBookings.filter(({ spaceId }) => spaceId === space.id).map(({ id }) => id)).toEqual([live.id]);
  expect(dueToday.filter(({ title }) => title === space.name).map(({ id }) => id)).toEqual([live.id]);
});

test("applications, open fees and certificates that end soon are counted, but not for the desk", async () => {
  const membersFor = async (client: ApiClient) => (await client.get<Overview>("/api/overview")).body.members;
  const before = await membersFor(admin);
  await newApplication(admin);
  await newMember(admin, today(), { certificateUntil: inDays(5) });
  const after = await membersFor(admin);
  // Other tests of the same site add members too.
  expect(after?.applications).toBeGreaterThan(before?.applications ?? 0);
  expect(after?.openFees).toBeGreaterThan(before?.openFees ?? 0);
  expect(after?.certificates).toBeGreaterThan(before?.certificates ?? 0);
  expect(await membersFor((await newPersonWithRole("desk")).client)).toBeNull();
});
