import type { Booking, Cancellation } from "@/lib/schemas/booking/booking";
import type { SeriesCanceled, SeriesCancellation, SeriesCreated } from "@/lib/schemas/booking/series";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { OwnSignUp } from "@/lib/schemas/sign-up/sign-up";
import type { Site } from "@/lib/schemas/site/site";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newCustomer, type TestUser } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";

/** The conditions in force at booking time stay with the booking when the association changes them. */

const FIRST = [
  { hours: 48, percent: 100 },
  { hours: 24, percent: 50 },
  { hours: 0, percent: 0 },
];
const OTHER = [
  { hours: 72, percent: 90 },
  { hours: 12, percent: 40 },
  { hours: 0, percent: 10 },
];

const visitor = new ApiClient();
let customer: ApiClient;
let user: TestUser;
let space: Space;
let before: Site;

const setSteps = async (cancellationSteps: Site["cancellationSteps"]) =>
  expect((await admin.patch("/api/site", { cancellationSteps })).status).toBe(200);

beforeAll(async () => {
  ({ client: customer, user } = await newCustomer());
  before = (await admin.get<Site>("/api/site")).body;
});
beforeEach(async () => {
  space = await newSpace(admin);
  await setSteps(FIRST);
});
afterAll(async () => {
  const { cancellationSteps } = before;
  // An empty text restores the default.
  await admin.patch("/api/site", { cancellationSteps, texts: { privacy: "", terms: "" } });
});

