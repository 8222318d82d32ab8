import jsQR from "jsqr";
import sharp from "sharp";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import type { Settings } from "@/lib/schemas/site/settings";
import type { Space } from "@/lib/schemas/space/space";
import type { Payment, Revenue } from "@/lib/schemas/till/payment";
import { admin } from "../../helpers/admin";
import type { ApiClient, ErrorBody } from "../../helpers/api";
import { refusal } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, download, pay } from "../../helpers/money";
import { newCustomer, type TestUser } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";

const PATH = "/api/payments";
const IBAN = "IT60X0542811101000000123456";

let customer: ApiClient;
let customerToken: string;
let user: TestUser;
let space: Space;
let day = 60;
beforeAll(async () => {
  ({ client: customer, token: customerToken, user } = await newCustomer());
  space = await newSpace(admin);
});

const book = (overrides: Record<string, unknown> = {}, spaceId = space.id) =>
  bookAs(customer, spaceId, inDays(day++), { email: user.email, ...overrides });
const seen = async ({ id }: { id: number }) => (await customer.get<Booking>(`/api/bookings/${id}`)).body;
const refused = async (body: Record<string, unknown>) => {
  const answer = await admin.post<ErrorBody>(PATH, { kind: "payment", method: "cash", ...body });
  return [answer.status, answer.body.code];
};

test("a booking shows what is paid, due and to be refunded at every step", async () => {
  const booking = await book();
  expect(booking).toMatchObject({ paidAmount: 0, dueAmount: 7000, refundDue: 0, paymentStatus: "unpaid" });
  await pay(admin, { bookingId: booking.id, amount: 2000 });
  expect(await seen(booking)).toMatchObject({ paidAmount: 2000, dueAmount: 5000, paymentStatus: "partial" });
  await pay(admin, { bookingId: booking.id, amount: 5000, method: "pos" });
  expect(await seen(booking)).toMatchObject({ paidAmount: 7000, dueAmount: 0, paymentStatus: "paid" });
  expect(await refused({ bookingId: booking.id, amount: 1 })).toEqual([409, "AMOUNT_TOO_HIGH"]);
  const { body: canceled } = await customer.put<Booking>(`/api/bookings/${booking.id}`, {
    status: "canceled",
  });
  expect(canceled).toMatchObject({ paidAmount: 7000, refundDue: 7000, paymentStatus: "refund-due" });
  expect(await refused({ bookingId: booking.id, kind: "refund", amount: 7001 })).toEqual([
    409,
    "AMOUNT_TOO_HIGH",
  ]);
  await pay(admin, { bookingId: booking.id, kind: "refund", amount: 7000 });
  expect(await seen(booking)).toMatchObject({ paidAmount: 0, refundDue: 0, paymentStatus: "none" });
});

test("a payment returns the full entry, dated today by default and never in the future", async () => {
  const booking = await book();
  const payment = await pay(admin, { bookingId: booking.id, amount: 100, note: "Acconto" });
  expect(payment).toMatchObject({
    kind: "payment",
    method: "cash",
    amount: 100,
    date: inDays(0),
    note: "Acconto",
    bookingId: booking.id,
    courseBookingId: null,
    registrationId: null,
    receiptId: null,
    reversalOf: null,
    createdBy: expect.any(Number),
    createdAt: expect.stringMatching(/Z$/),
  });
  expect((await pay(admin, { bookingId: booking.id, amount: 1, date: inDays(-400) })).date).toBe(
    inDays(-400),
  );
  expect(await refused({ bookingId: booking.id, amount: 1, date: inDays(1) })).toEqual([400, "VALIDATION"]);
});

test.each([
  ["no thing", {}],
  ["two things", { bookingId: 1, registrationId: 1 }],
  ["an unknown method", { bookingId: 1, method: "cheque" }],
])("an entry for %s is rejected", async (_what, body) => {
  expect(await refused({ amount: 100, ...body })).toEqual([400, "VALIDATION"]);
});

test("an entry for something unknown returns 404", async () => {
  expect(await refused({ bookingId: 2_000_000_000, amount: 1 })).toEqual([404, "NOT_FOUND"]);
});

test("the same key writes one entry", async () => {
  const booking = await book();
  const body = { kind: "payment", method: "cash", bookingId: booking.id, amount: 500 };
  const headers = { "Idempotency-Key": `pagamento-${booking.id}` };
  const [one, two] = await Promise.all([
    admin.post<Payment>(PATH, body, { headers }),
    admin.post<Payment>(PATH, body, { headers }),
  ]);
  expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id]);
  expect((await seen(booking)).paidAmount).toBe(500);
});

