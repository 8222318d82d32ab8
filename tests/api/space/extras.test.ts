import type { Availability } from "@/lib/client/room-time/use-availability";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SeriesCreated, SeriesQuote } from "@/lib/schemas/booking/series";
import type { ExtraUse } from "@/lib/schemas/room-time/extra-use";
import type { ExtraOfPanel, ListedExtra } from "@/lib/schemas/room-time/extras";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { pay } from "../../helpers/money";
import { newCustomer } from "../../helpers/people";
import { bookingBody, MORNING, newSpace, postBooking } from "../../helpers/spaces";

/** Extras of a room: lines of the quote, part of the total, and never more at once than in stock. */

type Short = ErrorBody & { available: { extraId: number; available: number }[] };

const visitor = new ApiClient();
let customer: ApiClient;
beforeAll(async () => {
  customer = (await newCustomer()).client;
});

async function newExtra(more: Record<string, unknown> = {}): Promise<ExtraOfPanel> {
  const { status, body } = await admin.post<ExtraOfPanel>("/api/extras", {
    name: "Proiettore",
    price: 1500,
    unit: "booking",
    ...more,
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

const book = (spaceId: number, day: string, more: Record<string, unknown>) =>
  customer.post<Short & { booking: Booking }>("/api/bookings", bookingBody(spaceId, day, more));

test("staff write extras, and the list shows what is left in a period", async () => {
  const space = await newSpace(admin);
  const other = await newSpace(admin);
  const extra = await newExtra({
    stock: 3,
    spaceIds: [space.id],
    translations: { en: { name: "Projector" } },
  });
  const day = inDays(20);
  await book(space.id, day, { ...MORNING, extras: [{ extraId: extra.id, quantity: 2 }] });
  const list = async (query: string, client = visitor) =>
    (await client.get<ListedExtra[]>(`/api/extras?${query}`)).body.find(({ id }) => id === extra.id);
  expect(await list(`spaceId=${space.id}&startDate=${day}`)).toMatchObject({
    name: "Proiettore",
    available: 1,
  });
  expect(await list(`spaceId=${space.id}&startDate=${inDays(21)}`)).toMatchObject({ available: 3 });
  expect(await list(`spaceId=${other.id}&startDate=${day}`)).toBeUndefined();
  expect((await visitor.get("/api/extras?spaceId=2000000000")).status).toBe(404);

  expect((await admin.delete<ErrorBody>(`/api/extras/${extra.id}`)).body.code).toBe("IN_USE");
  const off = await admin.put<ExtraOfPanel>(`/api/extras/${extra.id}`, { isActive: false, stock: null });
  expect(off.body).toMatchObject({ isActive: false, stock: null, price: 1500 });
  expect(await list("")).toBeUndefined();
  expect(await list("all=true", admin)).toMatchObject({ translations: { en: { name: "Projector" } } });
  const unused = await newExtra();
  expect((await admin.delete(`/api/extras/${unused.id}`)).status).toBe(200);
  expect((await admin.put(`/api/extras/${unused.id}`, {})).status).toBe(404);
  expect(
    (await admin.post("/api/extras", { name: "X", price: 1, unit: "booking", spaceIds: [2_000_000_000] }))
      .status,
  ).toBe(400);
});

test("quote and booking have a line for each extra in the total, and a move recalculates it", async () => {
  const space = await newSpace(admin);
  const byHour = await newExtra({ name: "Impianto audio", unit: "hour", price: 500 });
  const byPerson = await newExtra({ name: "Caffè", unit: "person", price: 120 });
  const day = inDays(22);
  const query = `startDate=${day}&isFullDay=false&startTime=08:00&endTime=13:00&attendees=8`;
  const { body: quote } = await visitor.get<SpaceQuote>(
    `/api/spaces/${space.id}/quote?${query}&extras=${byHour.id}:1,${byPerson.id}:2`,
  );
  expect(quote).toMatchObject({
    totalAmount: 4000 + 2500 + 1920,
    lines: [
      { amount: 4000 },
      { label: "Impianto audio", quantity: 5, unitAmount: 500, amount: 2500 },
      { label: "Caffè", quantity: 16, unitAmount: 120, amount: 1920 },
    ],
  });
  const extras = [
    { extraId: byHour.id, quantity: 1 },
    { extraId: byPerson.id, quantity: 2 },
  ];
  const { body } = await book(space.id, day, { ...MORNING, extras, expectedTotal: 8420 });
  expect(body.booking).toMatchObject({
    totalAmount: 8420,
    extras: [
      { extraId: byHour.id, name: "Impianto audio", quantity: 1, amount: 2500 },
      { extraId: byPerson.id, name: "Caffè", quantity: 2, amount: 1920 },
    ],
  });
  const moved = await customer.post<Booking>(`/api/bookings/${body.booking.id}/move`, {
    startDate: day,
    isFullDay: false,
    startTime: "14:00",
    endTime: "16:00",
  });
  expect(moved.body).toMatchObject({
    totalAmount: 4000 + 1000 + 1920,
    extras: [{ amount: 1000 }, { amount: 1920 }],
  });
  const here = await newExtra({ spaceIds: [space.id] });
  const other = await newSpace(admin);
  for (const wrong of [[{ extraId: here.id, quantity: 1 }], [{ extraId: 2_000_000_000, quantity: 1 }], "x"])
    expect(await book(other.id, day, { extras: wrong })).toMatchObject({
      status: 400,
      body: { errors: { extras: [expect.any(String)] } },
    });
});

test("an extra is never booked beyond its stock at any time, across rooms, in parallel or by SQL", async () => {
  const [one, two] = await Promise.all([newSpace(admin), newSpace(admin)]);
  const extra = await newExtra({ stock: 3 });
  const day = inDays(23);
  const two3 = (quantity: number) => ({ extras: [{ extraId: extra.id, quantity }] });
  const first = await book(one.id, day, { ...MORNING, ...two3(2) });
  expect(first.status).toBe(201);
  expect(await book(two.id, day, two3(2))).toMatchObject({
    status: 409,
    body: { code: "EXTRA_TAKEN", available: [{ extraId: extra.id, available: 1 }] },
  });
  const second = await book(two.id, day, two3(1));
  expect(second.status).toBe(201);
  await expect(
    sql("UPDATE booking_extras SET quantity = 2 WHERE booking_id = $1", [second.body.booking.id]),
  ).rejects.toThrow(/not enough/);

  const rooms = await Promise.all(Array.from({ length: 8 }, () => newSpace(admin)));
  const answers = await Promise.all(rooms.map(({ id }) => book(id, inDays(24), two3(1))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.code === "EXTRA_TAKEN")).toHaveLength(5);

  // A move keeps the extras, or is rejected.
  const move = { startDate: inDays(24), isFullDay: true };
  expect((await customer.post<Short>(`/api/bookings/${second.body.booking.id}/move`, move)).body.code).toBe(
    "EXTRA_TAKEN",
  );
});

test("a booking is paid and confirmed even if there are fewer of its extras by now", async () => {
  const space = await newSpace(admin, { prepayPercent: 50 });
  const extra = await newExtra({ stock: 2 });
  const { body } = await book(space.id, inDays(28), { extras: [{ extraId: extra.id, quantity: 2 }] });
  const { id, status, prepayAmount } = body.booking;
  expect(status).toBe("pending");
  expect((await admin.put(`/api/extras/${extra.id}`, { stock: 1 })).status).toBe(200);
  await pay(admin, { amount: prepayAmount, bookingId: id });
  const after = await admin.put<Booking>(`/api/bookings/${id}`, { status: "confirmed" });
  expect([after.status, after.body]).toMatchObject([200, { status: "confirmed", paidAmount: prepayAmount }]);
  // Once its time was free, it needs them again.
  await admin.put(`/api/bookings/${id}`, { status: "canceled" });
  const restored = await admin.put<Short>(`/api/bookings/${id}`, { status: "confirmed" });
  expect([restored.status, restored.body.code]).toEqual([409, "EXTRA_TAKEN"]);
});

test("a date of a series can have its own extras, which replace the series' extras", async () => {
  const space = await newSpace(admin);
  const [few, many] = [await newExtra({ stock: 2 }), await newExtra({ price: 500 })];
  const { startDate: _start, endDate: _end, ...details } = bookingBody(space.id, inDays(50));
  const days = [inDays(50), inDays(51), inDays(52)];
  const series = {
    ...details,
    dates: [
      { startDate: days[0] },
      { startDate: days[1], extras: [{ extraId: few.id, quantity: 2 }] },
      { startDate: days[2], extras: [] },
    ],
    extras: [{ extraId: many.id, quantity: 3 }],
  };
  const quoted = await customer.post<SeriesQuote>("/api/bookings/series/quote", series);
  expect(quoted.body.dates.map(({ totalAmount }) => totalAmount)).toEqual([8500, 10_000, 7000]);
  const booked = await customer.post<SeriesCreated>("/api/bookings/series", {
    ...series,
    expectedTotal: quoted.body.totalAmount,
  });
  expect(booked.status).toBe(201);
  const chosen = booked.body.bookings.map(({ extras }) =>
    extras.map(({ extraId, quantity }) => [extraId, quantity]),
  );
  expect(chosen).toEqual([[[many.id, 3]], [[few.id, 2]], []]);

  const elsewhere = { ...series, spaceId: (await newSpace(admin)).id };
  const short = await customer.post<SeriesQuote>("/api/bookings/series/quote", elsewhere);
  expect(short.body.dates.map(({ isAvailable }) => isAvailable)).toEqual([true, false, true]);
});

test("a series skips the dates without enough stock, if the request allows it", async () => {
  const space = await newSpace(admin);
  const other = await newSpace(admin);
  const extra = await newExtra({ stock: 2 });
  const [free, short] = [inDays(40), inDays(41)];
  await book(other.id, short, { extras: [{ extraId: extra.id, quantity: 1 }] });
  const { startDate: _start, endDate: _end, ...details } = bookingBody(space.id, free);
  const series = {
    ...details,
    dates: [{ startDate: free }, { startDate: short }],
    extras: [{ extraId: extra.id, quantity: 2 }],
  };
  const quoted = await customer.post<SeriesQuote>("/api/bookings/series/quote", series);
  expect(quoted.body).toMatchObject({
    availableCount: 1,
    dates: [{ isAvailable: true }, { isAvailable: false, unavailable: { code: "EXTRA_TAKEN" } }],
  });
  expect(await customer.post("/api/bookings/series", series)).toMatchObject({
    status: 409,
    body: { code: "EXTRA_TAKEN", available: [{ extraId: extra.id, available: 1 }] },
  });
  const booked = await customer.post<SeriesCreated>("/api/bookings/series", {
    ...series,
    skipUnavailable: true,
  });
  expect(booked).toMatchObject({
    status: 201,
    body: {
      bookings: [{ startDate: free, extras: [{ extraId: extra.id, quantity: 2 }] }],
      skipped: [{ startDate: short, unavailable: { code: "EXTRA_TAKEN" } }],
    },
  });
});

test("the report shows how much extras are used, without canceled bookings", async () => {
  const space = await newSpace(admin);
  const extra = await newExtra({ name: "Lavagna" });
  const day = inDays(45);
  const extras = [{ extraId: extra.id, quantity: 2 }];
  await book(space.id, day, { extras });
  const canceled = await book(space.id, inDays(46), { extras });
  await customer.put(`/api/bookings/${canceled.body.booking.id}`, { status: "canceled" });
  const report = await admin.get<ExtraUse[]>(`/api/reports/extras?from=${day}&to=${inDays(46)}`);
  expect(report.body.find(({ extraId }) => extraId === extra.id)).toEqual({
    extraId: extra.id,
    name: "Lavagna",
    bookings: 1,
    quantity: 2,
    amount: 3000,
  });
});

describe("The rate of hours", () => {
  const visitor = new ApiClient();
  const hours = (startTime: string, endTime: string) => ({ isFullDay: false, startTime, endTime });

  test("the hourly rate is a price or null, and can be set and cleared", async () => {
    const space = await newSpace(admin, { hourlyRate: "12" });
    expect(space.hourlyRate).toBe("12");
    expect((await visitor.get<Space>(`/api/spaces/${space.id}`)).body.hourlyRate).toBe("12");
    const put = (hourlyRate: unknown) =>
      admin.put<Space & ErrorBody>(`/api/spaces/${space.id}`, { hourlyRate });
    expect((await put("")).body.hourlyRate).toBeNull();
    expect((await put(null)).body.hourlyRate).toBeNull();
    expect((await newSpace(admin)).hourlyRate).toBeNull();
  });

  test("quote, calendar, booking and move use the price of hours", async () => {
    const { client } = await newCustomer();
    const space = await newSpace(admin, { hourlyRate: "12", pricePerHour: "40", pricePerDay: "70" });
    const day = inDays(20);
    const quote = async (startTime: string, endTime: string) =>
      (
        await visitor.get<SpaceQuote>(
          `/api/spaces/${space.id}/quote?startDate=${day}&isFullDay=false&startTime=${startTime}&endTime=${endTime}`,
        )
      ).body;
    expect(await quote("09:00", "10:30")).toMatchObject({
      totalAmount: 2400,
      lines: [{ label: "Ore", quantity: 2, unitAmount: 1200, amount: 2400 }],
    });
    expect((await quote("08:00", "13:00")).totalAmount).toBe(4000);
    const { body } = await visitor.get<Availability>(
      `/api/spaces/${space.id}/availability?startDate=${day}&endDate=${day}`,
    );
    expect(body.availability[0]?.periods).toMatchObject({
      mattina: { price: 4000 },
      giornata: { price: 7000 },
    });

    const { body: created } = await postBooking<{ booking: Booking }>(
      client,
      space.id,
      day,
      hours("09:00", "10:00"),
    );
    expect(created.booking.totalAmount).toBe(1200);
    const moved = await client.post<Booking>(`/api/bookings/${created.booking.id}/move`, {
      startDate: day,
      ...hours("12:00", "15:00"),
    });
    expect(moved.body.totalAmount).toBe(3600);
  });
});