async function book(startDate: string, client = customer): Promise<Booking> {
  const body = bookingBody(space.id, startDate, { email: user.email });
  const answer = await client.post<{ booking: Booking }>("/api/bookings", body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.booking;
}

const pathOf = ({ id }: { id: number }) => `/api/bookings/${id}`;
const percentsOf = async (booking: Booking) =>
  (await customer.get<Cancellation>(`${pathOf(booking)}/cancellation`)).body.steps.map(
    ({ percent }) => percent,
  );
/** Makes the bookings begin in 60 hours, when FIRST refunds 100 % and OTHER 40 %. */
const beginsIn60Hours = (ids: readonly number[]) =>
  sql(
    "UPDATE bookings SET starts_at = now() + interval '60 hours', ends_at = now() + interval '61 hours' WHERE id = ANY($1)",
    [ids],
  );

test("a booking is canceled under the steps in force when it was made", async () => {
  const old = await book(inDays(12));
  await setSteps(OTHER);
  const young = await book(inDays(13));
  expect([old.cancellationSteps, young.cancellationSteps]).toEqual([FIRST, OTHER]);
  expect([await percentsOf(old), await percentsOf(young)]).toEqual([
    [100, 50, 0],
    [90, 40, 10],
  ]);
  await waitForMail(user.email, "bookingConfirmed", 2);
  const told = (await mailsTo(user.email, "bookingConfirmed")).map(({ text }) => text).join(" ");
  for (const sentence of [
    "Chi annulla più di 48 ore prima riceve il 100%, da 24 a 48 ore prima il 50% e meno di 24 ore prima nulla.",
    "Chi annulla più di 72 ore prima riceve il 90%, da 12 a 72 ore prima il 40% e meno di 12 ore prima il 10%.",
  ])
    expect(told.replaceAll(/\s+/g, " ")).toContain(sentence);

  const another = await newSpace(admin);
  const elsewhere = await customer.post<Booking>(`${pathOf(young)}/move`, {
    spaceId: another.id,
    startDate: inDays(13),
    isFullDay: true,
  });
  expect(elsewhere.status).toBe(200);
  await beginsIn60Hours([old.id, young.id]);
  for (const [booking, refundPercent] of [[old, 100] as const, [young, 40] as const]) {
    const { body } = await customer.put<Booking>(pathOf(booking), { status: "canceled" });
    expect(body).toMatchObject({ refundPercent, cancellationSteps: booking.cancellationSteps });
  }
  await waitForMail(user.email, "bookingCanceled", 2);
  const canceled = (await mailsTo(user.email, "bookingCanceled")).map(({ text }) => text).join(" ");
  expect(canceled).toContain("Mancavano più di 48 ore all'inizio");
  expect(canceled).toContain("Mancavano tra 12 e 72 ore all'inizio");
});

test("a moved or restored booking keeps its steps", async () => {
  const booking = await book(inDays(14));
  await setSteps(OTHER);
  const period = `startDate=${inDays(15)}&endDate=${inDays(15)}&isFullDay=true`;
  const until = async (more: string) =>
    (await customer.get<SpaceQuote>(`/api/spaces/${space.id}/quote?${period}${more}`)).body
      .freeCancellationUntil;
  const start = Date.parse(booking.startsAt) + 24 * 3_600_000;
  expect(await until(`&bookingId=${booking.id}`)).toBe(new Date(start - 48 * 3_600_000).toISOString());
  expect(await until("")).toBeNull();

  const moved = await customer.post<Booking>(`${pathOf(booking)}/move`, {
    startDate: inDays(15),
    isFullDay: true,
  });
  expect([moved.status, moved.body.cancellationSteps]).toEqual([200, FIRST]);
  await customer.put(pathOf(booking), { status: "canceled" });
  const restored = await admin.put<Booking>(pathOf(booking), { status: "confirmed" });
  expect([restored.status, restored.body.cancellationSteps]).toEqual([200, FIRST]);
  expect(await percentsOf(booking)).toEqual([100, 50, 0]);
});

test("a request cannot set the steps of a booking", async () => {
  const sent = { ...bookingBody(space.id, inDays(16)), cancellationSteps: OTHER, termsOf: "2020-01-01" };
  const { body } = await customer.post<{ booking: Booking }>("/api/bookings", sent);
  expect(body.booking.cancellationSteps).toEqual(FIRST);
  expect((await customer.put(pathOf(body.booking), { cancellationSteps: OTHER })).status).toBe(403);
});

test("each booking of a series keeps its steps", async () => {
  const { startDate: _, endDate: __, ...contact } = bookingBody(space.id, "", { email: user.email });
  const dates = [20, 21].map((days) => ({ startDate: inDays(days), isFullDay: true }));
  const { status, body } = await customer.post<SeriesCreated>("/api/bookings/series", { ...contact, dates });
  expect([status, body.bookings?.map(({ cancellationSteps }) => cancellationSteps)]).toEqual([
    201,
    [FIRST, FIRST],
  ]);
  await setSteps(OTHER);
  const [first] = body.bookings;
  if (!first) throw new Error("no series");
  await beginsIn60Hours([first.id]);
  const path = `/api/bookings/series/${body.series.id}`;
  const told = await customer.get<SeriesCancellation>(`${path}/cancellation`);
  expect(told.body.bookings.map(({ refundPercent }) => refundPercent)).toEqual([100, 100]);
  const canceled = await customer.put<SeriesCanceled>(path, { status: "canceled" });
  expect(canceled.body.bookings.map(({ refundPercent }) => refundPercent)).toEqual([100, 100]);
});

test("sign-ups for courses and events keep their steps", async () => {
  // Tomorrow evening is less than 48 and more than 12 hours away.
  const event = { eventDate: inDays(1), startTime: "23:58", endTime: "23:59", price: "30" };
  const course = await newCourse(admin, { price: "120" });
  const signUp = async (firstDay: number): Promise<number[]> => {
    const { id } = await newEvent(admin, event);
    const at = await customer.post<{ registration: { id: number; cancellationSteps: unknown } }>(
      `/api/events/${id}/registrations`,
      registrationFor({ email: user.email }),
    );
    const body = courseBookingBody(course.id, { email: user.email, startDate: inDays(firstDay) });
    const on = await customer.post<{ courseBooking: { id: number } }>("/api/course-bookings", body);
    return [at.body.registration.id, on.body.courseBooking.id];
  };
  const old = await signUp(4);
  await setSteps(OTHER);
  const young = await signUp(5);
  const { body } = await customer.get<OwnSignUp[]>("/api/users/me/places");
  const percents = (ids: readonly number[]) =>
    (["event", "course"] as const).map(
      (kind, index) => body.find((one) => one.kind === kind && one.id === ids[index])?.refundPercent,
    );
  expect([percents(old), percents(young)]).toEqual([
    [50, 100],
    [40, 90],
  ]);
  await customer.delete(`/api/users/me/places/event/${old[0]}`);
  const [row] = await sql<{ refund_percent: number; cancellation_steps: unknown }>(
    "SELECT refund_percent, cancellation_steps FROM sign_ups s JOIN charges c ON c.id = s.charge_id WHERE s.kind = 'event' AND number = $1",
    [old[0]],
  );
  expect(row).toEqual({ refund_percent: 50, cancellation_steps: FIRST });
});

test("the policy page and the quote show changed steps at once", async () => {
  const page = async () => (await visitor.get<string>("/legal/cancellation-policy")).body;
  const quote = async () =>
    (
      await visitor.get<SpaceQuote>(
        `/api/spaces/${space.id}/quote?startDate=${inDays(30)}&endDate=${inDays(30)}&isFullDay=true`,
      )
    ).body.freeCancellationUntil;
  expect(await page()).toContain("Rimborso completo fino a 48 ore prima");
  const free = Date.parse((await quote()) ?? "");
  await setSteps([
    { hours: 96, percent: 100 },
    { hours: 0, percent: 20 },
  ]);
  const now = await page();
  expect(now).toContain("Rimborso completo fino a 96 ore prima");
  expect(now.replaceAll(/<[^>]*>/g, " ")).toMatch(/96 ore prima o più tardi\s+20\s*%/);
  const english = (await visitor.get<string>("/en/legal/cancellation-policy")).body;
  expect(english).toContain("Full refund up to 96 hours before");
  expect(english.replaceAll(/<[^>]*>/g, " ")).toMatch(/96 hours before or later\s+20\s*%/);
  expect(Date.parse((await quote()) ?? "")).toBe(free - 48 * 3_600_000);
});

test("a booking stores since when its terms had been in force", async () => {
  const termsOf = async (table: string, id: number) =>
    (await sql<{ terms_of: Date | null }>(`SELECT terms_of FROM ${table} WHERE id = $1`, [id]))[0]?.terms_of;
  const old = await book(inDays(40));
  const since = await termsOf("bookings", old.id);
  await admin.patch("/api/site", { heroText: before.heroText, texts: { privacy: "# Riservatezza" } });
  expect(await termsOf("bookings", (await book(inDays(41))).id)).toEqual(since);
  const changedAt = Date.now();
  await admin.patch("/api/site", { texts: { terms: "# Patti nuovi" } });
  const young = await termsOf("bookings", (await book(inDays(42))).id);
  expect(Math.abs(Number(young) - changedAt)).toBeLessThan(30_000);
  expect(Number(young)).toBeGreaterThan(Number(since));
  expect(await termsOf("bookings", old.id)).toEqual(since);
});
