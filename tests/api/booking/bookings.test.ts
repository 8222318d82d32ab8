import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/schemas/booking/booking";
import { admin } from "../../helpers/admin";
import { ApiClient, invalid, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays, nextWeekday, today } from "../../helpers/days";
import { addAttempts } from "../../helpers/limits";
import { cookieOf, newCustomer, type TestUser } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace, postBooking } from "../../helpers/spaces";

interface Created {
  booking: Booking;
  confirmationNumber: string;
}

let customer: ApiClient;
let user: TestUser;
let other: ApiClient;

beforeAll(async () => {
  ({ client: customer, user } = await newCustomer());
  other = (await newCustomer()).client;
});

const book = (client: ApiClient, body: unknown, headers: Record<string, string> = {}) =>
  client.post<Created>("/api/bookings", body, { headers });

describe("POST /api/bookings", () => {
  test("books a morning at the half-day rate and returns the whole booking", async () => {
    const space = await newSpace(admin);
    const day = inDays(10);
    const { status, body } = await book(
      customer,
      bookingBody(space.id, day, { ...MORNING, phone: "+39 333 000 0000", notes: "Finestre aperte" }),
    );
    expect(status).toBe(201);
    const { booking } = body;
    expect(booking).toMatchObject({
      userId: user.id,
      spaceId: space.id,
      space: { id: space.id, name: space.name },
      startDate: day,
      endDate: day,
      startTime: "08:00",
      endTime: "13:00",
      isFullDay: false,
      totalAmount: 4000,
      status: "confirmed",
      purpose: "Lezione di yoga",
      attendees: 8,
      notes: "Finestre aperte",
      phone: "+39 333 000 0000",
      canceledAt: null,
      refundPercent: null,
      refundAmount: null,
      googleCalendarAdded: false,
      googleCalendarEventId: null,
    });
    expect(body.confirmationNumber).toBe(String(booking.id).padStart(5, "0"));
    expect(booking.confirmationNumber).toBe(body.confirmationNumber);
    expect(new Date(booking.endsAt).getTime() - new Date(booking.startsAt).getTime()).toBe(5 * 3_600_000);
  });

  test("ignores the price, status, owner and id that the client sends", async () => {
    const space = await newSpace(admin);
    const { body } = await book(customer, {
      ...bookingBody(space.id, inDays(11)),
      totalAmount: 1,
      status: "canceled",
      userId: 1,
      id: 1,
      createdAt: "2020-01-01T00:00:00Z",
    });
    expect(body.booking).toMatchObject({ totalAmount: 7000, status: "confirmed", userId: user.id });
    expect(body.booking.id).not.toBe(1);
  });

  test("leaves a booking on request pending without an amount, and holds its slot", async () => {
    const space = await newSpace(admin, { pricePerDay: "su richiesta" });
    const { body } = await book(customer, bookingBody(space.id, inDays(12)));
    expect(body.booking).toMatchObject({ status: "pending", totalAmount: 0 });
    expect((await book(other, bookingBody(space.id, inDays(12)))).status).toBe(409);
  });

  test("accepts adjacent bookings, rejects overlapping ones, and ignores canceled ones", async () => {
    const space = await newSpace(admin);
    const day = inDays(16);
    const hours = (startTime: string, endTime: string) =>
      bookingBody(space.id, day, { isFullDay: false, startTime, endTime });
    const first = await book(customer, hours("09:00", "11:00"));
    expect((await book(other, hours("11:00", "13:00"))).status).toBe(201);
    const clash = await other.post("/api/bookings", hours("10:00", "12:00"));
    expect([clash.status, clash.body.code, clash.body.message]).toEqual([
      409,
      "SLOT_TAKEN",
      "Lo spazio è già prenotato in questo periodo.",
    ]);
    await customer.put(`/api/bookings/${first.body.booking.id}`, { status: "canceled" });
    expect((await book(other, hours("09:00", "10:00"))).status).toBe(201);
  });

  test("rejects an unavailable space and hours outside its timetable", async () => {
    const off = await newSpace(admin, { isAvailable: false });
    expect(await other.post("/api/bookings", bookingBody(off.id, inDays(5)))).toMatchObject({
      status: 409,
      body: { code: "SPACE_UNAVAILABLE" },
    });
    const mondays = await newSpace(admin, {
      timetable: [{ dayOfWeek: 1, startTime: "08:00", endTime: "13:00", isAvailable: true }],
    });
    const monday = nextWeekday(1);
    expect((await book(other, bookingBody(mondays.id, monday, MORNING))).status).toBe(201);
    expect(await other.post("/api/bookings", bookingBody(mondays.id, monday, AFTERNOON))).toMatchObject({
      status: 409,
      body: { code: "SPACE_UNAVAILABLE" },
    });
    const overMonday = bookingBody(mondays.id, nextWeekday(6, 14), { endDate: nextWeekday(2, 20) });
    expect(await other.post("/api/bookings", overMonday)).toMatchObject({
      status: 409,
      body: { code: "SPACE_UNAVAILABLE" },
    });
  });

  test("rejects too many people, a stay below the minimum, one that has begun, and an unknown space", async () => {
    const { id } = await newSpace(admin, { minBookingHours: 3 });
    const wish = (more: object) => bookingBody(id, inDays(3), { ...more });
    const crowd = await customer.post("/api/bookings", wish({ attendees: 21 }));
    expect([crowd.status, crowd.body.code, crowd.body.errors]).toEqual([
      400,
      "VALIDATION",
      { attendees: ["Questo spazio può ospitare al massimo 20 persone."] },
    ]);
    const short = wish({ isFullDay: false, startTime: "09:00", endTime: "11:00" });
    expect(invalid(await customer.post("/api/bookings", short))).toEqual([400, ["endTime"]]);
    const begun = await customer.post("/api/bookings", wish({ startDate: inDays(-1), endDate: today() }));
    expect(begun.status).toBe(400);
    const nowhere = await customer.post("/api/bookings", wish({ spaceId: 999_999 }));
    expect(refusal(nowhere)).toEqual([404, "NOT_FOUND"]);
  });

  test("assigns an administrator's booking to the account with that verified e-mail, or to none", async () => {
    const space = await newSpace(admin);
    const body = (day: number) => bookingBody(space.id, inDays(day), { email: user.email.toUpperCase() });
    const claimed = await book(admin, body(19));
    expect(claimed.body.booking.userId).toBeNull();
    await sql("UPDATE users SET is_verified = true WHERE id = $1", [user.id]);
    const forUser = await book(admin, body(20));
    expect(forUser.body.booking.userId).toBe(user.id);
    const forNobody = await book(admin, bookingBody(space.id, inDays(21), { email: "telefono@example.org" }));
    expect(forNobody.body.booking.userId).toBeNull();
  });

  test("returns the first response for the same key and body, and rejects the key with another body", async () => {
    const space = await newSpace(admin);
    const headers = { "Idempotency-Key": randomUUID() };
    const body = bookingBody(space.id, inDays(25));
    const first = await book(customer, body, headers);
    const again = await book(customer, body, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const reordered = await book(customer, Object.fromEntries(Object.entries(body).reverse()), headers);
    expect(reordered.body.booking.id).toBe(first.body.booking.id);
    expect(await sql("SELECT 1 FROM bookings WHERE space_id = $1", [space.id])).toHaveLength(1);
    const changed = bookingBody(space.id, inDays(28));
    expect(refusal(await customer.post("/api/bookings", changed, { headers }))).toEqual([409, "DUPLICATE"]);
    // Keys of different customers are independent, and a rejected request does not use its key up.
    expect((await book(other, body, headers)).status).toBe(409);
    expect((await book(other, changed, headers)).status).toBe(201);
  });

  test("makes one booking of twenty parallel retries with one key and returns one response", async () => {
    const space = await newSpace(admin);
    const headers = { "Idempotency-Key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => book(customer, bookingBody(space.id, inDays(26)), headers)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.booking.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  test("makes one booking of fifty parallel requests for overlapping hours", async () => {
    const space = await newSpace(admin);
    const requests = Array.from({ length: 50 }, (_, index) => {
      const startTime = `${String(8 + (index % 5)).padStart(2, "0")}:00`;
      return postBooking(other, space.id, inDays(33), { isFullDay: false, startTime, endTime: "13:00" });
    });
    const answers = await Promise.all(requests);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === "SLOT_TAKEN")).toHaveLength(
      49,
    );
  });

  test("rejects the 121st booking from one IP address in an hour, with Retry-After", async () => {
    const space = await newSpace(admin);
    const { token } = await newCustomer();
    const busy = new ApiClient({ token });
    const bookOn = (days: number) => book(busy, bookingBody(space.id, inDays(days)));
    expect((await bookOn(40)).status).toBe(201);
    await addAttempts("booking", 118, busy.address);
    expect((await bookOn(41)).status).toBe(201);
    const { status, body, headers } = await busy.post("/api/bookings", bookingBody(space.id, inDays(80)));
    expect([status, body.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await book(new ApiClient({ token }), bookingBody(space.id, inDays(80)))).status).toBe(201);
  });
});