test("parallel payments are accepted only up to the amount due", async () => {
  const booking = await book();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      admin.post(PATH, { kind: "payment", method: "cash", bookingId: booking.id, amount: 3500 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect((await seen(booking)).paidAmount).toBe(7000);
});

describe("A reversal", () => {
  const reverse = (id: number, reason: unknown = "Errore di battitura") =>
    admin.post<Payment & ErrorBody>(`${PATH}/${id}/reversal`, { reason });

  test("is an entry of the opposite kind, made once, with a reason", async () => {
    const booking = await book();
    const payment = await pay(admin, { bookingId: booking.id, amount: 900, method: "pos", date: inDays(-3) });
    expect((await reverse(payment.id, "")).status).toBe(400);
    const { status, body } = await reverse(payment.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "refund",
      method: "pos",
      amount: 900,
      date: inDays(0),
      reversalOf: payment.id,
      note: "Errore di battitura",
    });
    expect((await seen(booking)).dueAmount).toBe(7000);
    expect((await reverse(payment.id)).body.code).toBe("DUPLICATE");
    expect((await reverse(body.id)).body.code).toBe("AMOUNT_TOO_HIGH");
    expect((await reverse(2_000_000_000)).status).toBe(404);
  });

  test("is rejected if the paid amount would become negative", async () => {
    const booking = await book();
    const payment = await pay(admin, { bookingId: booking.id, amount: 900 });
    await pay(admin, { bookingId: booking.id, kind: "refund", amount: 1 });
    expect(refusal(await reverse(payment.id))).toEqual([409, "AMOUNT_TOO_HIGH"]);
  });
});

test("the database rejects a change or deletion of an entry", async () => {
  const { id } = await pay(admin, { bookingId: (await book()).id, amount: 10 });
  await expect(sql("UPDATE payments SET amount = 1 WHERE id = $1", [id])).rejects.toThrow(/append-only/);
  await expect(sql("DELETE FROM payments WHERE id = $1", [id])).rejects.toThrow(/append-only/);
});

test("sign-ups for courses and events cost their price and are refunded when the centre cancels", async () => {
  const course = await newCourse(admin, { price: "120" });
  const event = await newEvent(admin, { price: "15,50" });
  const free = await newEvent(admin, { price: "offerta libera" });
  const booked = await bookCourse(course, {}, customer);
  const signed = await registerFor(event, {}, customer);
  const freely = await registerFor(free, {}, customer);
  expect(booked).toMatchObject({ totalAmount: 12_000, dueAmount: 12_000, paymentStatus: "unpaid" });
  expect(signed).toMatchObject({ totalAmount: 1550, dueAmount: 1550, paymentStatus: "unpaid" });
  expect(freely).toMatchObject({ totalAmount: 0, paymentStatus: "none" });

  await pay(admin, { courseBookingId: booked.id, amount: 12_000 });
  await pay(admin, { registrationId: signed.id, amount: 1550, method: "transfer" });
  const path = `/api/course-bookings/${booked.id}`;
  const { body: dearer } = await admin.put<CourseSignUp>(path, { totalAmount: 13_000 });
  expect(dearer).toMatchObject({ status: "confirmed", dueAmount: 1000, paymentStatus: "partial" });
  const { body: half } = await admin.put<CourseSignUp>(path, { status: "canceled", refundPercent: 50 });
  expect(half).toMatchObject({ refundAmount: 6500, refundDue: 5500, paymentStatus: "refund-due" });
  const { body: gone } = await admin.put<EventSignUp>(`/api/events/${event.id}/registrations/${signed.id}`, {
    status: "canceled",
  });
  expect(gone).toMatchObject({ refundPercent: 100, refundDue: 1550, paymentStatus: "refund-due" });
});

test("the list is filtered by day, method, booking, person and number", async () => {
  const booking = await book({ lastName: "Quaglia" });
  await pay(admin, { bookingId: booking.id, amount: 100, date: "2024-02-29", method: "transfer" });
  await pay(admin, { bookingId: booking.id, amount: 200, date: "2024-03-01", method: "pos" });
  const list = async (search: string) =>
    (await admin.get<Payment[]>(`${PATH}?bookingId=${booking.id}&${search}`)).body.map(
      ({ amount }) => amount,
    );
  expect(await list("")).toEqual([200, 100]);
  expect(await list("to=2024-02-29")).toEqual([100]);
  expect(await list("from=2024-03-01")).toEqual([200]);
  expect(await list("method=pos")).toEqual([200]);
  expect(await list("q=quaglia")).toEqual([200, 100]);
  expect(await list(`q=%23${booking.confirmationNumber}`)).toEqual([200, 100]);
  expect(await list("q=nessuno-ha-questo-nome")).toEqual([]);
  const paged = await admin.get<Payment[]>(`${PATH}?bookingId=${booking.id}&pageSize=1&page=2`);
  expect([paged.body.length, paged.headers.get("x-total-count")]).toEqual([1, "2"]);
});

test("the revenue report labels its rows by month, room and kind", async () => {
  const room = await newSpace(admin, { name: `Sala dei conti ${Date.now()}` });
  const booking = await book({}, room.id);
  const registration = await registerFor(await newEvent(admin), {}, customer);
  await pay(admin, { bookingId: booking.id, amount: 3333, date: "2023-05-31" });
  await pay(admin, { bookingId: booking.id, kind: "refund", amount: 222, date: "2023-06-30" });
  await pay(admin, { registrationId: registration.id, amount: 1500, date: "2023-06-15", method: "pos" });
  const rowsBy = async (groupBy: string) =>
    (await admin.get<Revenue>(`/api/reports/revenue?from=2023-05-01&to=2023-06-30&groupBy=${groupBy}`)).body
      .rows;
  expect(await rowsBy("month")).toEqual([
    { key: "2023-05", label: "maggio 2023", received: 3333, refunded: 0, net: 3333 },
    { key: "2023-06", label: "giugno 2023", received: 1500, refunded: 222, net: 1278 },
  ]);
  expect(await rowsBy("space")).toEqual([
    { key: String(room.id), label: room.name, received: 3333, refunded: 222, net: 3111 },
    { key: null, label: expect.any(String), received: 1500, refunded: 0, net: 1500 },
  ]);
  expect((await rowsBy("kind")).map(({ key, net }) => [key, net])).toEqual([
    ["booking", 3111],
    ["event", 1500],
  ]);
});

describe("With an IBAN", () => {
  let before: Settings;
  beforeAll(async () => {
    before = (await admin.get<Settings>("/api/settings")).body;
    await admin.patch("/api/settings", { iban: "it60 x054 2811 1010 0000 0123 456" });
  });
  afterAll(async () => {
    await admin.patch("/api/settings", { iban: before.iban });
  });

  test("the QR code of a transfer contains the amount due and the reason", async () => {
    const booking = await book();
    await pay(admin, { bookingId: booking.id, amount: 2995 });
    const { status, type, bytes } = await download(`/api/bookings/${booking.id}/payment-qr`, customerToken);
    expect([status, type]).toEqual([200, "image/svg+xml"]);
    const { data, info } = await sharp(bytes, { density: 300 })
      .resize(600)
      .flatten({ background: "#fff" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(code?.data.split("\n").slice(6)).toEqual([
      IBAN,
      "EUR40.05",
      "",
      "",
      `Prenotazione #${booking.confirmationNumber}`,
    ]);
    await pay(admin, { bookingId: booking.id, amount: 4005 });
    expect((await customer.get(`/api/bookings/${booking.id}/payment-qr`)).body.code).toBe("NOTHING_DUE");
    const stranger = (await newCustomer()).client;
    expect((await stranger.get(`/api/bookings/${booking.id}/payment-qr`)).status).toBe(404);
  });
});

async function newSeries(): Promise<{ id: number; bookings: Booking[] }> {
  const { client } = await newCustomer();
  const { id } = await newSpace(admin);
  const { startDate, endDate, startTime, endTime, isFullDay, ...wish } = bookingBody(id, inDays(50));
  const dates = [50, 51, 52].map((days) => ({ startDate: inDays(days), isFullDay }));
  const { body } = await client.post<{ series: { id: number }; bookings: Booking[] }>(
    "/api/bookings/series",
    { ...wish, dates },
  );
  return { id: body.series.id, bookings: body.bookings };
}

test("a whole series is paid once in one request, with an entry for each date", async () => {
  const { id, bookings } = await newSeries();
  await pay(admin, { bookingId: bookings[0]?.id, amount: 2000 });
  const path = `/api/bookings/series/${id}/payments`;
  const key = { headers: { "Idempotency-Key": `series-${id}` } };
  const body = { method: "pos", amount: 19_000, note: "Tutto insieme" };
  const [first, again] = [
    await admin.post<{ payments: Payment[] }>(path, body, key),
    await admin.post<{ payments: Payment[] }>(path, body, key),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(first.body.payments.map(({ bookingId, amount, method }) => [bookingId, amount, method])).toEqual(
    bookings.map((booking, index) => [booking.id, index === 0 ? 5000 : 7000, "pos"]),
  );
  for (const booking of bookings)
    expect((await admin.get<Booking>(`/api/bookings/${booking.id}`)).body.paymentStatus).toBe("paid");
  expect((await admin.post<ErrorBody>(path, body)).body.code).toBe("NOTHING_DUE");
});

test("a series is not paid at all if its open amount differs from what the desk saw", async () => {
  const { id, bookings } = await newSeries();
  const path = `/api/bookings/series/${id}/payments`;
  const { status, body } = await admin.post<ErrorBody>(path, { method: "cash", amount: 14_000 });
  expect([status, body.code]).toEqual([409, "AMOUNT_TOO_HIGH"]);
  const late = await admin.post<ErrorBody>(path, { method: "cash", amount: 21_000, date: inDays(1) });
  expect(late.status).toBe(400);
  expect((await admin.get<Booking>(`/api/bookings/${bookings[1]?.id}`)).body.paidAmount).toBe(0);
  expect(
    (await admin.post("/api/bookings/series/999999/payments", { method: "cash", amount: 1 })).status,
  ).toBe(404);
});
