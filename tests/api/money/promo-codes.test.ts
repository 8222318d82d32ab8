import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SeriesCreated, SeriesQuote } from "@/lib/schemas/booking/series";
import type { PromoCode, PromoQuote } from "@/lib/schemas/money/promo-code";
import type { CanceledPass, Pass } from "@/lib/schemas/pass/pass";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { addAttempts } from "../../helpers/limits";
import { newPassProduct, passOf } from "../../helpers/passes";
import { newCustomer } from "../../helpers/people";
import { bookingBody, MORNING, newSpace } from "../../helpers/spaces";

/** Discount codes: one error for everything that is wrong, and never more uses than allowed. */

const visitor = new ApiClient();
let customer: ApiClient;
beforeAll(async () => {
  customer = (await newCustomer()).client;
});

const freshCode = () => `Prova-${randomUUID().slice(0, 13)}`;

async function newCode(more: Record<string, unknown> = {}): Promise<PromoCode> {
  const { status, body } = await admin.post<PromoCode>("/api/promo-codes", {
    code: freshCode(),
    percent: 10,
    ...more,
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

const REFUSED = {
  status: 400,
  body: { code: "PROMO_INVALID", errors: { promoCode: ["Questo codice non è valido."] } },
};

const book = (spaceId: number, day: string, more: Record<string, unknown> = {}, client = customer) =>
  client.post<ErrorBody & { booking: Booking }>("/api/bookings", bookingBody(spaceId, day, more));

const quote = (spaceId: number, query: string, client = visitor) =>
  client.get<SpaceQuote & ErrorBody>(`/api/spaces/${spaceId}/quote?${query}`);

const usedCount = async ({ id }: PromoCode) =>
  (await admin.get<PromoCode>(`/api/promo-codes/${id}`)).body.usedCount;

describe("Codes in the panel", () => {
  test("are created, changed and listed, but not deleted once used", async () => {
    const code = await newCode({ maxUses: "3", kinds: ["booking"] });
    expect(code).toMatchObject({
      percent: 10,
      amount: null,
      validFrom: null,
      validUntil: null,
      maxUses: 3,
      maxUsesPerPerson: null,
      kinds: ["booking"],
      minAmount: 0,
      isActive: true,
      usedCount: 0,
    });
    const space = await newSpace(admin);
    const day = inDays(20);
    expect((await book(space.id, day, { promoCode: code.code })).status).toBe(201);
    const listed = (await admin.get<PromoCode[]>("/api/promo-codes")).body.find(({ id }) => id === code.id);
    expect(listed).toMatchObject({ usedCount: 1, discountAmount: 700, totalAmount: 6300 });
    expect(await admin.delete(`/api/promo-codes/${code.id}`)).toMatchObject({
      status: 409,
      body: { code: "IN_USE" },
    });
    const off = await admin.put<PromoCode>(`/api/promo-codes/${code.id}`, { isActive: false });
    expect(off).toMatchObject({ status: 200, body: { isActive: false, usedCount: 1 } });
    const unused = await newCode();
    expect((await admin.delete(`/api/promo-codes/${unused.id}`)).status).toBe(200);
    expect((await admin.get(`/api/promo-codes/${unused.id}`)).status).toBe(404);
  });

  test("have one discount and a name that is unique in any case", async () => {
    const post = (body: Record<string, unknown>) =>
      admin.post<ErrorBody>("/api/promo-codes", { code: freshCode(), ...body });
    expect((await post({})).status).toBe(400);
    expect((await post({ percent: 10, amount: 500 })).status).toBe(400);
    const { code, id } = await newCode();
    expect(await post({ percent: 5, code: code.toLowerCase() })).toMatchObject({
      status: 409,
      body: { code: "DUPLICATE" },
    });
    expect((await admin.put(`/api/promo-codes/${id}`, { amount: 500 })).status).toBe(400);
    const changed = await admin.put<PromoCode>(`/api/promo-codes/${id}`, { amount: 500, percent: null });
    expect(changed.body).toMatchObject({ amount: 500, percent: null });
  });
});

test("a code in any case is a line of the quote, and the booking has it", async () => {
  const space = await newSpace(admin, { pricePerDay: "70,05" });
  const code = await newCode({ percent: 50 });
  const day = inDays(21);
  const asked = await quote(space.id, `startDate=${day}&promoCode=${code.code.toLowerCase()}`);
  // Half a cent is rounded up: 3503 off 7005.
  expect(asked.body).toMatchObject({ totalAmount: 3502 });
  expect(asked.body.lines.at(-1)).toMatchObject({ label: `Codice ${code.code}`, amount: -3503 });
  const { status, body } = await book(space.id, day, { promoCode: ` ${code.code} `, expectedTotal: 3502 });
  expect([status, body.booking]).toMatchObject([201, { totalAmount: 3502, promo: { amount: 3503 } }]);
  const moved = await customer.post<Booking>(`/api/bookings/${body.booking.id}/move`, {
    startDate: inDays(22),
    ...MORNING,
  });
  expect(moved).toMatchObject({ status: 200, body: { totalAmount: 2000, promo: { amount: 2000 } } });
});

test("a move to a price below the code's minimum removes the code, which the quote shows before", async () => {
  const dear = await newSpace(admin, { pricePerDay: "100" });
  const [space, cheap] = [dear.id, (await newSpace(admin, { pricePerDay: "20" })).id];
  const code = await newCode({ percent: null, amount: 2000, minAmount: 10_000 });
  const { body } = await book(space, inDays(21), { promoCode: code.code });
  const { id } = body.booking;
  await admin.put(`/api/promo-codes/${code.id}`, { isActive: false });
  // Only the minimum amount is checked again.
  const kept = await customer.post<Booking>(`/api/bookings/${id}/move`, { startDate: inDays(23) });
  expect(kept.body).toMatchObject({ totalAmount: 8000, promo: { code: code.code } });
  expect(kept.body).not.toHaveProperty("promoRemoved");
  const asked = await quote(cheap, `startDate=${inDays(22)}&bookingId=${id}`, customer);
  expect(asked.body).toMatchObject({ totalAmount: 2000, promoRemoved: true });
  const plan = `/api/board/plan?spaceId=${cheap}&startDate=${inDays(22)}&bookingId=${id}`;
  expect((await admin.get(plan)).body).toMatchObject({ totalAmount: 2000, promoRemoved: true });
  const to = { startDate: inDays(22), spaceId: cheap };
  const changed = await customer.post<ErrorBody>(`/api/bookings/${id}/move`, { ...to, expectedTotal: 0 });
  expect([changed.status, changed.body.code]).toEqual([409, "PRICE_CHANGED"]);
  expect(await usedCount(code)).toBe(1);
  const moved = await customer.post<Booking>(`/api/bookings/${id}/move`, { ...to, expectedTotal: 2000 });
  expect(moved).toMatchObject({ status: 200, body: { totalAmount: 2000, promoRemoved: true } });
  expect(moved.body).not.toHaveProperty("promo");
  expect(await usedCount(code)).toBe(0);
});

test("a move by the centre removes a code in the same way, and the dates of a series count together", async () => {
  const [space, cheap] = [(await newSpace(admin)).id, (await newSpace(admin, { pricePerDay: "20" })).id];
  const code = await newCode({ minAmount: 14_000 });
  const { startDate: _start, endDate: _end, ...details } = bookingBody(space, inDays(20));
  const dates = [20, 21, 22].map((days) => ({ startDate: inDays(days) }));
  const series = { ...details, dates, promoCode: code.code };
  const booked = await customer.post<SeriesCreated>("/api/bookings/series", series);
  const [first, second] = booked.body.bookings.map(({ id }) => id);
  const move = (id: number | undefined) =>
    admin.put<Booking>(`/api/bookings/${id}`, { spaceId: cheap, notifiesCustomer: false });
  expect((await move(first)).body).toMatchObject({ totalAmount: 1800, promo: { code: code.code } });
  expect((await move(second)).body).toMatchObject({ totalAmount: 2000, promoRemoved: true });
  expect(await usedCount(code)).toBe(1);
});

test("an amount never takes off more than the price", async () => {
  const space = await newSpace(admin);
  const code = await newCode({ percent: null, amount: 100_000 });
  const { body } = await book(space.id, inDays(20), { promoCode: code.code });
  expect(body.booking).toMatchObject({ totalAmount: 0, status: "confirmed", promo: { amount: 7000 } });
});

test("every invalid code gives the same error", async () => {
  const space = await newSpace(admin);
  const day = inDays(20);
  const today = inDays(0);
  const wrong = await Promise.all([
    newCode({ isActive: false }),
    newCode({ validFrom: inDays(1) }),
    newCode({ validUntil: inDays(-1), validFrom: inDays(-2) }),
    newCode({ kinds: ["course"] }),
    newCode({ minAmount: 7001 }),
  ]);
  const typed = [...wrong.map(({ code }) => code), "Nessuno-mai", "x", "🙂 codice", "a".repeat(300)];
  for (const promoCode of typed) {
    const query = `startDate=${day}&promoCode=${encodeURIComponent(promoCode)}`;
    expect(await quote(space.id, query)).toMatchObject(REFUSED);
    expect(await book(space.id, day, { promoCode })).toMatchObject(REFUSED);
  }
  const right = await newCode({ validFrom: today, validUntil: today, minAmount: 7000 });
  expect((await book(space.id, day, { promoCode: right.code })).status).toBe(201);
});

test("a use is freed by a cancellation, and taken again when that is undone", async () => {
  const space = await newSpace(admin);
  const code = await newCode({ maxUses: 1 });
  const first = await book(space.id, inDays(20), { promoCode: code.code });
  const { id } = first.body.booking;
  expect(await book(space.id, inDays(21), { promoCode: code.code })).toMatchObject(REFUSED);
  await customer.put(`/api/bookings/${id}`, { status: "canceled" });
  expect(await usedCount(code)).toBe(0);
  const second = await book(space.id, inDays(21), { promoCode: code.code });
  expect(second.status).toBe(201);
  expect(await admin.put(`/api/bookings/${id}`, { status: "confirmed" })).toMatchObject(REFUSED);
  await customer.put(`/api/bookings/${second.body.booking.id}`, { status: "canceled" });
  expect((await admin.put(`/api/bookings/${id}`, { status: "confirmed" })).status).toBe(200);
  expect(await usedCount(code)).toBe(1);
});

test("a code has a limited number of uses per person, and in all, even by SQL", async () => {
  const space = await newSpace(admin);
  const code = await newCode({ maxUsesPerPerson: 1, maxUses: 2 });
  const other = (await newCustomer()).client;
  expect((await book(space.id, inDays(20), { promoCode: code.code })).status).toBe(201);
  expect(await book(space.id, inDays(21), { promoCode: code.code })).toMatchObject(REFUSED);
  expect(await quote(space.id, `startDate=${inDays(21)}&promoCode=${code.code}`, customer)).toMatchObject(
    REFUSED,
  );
  expect((await book(space.id, inDays(21), { promoCode: code.code }, other)).status).toBe(201);
  const { body } = await book(space.id, inDays(22));
  await expect(
    sql("UPDATE charges SET promo_code_id = $1 WHERE id = (SELECT charge_id FROM bookings WHERE id = $2)", [
      code.id,
      body.booking.id,
    ]),
  ).rejects.toThrow("as often as it may");
});

test("a series is one use, and an amount is taken off once", async () => {
  const space = await newSpace(admin);
  const code = await newCode({ percent: null, amount: 10_000, maxUses: 1, minAmount: 21_000 });
  const dates = [20, 21, 22].map((days) => ({ startDate: inDays(days) }));
  const asked = await customer.post<SeriesQuote>("/api/bookings/series/quote", {
    spaceId: space.id,
    dates,
    promoCode: code.code,
  });
  expect(asked.body).toMatchObject({ totalAmount: 11_000, promo: { code: code.code, amount: 10_000 } });
  const { startDate: _start, endDate: _end, ...details } = bookingBody(space.id, inDays(20));
  const series = { ...details, dates, promoCode: code.code, expectedTotal: 11_000 };
  const booked = await customer.post<SeriesCreated>("/api/bookings/series", series);
  expect([booked.status, booked.body.bookings.map(({ totalAmount }) => totalAmount)]).toEqual([
    201,
    [0, 4000, 7000],
  ]);
  expect(await usedCount(code)).toBe(1);
  await customer.put(`/api/bookings/${booked.body.bookings[0]?.id}`, { status: "canceled" });
  expect(await usedCount(code)).toBe(1);
});

test("sign-ups for courses and events accept codes, which have a quote of their own", async () => {
  const [course, event] = await Promise.all([
    newCourse(admin, { price: "100" }),
    newEvent(admin, { price: "15" }),
  ]);
  const code = await newCode({ percent: 20, kinds: ["course", "event"] });
  const asked = await visitor.get<PromoQuote>(
    `/api/promo-codes/quote?promoCode=${code.code}&kind=event&amount=3000`,
  );
  expect(asked).toMatchObject({ status: 200, body: { discount: 600, totalAmount: 2400 } });
  const wrongKind = `/api/promo-codes/quote?promoCode=${code.code}&kind=booking&amount=3000`;
  expect(await visitor.get(wrongKind)).toMatchObject(REFUSED);
  const signedUp = await visitor.post(
    `/api/events/${event.id}/registrations`,
    registrationFor({ seats: 2, promoCode: code.code, expectedTotal: 2400 }),
  );
  expect(signedUp).toMatchObject({ status: 201, body: { registration: { totalAmount: 2400 } } });
  const inCourse = await visitor.post(
    "/api/course-bookings",
    courseBookingBody(course.id, { promoCode: code.code }),
  );
  expect(inCourse).toMatchObject({ status: 201, body: { courseBooking: { totalAmount: 8000 } } });
  const wrong = courseBookingBody(course.id, { promoCode: "Nessuno" });
  expect(await visitor.post("/api/course-bookings", wrong)).toMatchObject(REFUSED);
  expect(await usedCount(code)).toBe(2);
});

test("passes accept codes, and a canceled pass frees the use", async () => {
  const product = await newPassProduct(admin, { price: 10_001 });
  const code = await newCode({ percent: 50, maxUses: 1, kinds: ["pass"] });
  const buy = (more: Record<string, unknown>, client = customer) =>
    client.post<Pass & ErrorBody>("/api/passes", { productId: product.id, ...more });
  const promoCode = ` ${code.code.toLowerCase()} `;
  expect(await buy({ promoCode, expectedTotal: 10_001 })).toMatchObject({
    status: 409,
    body: { code: "PRICE_CHANGED", totalAmount: 5000 },
  });
  expect(await buy({ promoCode: (await newCode({ kinds: ["event"] })).code })).toMatchObject(REFUSED);
  expect(await buy({ promoCode: "Nessuno-mai" })).toMatchObject(REFUSED);
  const bought = await buy({ promoCode, expectedTotal: 5000 });
  // Half a cent of the discount is rounded up: 5001 off 10001.
  const promo = { code: code.code, amount: 5001 };
  expect(bought).toMatchObject({ status: 201, body: { totalAmount: 5000, dueAmount: 5000, promo } });
  expect((await passOf(customer, bought.body.id)).promo).toEqual(promo);
  expect(await usedCount(code)).toBe(1);
  const other = (await newCustomer()).client;
  expect(await buy({ promoCode }, other)).toMatchObject(REFUSED);
  const call = `/api/passes/${bought.body.id}/cancellation`;
  const off = await admin.post<CanceledPass>(call, { reason: "Ripensamento", refundAmount: 0 });
  expect(off).toMatchObject({ status: 200, body: { dueAmount: 0, promo } });
  expect(await usedCount(code)).toBe(0);
  const again = await buy({ promoCode }, other);
  expect(again.status).toBe(201);
  const undo = "UPDATE passes SET canceled_at = NULL WHERE id = $1";
  await expect(sql(undo, [bought.body.id])).rejects.toThrow("as often as it may");
});

test("a code that covers the whole price makes a pass active at once", async () => {
  const product = await newPassProduct(admin);
  const code = await newCode({ percent: null, amount: 20_000, maxUsesPerPerson: 1 });
  const buy = () =>
    customer.post<Pass>("/api/passes", { productId: product.id, promoCode: code.code, expectedTotal: 0 });
  expect(await buy()).toMatchObject({
    status: 201,
    body: { totalAmount: 0, status: "active", promo: { amount: 10_000 } },
  });
  expect(await buy()).toMatchObject(REFUSED);
});

test("parallel purchases of passes never exceed a code's uses", async () => {
  const product = await newPassProduct(admin);
  const code = await newCode({ maxUses: 3 });
  const people = await Promise.all(Array.from({ length: 4 }, () => newCustomer()));
  const answers = await Promise.all(
    [...people, ...people, ...people].map(({ client }) =>
      client.post<ErrorBody>("/api/passes", { productId: product.id, promoCode: code.code }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(await usedCount(code)).toBe(3);
});

test("parallel bookings and registrations never exceed a code's uses", async () => {
  const spaces = await Promise.all(Array.from({ length: 10 }, () => newSpace(admin)));
  const event = await newEvent(admin, { maxParticipants: 100 });
  const code = await newCode({ maxUses: 4 });
  const people = await Promise.all(Array.from({ length: 5 }, () => newCustomer()));
  const answers = await Promise.all([
    ...spaces.map((space, index) =>
      book(space.id, inDays(25), { promoCode: code.code }, people[index % 5]?.client ?? customer),
    ),
    ...Array.from({ length: 10 }, () =>
      visitor.post<ErrorBody>(
        `/api/events/${event.id}/registrations`,
        registrationFor({ promoCode: code.code }),
      ),
    ),
  ]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe("PROMO_INVALID");
  expect(await usedCount(code)).toBe(4);
});

test("wrong codes count as unknown tokens", async () => {
  const space = await newSpace(admin);
  const base = `/api/spaces/${space.id}/quote?startDate=${inDays(20)}`;
  const guesser = new ApiClient();
  const guess = async (code: string) => (await guesser.get(`${base}&promoCode=${code}`)).status;
  expect(await guess("Tentativo-1")).toBe(400);
  await addAttempts("guess", 58, guesser.address);
  expect([await guess("Tentativo-2"), await guess("Tentativo-3")]).toEqual([400, 429]);
  expect((await guesser.get(base)).status).toBe(200);
});