describe("GET /api/bookings", () => {
  test("returns a customer's own bookings, or all to an administrator, with the total", async () => {
    const space = await newSpace(admin);
    const mine = await newCustomer();
    for (const offset of [50, 51, 52]) await book(mine.client, bookingBody(space.id, inDays(offset)));
    const own = await mine.client.get<Booking[]>("/api/bookings");
    expect(own.body).toHaveLength(3);
    expect(own.headers.get("x-total-count")).toBe("3");
    const paged = await mine.client.get<Booking[]>("/api/bookings?page=2&pageSize=2");
    expect(paged.body).toHaveLength(1);
    expect(paged.headers.get("x-total-count")).toBe("3");
    const all = await admin.get<Booking[]>(`/api/bookings?spaceId=${space.id}`);
    expect(all.body).toHaveLength(3);
    expect((await admin.get<Booking[]>(`/api/bookings?spaceId=${space.id}&mine=true`)).body).toHaveLength(0);
    expect((await other.get<Booking[]>(`/api/bookings?spaceId=${space.id}`)).body).toHaveLength(0);
  });

  test("filters by status, days, name, e-mail and number", async () => {
    const space = await newSpace(admin);
    const first = await book(
      customer,
      bookingBody(space.id, inDays(60), { firstName: "Zenobia", lastName: "De_Luca 100%" }),
    );
    const second = await book(
      customer,
      bookingBody(space.id, inDays(62), { email: "zenobia.due@example.org" }),
    );
    await customer.put(`/api/bookings/${second.body.booking.id}`, { status: "canceled" });
    const list = async (query: string) =>
      (await admin.get<Booking[]>(`/api/bookings?spaceId=${space.id}&${query}`)).body.map(({ id }) => id);
    const [a, b] = [first.body.booking.id, second.body.booking.id];
    expect(await list("status=canceled")).toEqual([b]);
    expect(await list(`from=${inDays(61)}`)).toEqual([b]);
    expect(await list(`to=${inDays(60)}`)).toEqual([a]);
    expect(await list(`from=${inDays(60)}&to=${inDays(62)}`)).toEqual([b, a]);
    expect(await list("q=zenobia%20de_luca")).toEqual([a]);
    expect(await list("q=100%25")).toEqual([a]);
    expect(await list("q=%25")).toEqual([a]);
    expect(await list("q=zenobia.due")).toEqual([b]);
    expect(await list(`q=%23${first.body.confirmationNumber}`)).toEqual([a]);
  });
});

