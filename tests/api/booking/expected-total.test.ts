import type { Booking } from "@/lib/schemas/booking/booking";
import type { SeriesCreated } from "@/lib/schemas/booking/series";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";
import { bookingBody, newSpace, postBooking } from "../../helpers/spaces";
import { entryOf, eventually, spaceWait, waiting } from "../../helpers/waiting-list";

/** Nobody is charged a price other than the one shown. */

interface Refusal extends ErrorBody {
  totalAmount?: number;
}

let customer: ApiClient;
let email: string;

beforeAll(async () => {
  const { client, user } = await newCustomer();
  customer = client;
  email = user.email;
});

const refusalOf = ({ status, body }: { status: number; body: Refusal }) => [
  status,
  body.code,
  body.totalAmount,
];
const countOf = async (table: string, column: string, id: number) =>
  (await sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${column} = $1`, [id]))[0]?.n;

test("a booking is not moved at a price that was raised after it was shown", async () => {
  const space = await newSpace(admin);
  const { body: made } = await postBooking<{ booking: Booking }>(customer, space.id, inDays(20), { email });
  const to = { startDate: inDays(21), isFullDay: true };
  const move = (expectedTotal: number) =>
    customer.post<Refusal & Booking>(`/api/bookings/${made.booking.id}/move`, { ...to, expectedTotal });
  await admin.put(`/api/spaces/${space.id}`, { ...space, pricePerDay: "99" });
  expect(refusalOf(await move(7000))).toEqual([409, "PRICE_CHANGED", 9900]);
  expect((await customer.get(`/api/bookings/${made.booking.id}`)).body).toMatchObject({
    startDate: inDays(20),
    totalAmount: 7000,
  });
  const { status, body } = await move(9900);
  expect([status, body.totalAmount, body.startDate]).toEqual([200, 9900, inDays(21)]);
});

test("a booking at a raised price is rejected with the new price, and stored once the customer agrees", async () => {
  const space = await newSpace(admin);
  const body = bookingBody(space.id, inDays(20), { email });
  const { body: shown } = await customer.get<{ totalAmount: number }>(
    `/api/spaces/${space.id}/quote?startDate=${inDays(20)}&endDate=${inDays(20)}&isFullDay=true`,
  );
  await admin.put(`/api/spaces/${space.id}`, { ...space, pricePerDay: "99" });
  const refused = await customer.post<Refusal>("/api/bookings", {
    ...body,
    expectedTotal: shown.totalAmount,
  });
  expect(refusalOf(refused)).toEqual([409, "PRICE_CHANGED", 9900]);
  expect(refused.body.message).toContain("99,00");
  expect(await countOf("bookings", "space_id", space.id)).toBe(0);
  const byPanel = await admin.post<Refusal>("/api/bookings", { ...body, email: null, expectedTotal: 7000 });
  expect(refusalOf(byPanel)).toEqual([409, "PRICE_CHANGED", 9900]);
  const agreed = await customer.post<{ booking: Booking }>("/api/bookings", {
    ...body,
    expectedTotal: refused.body.totalAmount,
  });
  expect([agreed.status, agreed.body.booking.totalAmount]).toEqual([201, 9900]);
});

test("a booking is rejected if the prepayment or the deposit was raised after it was shown", async () => {
  const space = await newSpace(admin, { prepayPercent: 30, securityDeposit: 5000 });
  const body = bookingBody(space.id, inDays(20), { email });
  const shown = { expectedTotal: 7000, expectedPrepayment: 2100, expectedDeposit: 5000 };
  const { startDate: _, endDate: __, ...person } = body;
  const series = { ...person, dates: [24, 25].map((days) => ({ startDate: inDays(days), isFullDay: true })) };
  const ofSeries = { ...shown, expectedTotal: 14_000, expectedPrepayment: 4200 };
  await admin.put(`/api/spaces/${space.id}`, { prepayPercent: 100 });
  const prepaid = await customer.post<Refusal & object>("/api/bookings", { ...body, ...shown });
  expect(refusalOf(prepaid)).toEqual([409, "PRICE_CHANGED", 7000]);
  expect(prepaid.body).toMatchObject({ prepayAmount: 7000, payBy: expect.any(String), depositAmount: 5000 });
  expect(prepaid.body.message).toContain("oltre al prezzo");
  await admin.put(`/api/spaces/${space.id}`, { prepayPercent: 30, securityDeposit: 9000 });
  for (const [path, wish] of [
    ["/api/bookings", { ...body, ...shown }],
    ["/api/bookings/series", { ...series, ...ofSeries }],
  ] as const) {
    const refused = await customer.post<Refusal & object>(path, wish);
    expect(refused.body).toMatchObject({ code: "PRICE_CHANGED", depositAmount: 9000 });
  }
  expect(await countOf("bookings", "space_id", space.id)).toBe(0);
  const agreed = { expectedDeposit: 9000 };
  expect((await customer.post("/api/bookings", { ...body, ...shown, ...agreed })).status).toBe(201);
  expect((await customer.post("/api/bookings/series", { ...series, ...ofSeries, ...agreed })).status).toBe(
    201,
  );
  // A request without expected amounts accepts the current ones.
  const silent = bookingBody(space.id, inDays(21), { email });
  expect((await customer.post("/api/bookings", silent)).status).toBe(201);
});

test("a move or an accepted offer is rejected if the prepayment or the deposit was raised", async () => {
  const [space, room] = await Promise.all([newSpace(admin), newSpace(admin, { securityDeposit: 5000 })]);
  const body = bookingBody(space.id, inDays(22), { email });
  const { booking } = (await customer.post<{ booking: Booking }>("/api/bookings", body)).body;
  const taken = bookingBody(room.id, inDays(23), { email });
  const blocking = (await admin.post<{ booking: Booking }>("/api/bookings", taken)).body.booking;
  const entry = await waiting(customer, spaceWait(room.id, inDays(23), email));
  await admin.put(`/api/bookings/${blocking.id}`, { status: "canceled" });
  await eventually(async () => (await entryOf(admin, entry)).status === "offered", "the time is offered");
  await admin.put(`/api/spaces/${room.id}`, { securityDeposit: 9000, prepayPercent: 100 });
  const to = { spaceId: room.id, startDate: inDays(22), isFullDay: true };
  const shown = { expectedTotal: 7000, expectedPrepayment: 0, expectedDeposit: 5000 };
  for (const [path, wish] of [
    [`/api/bookings/${booking.id}/move`, to],
    [`/api/waiting-list/${entry.id}/accept`, {}],
  ] as const) {
    const refused = await customer.post<Refusal & object>(path, { ...wish, ...shown });
    expect(refusalOf(refused)).toEqual([409, "PRICE_CHANGED", 7000]);
    expect(refused.body).toMatchObject({ prepayAmount: 7000, depositAmount: 9000 });
    const agreed = { ...shown, expectedPrepayment: 7000, expectedDeposit: 9000 };
    expect((await customer.post(path, { ...wish, ...agreed })).status).toBeLessThan(300);
  }
});

test("an expected total of 0 means on request, and none accepts any price", async () => {
  const space = await newSpace(admin, { pricePerDay: "su richiesta" });
  const body = bookingBody(space.id, inDays(20), { email });
  const refused = await customer.post<Refusal>("/api/bookings", { ...body, expectedTotal: 7000 });
  expect(refusalOf(refused)).toEqual([409, "PRICE_CHANGED", 0]);
  expect((await customer.post("/api/bookings", { ...body, expectedTotal: 0 })).status).toBe(201);
  const other = bookingBody(space.id, inDays(21), { email });
  expect((await customer.post("/api/bookings", other)).status).toBe(201);
});

test("a series is agreed to as a whole, with the total of the dates that are booked", async () => {
  const space = await newSpace(admin);
  const { startDate: _, endDate: __, ...person } = bookingBody(space.id, inDays(30), { email });
  const dates = [30, 31, 32].map((days) => ({ startDate: inDays(days), isFullDay: true }));
  await admin.post("/api/bookings", bookingBody(space.id, inDays(31), { email: null }));
  const wish = { ...person, dates, skipUnavailable: true };
  const refused = await customer.post<Refusal>("/api/bookings/series", { ...wish, expectedTotal: 21_000 });
  expect(refusalOf(refused)).toEqual([409, "PRICE_CHANGED", 14_000]);
  expect(await countOf("bookings", "space_id", space.id)).toBe(1);
  const made = await customer.post<SeriesCreated>("/api/bookings/series", { ...wish, expectedTotal: 14_000 });
  expect([made.status, made.body.bookings.length]).toEqual([201, 2]);
});

test("sign-ups for events and courses are agreed to with the total of all seats", async () => {
  const event = await newEvent(admin, { price: "20" });
  const path = `/api/events/${event.id}/registrations`;
  const two = registrationFor({ seats: 2 });
  const refused = await new ApiClient().post<Refusal>(path, { ...two, expectedTotal: 2000 });
  expect(refusalOf(refused)).toEqual([409, "PRICE_CHANGED", 4000]);
  expect(await countOf("sign_ups", "event_id", event.id)).toBe(0);
  expect((await new ApiClient().post(path, { ...two, expectedTotal: 4000 })).status).toBe(201);

  const course = await newCourse(admin, { price: "120" });
  const wish = courseBookingBody(course.id);
  const dear = await new ApiClient().post<Refusal>("/api/course-bookings", { ...wish, expectedTotal: 100 });
  expect(refusalOf(dear)).toEqual([409, "PRICE_CHANGED", 12_000]);
  expect(
    (await new ApiClient().post("/api/course-bookings", { ...wish, expectedTotal: 12_000 })).status,
  ).toBe(201);
});

test("a waiting person has no price yet, and accepts an offer at the price shown", async () => {
  const event = await newEvent(admin, { price: "20", maxParticipants: 1 });
  const path = `/api/events/${event.id}/registrations`;
  const { body: first } = await new ApiClient().post<{ registration: { id: number } }>(
    path,
    registrationFor(),
  );
  const waits = registrationFor({ email, expectedTotal: 2000 });
  const wait = { ...waits, kind: "event", eventId: event.id };
  const { status, body } = await customer.post<{ entry: { id: number } }>("/api/waiting-list", wait);
  expect(status).toBe(201);
  await admin.put(`${path}/${first.registration.id}`, { status: "canceled" });
  const accept = (expectedTotal: number) =>
    customer.post<Refusal>(`/api/waiting-list/${body.entry.id}/accept`, { expectedTotal });
  expect(refusalOf(await accept(1500))).toEqual([409, "PRICE_CHANGED", 2000]);
  expect((await accept(2000)).status).toBe(201);
});
