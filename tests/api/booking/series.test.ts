import { randomUUID } from "node:crypto";
import { addDays } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type {
  RefusedDate,
  SeriesCanceled,
  SeriesCancellation,
  SeriesCreated,
  SeriesQuote,
} from "@/lib/schemas/booking/series";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import type { ApiClient, ErrorBody } from "../../helpers/api";
import { refusal } from "../../helpers/api";
import { inDays, nextWeekday } from "../../helpers/days";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newCustomer, type TestUser } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace } from "../../helpers/spaces";

interface Refusal extends ErrorBody {
  conflicts?: RefusedDate[];
}

let customer: ApiClient;
let user: TestUser;
let other: ApiClient;
let space: Space;

beforeAll(async () => {
  ({ client: customer, user } = await newCustomer());
  other = (await newCustomer()).client;
});
beforeEach(async () => {
  space = await newSpace(admin);
});

const tuesday = nextWeekday(2);
const tuesdays = (count: number, first = tuesday) =>
  Array.from({ length: count }, (_, week) => addDays(first, week * 7));
const weekly = (count: number, overrides: Record<string, unknown> = {}) => ({
  spaceId: space.id,
  attendees: 8,
  ...MORNING,
  repeat: { weekdays: [2], every: 1, from: tuesday, until: addDays(tuesday, (count - 1) * 7) },
  ...overrides,
});
const contact = (overrides = {}) => {
  const {
    spaceId: _,
    startDate: __,
    endDate: ___,
    startTime: ____,
    endTime: _____,
    isFullDay: ______,
    ...fields
  } = bookingBody(0, tuesday, { email: user.email, ...overrides });
  return fields;
};
const quote = (wish: object) => customer.post<SeriesQuote>("/api/bookings/series/quote", wish);
const book = (wish: object, headers: Record<string, string> = {}) =>
  customer.post<SeriesCreated>("/api/bookings/series", { ...contact(), ...wish }, { headers });
const refused = (wish: object) => customer.post<Refusal>("/api/bookings/series", { ...contact(), ...wish });
const take = (day: string, period = MORNING) =>
  other.post("/api/bookings", bookingBody(space.id, day, period));

describe("The quote of a series", () => {
  test("shows availability, price and alternatives for each date", async () => {
    await take(tuesdays(3)[1] ?? "");
    const { status, body } = await quote(weekly(3));
    expect(status).toBe(200);
    expect(body.dates.map(({ startDate, isAvailable }) => [startDate, isAvailable])).toEqual(
      tuesdays(3).map((day, index) => [day, index !== 1]),
    );
    expect(body).toMatchObject({ availableCount: 2, totalAmount: 8000, isOnRequest: false });
    const [free, taken] = body.dates;
    expect(free).toMatchObject({
      startTime: "08:00",
      endTime: "13:00",
      unavailable: null,
      totalAmount: 4000,
      alternatives: [],
    });
    expect(taken?.unavailable?.code).toBe("SLOT_TAKEN");
    expect(taken?.alternatives.length).toBeLessThanOrEqual(3);
    expect(taken?.alternatives[0]).toMatchObject({
      kind: "period",
      spaceId: space.id,
      startDate: tuesdays(3)[1],
      startTime: "14:00",
      difference: 0,
    });
    expect(taken?.alternatives.find(({ kind }) => kind === "day")?.startDate).toBe(
      addDays(tuesdays(3)[1] ?? "", 1),
    );
  });

  test("offers no day that is another date of the request", async () => {
    const [first = ""] = tuesdays(1);
    await take(first, { isFullDay: true, startTime: "", endTime: "" });
    const dates = [0, 1, 2].map((shift) => ({ startDate: addDays(first, shift), isFullDay: true }));
    const { body } = await quote({ spaceId: space.id, attendees: 8, dates });
    expect(body.dates[0]?.alternatives.find(({ kind }) => kind === "day")?.startDate).toBe(
      addDays(first, -1),
    );
  });

  test("rejects a repetition without a date, more than 60 dates, overlapping dates and too many people", async () => {
    const twice = { startDate: tuesday, ...MORNING };
    for (const wish of [
      weekly(1, { repeat: { weekdays: [3], every: 1, from: tuesday, until: tuesday } }),
      weekly(61),
      { spaceId: space.id, attendees: 8, dates: [twice, twice] },
      weekly(3, { attendees: 50 }),
    ])
      expect(refusal(await customer.post("/api/bookings/series/quote", wish))).toEqual([400, "VALIDATION"]);
    expect((await quote(weekly(3, { spaceId: 999_999 }))).status).toBe(404);
  });
});