describe("A booking", () => {
  test("is visible only to its owner and to administrators", async () => {
    const space = await newSpace(admin);
    const { body } = await book(customer, bookingBody(space.id, inDays(9)));
    const path = `/api/bookings/${body.booking.id}`;
    expect((await customer.get<Booking>(path)).body).toEqual(body.booking);
    expect((await admin.get(path)).status).toBe(200);
    expect((await other.get(path)).body.code).toBe("NOT_FOUND");
    const ics = await customer.get<string>(`${path}/ics`);
    expect(ics.headers.get("content-type")).toContain("text/calendar");
    expect(ics.body).toContain("BEGIN:VCALENDAR");
    expect(ics.body).toContain(`DTSTART:${body.booking.startsAt.replace(/[-:]|\.000/g, "")}`);
    expect((await other.get(`${path}/ics`)).status).toBe(404);
  });

  test("that has started or is canceled cannot be canceled by its owner", async () => {
    const space = await newSpace(admin);
    const { body } = await book(customer, bookingBody(space.id, inDays(9)));
    const path = `/api/bookings/${body.booking.id}`;
    const notCancelable = { status: 409, body: { code: "NOT_CANCELABLE" } };
    await sql("UPDATE bookings SET starts_at = now() - interval '1 hour' WHERE id = $1", [body.booking.id]);
    expect(await customer.put(path, { status: "canceled" })).toMatchObject(notCancelable);
    await sql("UPDATE bookings SET starts_at = now() + interval '1 hour' WHERE id = $1", [body.booking.id]);
    const canceled = await customer.put<Booking>(path, { status: "canceled" });
    expect(canceled.body).toMatchObject({ status: "canceled", refundPercent: 0, refundAmount: 0 });
    expect(canceled.body.canceledAt).not.toBeNull();
    expect(await customer.put(path, { status: "canceled" })).toMatchObject(notCancelable);
  });

  test("rejects a customer's change of anything but the own cancellation with 403", async () => {
    const space = await newSpace(admin);
    const { body } = await book(customer, bookingBody(space.id, inDays(9)));
    const path = `/api/bookings/${body.booking.id}`;
    for (const change of [
      { status: "confirmed" },
      { status: "canceled", totalAmount: 0 },
      { totalAmount: 1 },
      { status: "canceled", attendees: 2 },
      { spaceId: 14 },
      { userId: 1 },
    ]) {
      const { status, body: refusal } = await customer.put(path, change);
      expect([change, status, refusal.code]).toEqual([change, 403, "FORBIDDEN"]);
    }
    expect((await customer.get<Booking>(path)).body).toEqual(body.booking);
    expect((await other.put(path, { status: "confirmed" })).status).toBe(404);
    expect((await customer.put(path, {})).status).toBe(400);
  });
});

describe("An administrator's change", () => {
  test("moves a booking at a recalculated price, or at the amount that was sent", async () => {
    const space = await newSpace(admin);
    const dear = await newSpace(admin, { pricePerDay: "200", pricePerWeek: "1000" });
    const { body } = await book(customer, bookingBody(space.id, inDays(12)));
    const path = `/api/bookings/${body.booking.id}`;
    const moved = await admin.put<Booking>(path, {
      spaceId: dear.id,
      startDate: inDays(20),
      endDate: inDays(21),
    });
    expect(moved.body).toMatchObject({
      spaceId: dear.id,
      startDate: inDays(20),
      endDate: inDays(21),
      totalAmount: 40000,
    });
    const kept = await admin.put<Booking>(path, {
      startDate: inDays(22),
      endDate: inDays(22),
      totalAmount: 100,
    });
    expect(kept.body).toMatchObject({ startDate: inDays(22), totalAmount: 100 });
  });

  test("may overlap the booking's own old hours but no other booking, and changes nothing when rejected", async () => {
    const space = await newSpace(admin);
    const { body } = await book(customer, bookingBody(space.id, inDays(12)));
    await book(other, bookingBody(space.id, inDays(14)));
    const path = `/api/bookings/${body.booking.id}`;
    expect((await admin.put(path, { endDate: inDays(13) })).status).toBe(200);
    const before = (await admin.get<Booking>(path)).body;
    const clash = await admin.put(path, { endDate: inDays(14), notes: "non deve restare" });
    expect([clash.status, clash.body.code]).toEqual([409, "SLOT_TAKEN"]);
    expect((await admin.get<Booking>(path)).body).toEqual(before);
  });

  test("is rejected for past days, too many attendees or an unknown booking", async () => {
    const small = await newSpace(admin, { capacity: 2 });
    const space = await newSpace(admin);
    const { body } = await book(customer, bookingBody(space.id, inDays(12)));
    const path = `/api/bookings/${body.booking.id}`;
    expect((await admin.put(path, { startDate: inDays(-2), endDate: inDays(-2) })).status).toBe(400);
    expect((await admin.put(path, { spaceId: small.id })).body.errors).toHaveProperty("attendees");
    expect((await admin.put(path, { spaceId: 999_999 })).status).toBe(404);
    expect((await admin.put("/api/bookings/999999", { status: "confirmed" })).status).toBe(404);
    expect((await admin.put(path, { totalAmount: -1 })).body.errors).toHaveProperty("totalAmount");
  });
});