describe("A series", () => {
  test("is booked as a whole: one id, its own bookings, one mail with one calendar file", async () => {
    const guest = await newCustomer();
    const wish = { ...contact({ email: guest.user.email }), ...weekly(8) };
    const { status, body } = await guest.client.post<SeriesCreated>("/api/bookings/series", wish);
    expect(status).toBe(201);
    expect(body.bookings.map(({ startDate }) => startDate)).toEqual(tuesdays(8));
    expect(body.skipped).toEqual([]);
    expect(new Set(body.bookings.map(({ seriesId }) => seriesId))).toEqual(new Set([body.series.id]));
    expect(body.bookings[0]).toMatchObject({ status: "confirmed", totalAmount: 4000, userId: guest.user.id });
    const listed = await guest.client.get<Booking[]>(
      `/api/bookings?seriesId=${body.series.id}&sort=start-asc`,
    );
    expect(listed.body).toEqual(body.bookings);
    expect((await customer.get<Booking[]>(`/api/bookings?seriesId=${body.series.id}`)).body).toEqual([]);

    const mail = await waitForMail(guest.user.email, "seriesBooked");
    const calendars = mail.attachments.filter(({ mimeType }) => mimeType === "text/calendar");
    expect(calendars).toHaveLength(1);
    const file = calendars[0]?.content;
    const calendar = typeof file === "string" ? file : new TextDecoder().decode(file);
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(8);
    expect(await mailsTo(guest.user.email, "bookingConfirmed")).toHaveLength(0);
  });

  test("has one calendar file with all its dates, for its owner and the panel", async () => {
    const { body } = await book(weekly(3));
    const path = `/api/bookings/series/${body.series.id}/ics`;
    const file = await customer.get<string>(path);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(file.body.match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
    expect((await admin.get(path)).status).toBe(200);
    expect((await other.get(path)).status).toBe(404);
  });

  test("is rejected as a whole if a date is taken, with all conflicts", async () => {
    const [, second = "", third = ""] = tuesdays(3);
    await take(second);
    await take(third, AFTERNOON);
    const { status, body } = await refused(weekly(3, { isFullDay: true, startTime: null, endTime: null }));
    expect([status, body.code]).toEqual([409, "SLOT_TAKEN"]);
    expect(body.conflicts?.map(({ startDate, unavailable }) => [startDate, unavailable.code])).toEqual([
      [second, "SLOT_TAKEN"],
      [third, "SLOT_TAKEN"],
    ]);
    expect((await customer.get<Booking[]>(`/api/bookings?spaceId=${space.id}`)).body).toEqual([]);
  });

  test("is rejected for the reason of its earliest date, with 400 if that is past", async () => {
    const [first = ""] = tuesdays(1);
    await take(first);
    const dates = [
      { startDate: first, ...MORNING },
      { startDate: inDays(-3), ...MORNING },
    ];
    const { status, body } = await refused({ spaceId: space.id, dates });
    expect([status, body.code]).toEqual([400, "VALIDATION"]);
    expect(body.conflicts?.map(({ unavailable }) => unavailable.code)).toEqual(["PAST", "SLOT_TAKEN"]);
  });

  test("skips unavailable dates if the request says so, unless all are unavailable", async () => {
    const [first = "", second = ""] = tuesdays(2);
    await take(first);
    const { status, body } = await book(weekly(2, { skipUnavailable: true }));
    expect(status).toBe(201);
    expect(body.bookings.map(({ startDate }) => startDate)).toEqual([second]);
    expect(body.skipped).toMatchObject([
      { startDate: first, startTime: "08:00", unavailable: { code: "SLOT_TAKEN" } },
    ]);
    const none = await refused(weekly(2, { skipUnavailable: true }));
    expect([none.status, none.body.code, none.body.conflicts?.length]).toEqual([409, "SLOT_TAKEN", 2]);
  });

  test("is made once per Idempotency-Key", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const first = await book(weekly(2), headers);
    const again = await book(weekly(2), headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const changed = await customer.post("/api/bookings/series", { ...contact(), ...weekly(3) }, { headers });
    expect([changed.status, changed.body.code]).toEqual([409, "DUPLICATE"]);
  });

  test("waits for an amount if the room's price is on request", async () => {
    space = await newSpace(admin, { pricePerHour: "su richiesta" });
    const { body } = await book(weekly(2));
    expect(body.bookings.map(({ status, totalAmount }) => [status, totalAmount])).toEqual([
      ["pending", 0],
      ["pending", 0],
    ]);
  });

  test("of 60 dates takes at most twenty times as long as one of two", async () => {
    const timed = async (dates: number) => {
      const started = performance.now();
      const { status, body } = await book(weekly(dates));
      expect([status, body.bookings.length]).toEqual([201, dates]);
      return performance.now() - started;
    };
    const short = await timed(2);
    space = await newSpace(admin);
    expect(await timed(60)).toBeLessThan(20 * short);
  });
});

describe("Canceling a series", () => {
  test("refunds the dates from a given day, each by its own notice, as previewed, with one mail", async () => {
    const guest = await newCustomer();
    const dates = [inDays(1), inDays(10), inDays(17)].map((startDate) => ({ startDate, ...AFTERNOON }));
    const wish = { ...contact({ email: guest.user.email }), spaceId: space.id, dates };
    const { body: made } = await guest.client.post<SeriesCreated>("/api/bookings/series", wish);
    const path = `/api/bookings/series/${made.series.id}`;
    const all = await guest.client.get<SeriesCancellation>(`${path}/cancellation`);
    expect(all.body.bookings).toHaveLength(3);
    expect(all.body.refundAmount).toBe(
      all.body.bookings.reduce((sum, { refundAmount }) => sum + refundAmount, 0),
    );
    expect(all.body.refundAmount).toBeLessThan(12000);
    const later = await guest.client.get<SeriesCancellation>(`${path}/cancellation?from=${inDays(10)}`);
    expect(later.body).toMatchObject({ refundAmount: 8000, paidAmount: 0, comesBack: 0, stillOwed: 0 });

    const canceled = await guest.client.put<SeriesCanceled>(path, { status: "canceled", from: inDays(10) });
    expect(canceled.status).toBe(200);
    expect(canceled.body).toMatchObject({ refundAmount: 8000, comesBack: 0, stillOwed: 0 });
    expect(canceled.body.bookings.map(({ status, startDate }) => [status, startDate])).toEqual([
      ["canceled", inDays(10)],
      ["canceled", inDays(17)],
    ]);
    expect((await waitForMail(guest.user.email, "seriesCanceled")).text).toContain(
      "Non hai ancora pagato nulla: non c'è nulla da rimborsare",
    );
    expect(await mailsTo(guest.user.email, "bookingCanceled")).toHaveLength(0);
    await guest.client.put(path, { status: "canceled" });
    expect(refusal(await guest.client.put(path, { status: "canceled" }))).toEqual([409, "NOT_CANCELABLE"]);
  });

  test("refunds everything by default if the centre cancels, and only the centre sets refund and reason", async () => {
    const { body } = await book(weekly(2));
    const path = `/api/bookings/series/${body.series.id}`;
    for (const terms of [{ refundPercent: 100 }, { reason: "Mai" }])
      expect((await customer.put(path, { status: "canceled", ...terms })).status).toBe(403);
    expect((await admin.get<SeriesCancellation>(`${path}/cancellation`)).body.refundAmount).toBe(8000);
    const canceled = await admin.put<SeriesCanceled>(path, {
      status: "canceled",
      refundPercent: 25,
      reason: "Lavori",
    });
    expect(canceled.body).toMatchObject({ refundAmount: 2000 });
    expect(canceled.body.bookings[0]).toMatchObject({
      canceledBy: "centre",
      cancelReason: "Lavori",
      refundAmount: 1000,
    });
  });

  test("is rejected for strangers, an unknown series and any other change", async () => {
    const { body } = await book(weekly(2));
    const path = `/api/bookings/series/${body.series.id}`;
    expect((await other.get(`${path}/cancellation`)).status).toBe(404);
    expect((await other.put(path, { status: "canceled" })).status).toBe(404);
    expect((await admin.put("/api/bookings/series/999999", { status: "canceled" })).status).toBe(404);
    expect((await customer.put(path, { status: "confirmed" })).status).toBe(400);
  });
});