describe("PUT /api/bookings/{id}/calendar", () => {
  test("marks the booking as added to the calendar, however often its owner calls it, and nobody else", async () => {
    const space = await newSpace(admin);
    const { id } = (await book(customer, bookingBody(space.id, inDays(11), MORNING))).body.booking;
    const path = `/api/bookings/${id}`;
    for (const client of [other, admin]) expect((await client.put(`${path}/calendar`)).status).toBe(404);
    expect((await customer.get<Booking>(path)).body.googleCalendarAdded).toBe(false);
    for (const _ of ["once", "twice"]) {
      const { status, body } = await customer.put<Booking>(`${path}/calendar`);
      expect([status, body.googleCalendarAdded]).toEqual([200, true]);
    }
    expect((await customer.get<Booking>(path)).body.googleCalendarAdded).toBe(true);
  });
});

describe("The page of own bookings", () => {
  /** Inserts `count` canceled bookings, one a day, more than 900 days ago. */
  const bookThePast = (spaceId: number, userId: number, count: number) =>
    sql(
      `INSERT INTO bookings (space_id, person_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, status, purpose, attendees, email, first_name, last_name)
     SELECT $3, (SELECT person_id FROM users WHERE id = $1), day, day, '08:00', '09:00', day + time '08:00', day + time '09:00',
            new_charge('booking', 4000), 'canceled', 'Lezione ' || n, 5, 'cliente@example.org', 'Cliente', 'Esempio'
       FROM generate_series(1, $2::int) AS n(n) CROSS JOIN LATERAL (SELECT current_date - 900 - n AS day) AS d`,
      [userId, count, spaceId],
    );

  const cardsIn = (html: string) => html.match(/<article/g)?.length;

  test("the past shows its last twenty bookings, and the rest on request, also without JavaScript", async () => {
    const { user, password } = await newCustomer();
    const { id: spaceId } = await newSpace(admin);
    await bookThePast(spaceId, user.id, 23);
    const cookie = await cookieOf(user.username, password);
    const page = async (query: string) => {
      const { body } = await new ApiClient().get<string>(`/mybookings${query}`, { cookie });
      return body.replace(/<script\b[\s\S]*?<\/script>/g, "").replaceAll("<!-- -->", "");
    };
    const first = await page("?tab=past");
    expect(cardsIn(first)).toBe(20);
    expect(first).toContain("Mostra altre 3 prenotazioni");
    const [, more] = /href="\/mybookings(\?tab=past&amp;all=1)"/.exec(first) ?? [];
    const all = await page(more?.replace("&amp;", "&") ?? "");
    expect(cardsIn(all)).toBe(23);
    expect(all).not.toContain("Mostra altre");
  });
});
