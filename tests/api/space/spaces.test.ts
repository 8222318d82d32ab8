import type { Alternatives } from "@/lib/schemas/booking/alternatives";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient, refusal } from "../../helpers/api";
import { inDays, today } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace, postBooking, spacePath } from "../../helpers/spaces";

const visitor = new ApiClient();
let customer: ApiClient;
beforeAll(async () => {
  customer = (await newCustomer()).client;
});

interface Day {
  date: string;
  isAvailable: boolean;
  price: number | null;
  hourSlots: { hour: string; isAvailable: boolean; price: number | null }[];
}

const search = async (query: string) => (await visitor.get<Space[]>(`/api/spaces?${query}`)).body;
const ids = (spaces: Space[]) => spaces.map(({ id }) => id);

describe("GET /api/spaces", () => {
  test("lists every space to a visitor, filtered and sorted as requested", async () => {
    const known = async (query: string) => ids(await search(query)).filter((id) => id <= 17);
    expect(await known("")).toEqual([13, 14, 16, 17, 15]);
    expect(await known("sort=price-high")).toEqual([17, 14, 15, 13, 16]);
    expect(await known("maxPrice=60&sort=price-low")).toEqual([13, 15]);
    expect(ids(await search("capacity=1-5"))).toContain(13);
    const equipped = await search("services=soundSystem,yogaMats");
    expect(equipped.every(({ features }) => features.soundSystem && features.yogaMats)).toBe(true);
    expect((await search("type=therapy")).every(({ type }) => type === "therapy")).toBe(true);
  });

  test("lists only the spaces that are free for the whole period, if there are dates", async () => {
    const [first, middle, last] = [inDays(40), inDays(41), inDays(42)];
    const space = await newSpace(admin);
    const isListed = async (query: string) => ids(await search(query)).includes(space.id);
    expect(await isListed(`startDate=${first}&endDate=${last}`)).toBe(true);
    await customer.post("/api/bookings", bookingBody(space.id, last, MORNING));
    const day = `startDate=${last}&endDate=${last}`;
    expect([
      await isListed(`startDate=${first}&endDate=${last}`),
      await isListed(`startDate=${first}&endDate=${middle}&isFullDay=true`),
      await isListed(`${day}&isFullDay=false&startTime=14:00&endTime=19:00`),
      await isListed(`${day}&startTime=09:00&endTime=15:00`),
      await isListed(`startDate=${inDays(-3)}&endDate=${inDays(-2)}`),
    ]).toEqual([false, true, true, false, false]);
  });

  test("lists an unavailable space, but not in a date search or with availableOnly", async () => {
    const space = await newSpace(admin, { isAvailable: false });
    expect(ids(await search(""))).toContain(space.id);
    expect(ids(await search("availableOnly=true"))).not.toContain(space.id);
    expect(ids(await search(`startDate=${inDays(3)}&endDate=${inDays(3)}`))).not.toContain(space.id);
  });
});

describe("GET /api/spaces/{id}", () => {
  test("returns 404 for an unknown id", async () => {
    for (const id of ["999999", "99999999999999"])
      expect(refusal(await visitor.get(`/api/spaces/${id}`))).toEqual([404, "NOT_FOUND"]);
  });
});

describe("GET /api/spaces/{id}/availability", () => {
  const availability = async (id: number, query = "") =>
    (await visitor.get<{ availability: Day[] }>(`/api/spaces/${id}/availability${query}`)).body.availability;

  test("covers today to three months ahead by default", async () => {
    const days = await availability(14);
    expect(days[0]?.date).toBe(today());
    expect(days.length).toBeGreaterThanOrEqual(90);
    expect(days.length).toBeLessThanOrEqual(94);
  });

  test("shows the price of the day, and booked hours as taken until the booking is canceled", async () => {
    const space = await newSpace(admin);
    const day = inDays(20);
    const dayOf = async () => (await availability(space.id, `?startDate=${day}&endDate=${day}`))[0];
    const morning = await postBooking<{ booking: { id: number } }>(customer, space.id, day, MORNING);
    const half = await dayOf();
    expect(half).toMatchObject({ isAvailable: true, price: 7000 });
    const taken = half?.hourSlots.filter((slot) => !slot.isAvailable).map(({ hour }) => hour);
    expect(taken).toEqual(["08:00", "09:00", "10:00", "11:00", "12:00"]);
    await customer.post("/api/bookings", bookingBody(space.id, day, AFTERNOON));
    expect((await dayOf())?.isAvailable).toBe(false);
    await customer.put(`/api/bookings/${morning.body.booking.id}`, { status: "canceled" });
    expect((await dayOf())?.hourSlots[0]?.isAvailable).toBe(true);
  });

  test("accepts 366 days and rejects 367, an end before the start, and an unknown space", async () => {
    expect(await availability(14, `?startDate=${inDays(1)}&endDate=${inDays(366)}`)).toHaveLength(366);
    for (const [id, query, status] of [
      [14, `?startDate=${inDays(1)}&endDate=${inDays(367)}`, 400],
      [14, `?startDate=${inDays(3)}&endDate=${inDays(2)}`, 400],
      [999_999, "", 404],
    ] as const)
      expect((await visitor.get(`/api/spaces/${id}/availability${query}`)).status).toBe(status);
  });
});

describe("GET /api/spaces/{id}/quote", () => {
  const quote = (id: number, query: string) => visitor.get<SpaceQuote>(`/api/spaces/${id}/quote?${query}`);

  test("prices a period, and states when the price is on request or the period cannot be booked", async () => {
    const week = await quote((await newSpace(admin)).id, `startDate=${inDays(60)}&endDate=${inDays(64)}`);
    expect([week.status, week.body]).toMatchObject([
      200,
      { totalAmount: 30_000, isOnRequest: false, isAvailable: true },
    ]);
    expect(week.body.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(30_000);
    const onRequest = await quote(16, `startDate=${inDays(60)}&endDate=${inDays(60)}`);
    expect(onRequest.body).toMatchObject({ totalAmount: 0, isOnRequest: true, isAvailable: true });
    const past = await quote(14, `startDate=${inDays(-3)}&endDate=${inDays(-3)}`);
    expect(past.body).toMatchObject({ totalAmount: 7000, isAvailable: false });
  });

  test("requires a date and a space", async () => {
    expect((await visitor.get("/api/spaces/14/quote")).body.errors).toHaveProperty("startDate");
    expect((await quote(999999, `startDate=${inDays(60)}`)).status).toBe(404);
  });
});

describe("An administrator's request", () => {
  const body = {
    name: "Sala nuova",
    type: "yoga",
    pricePerHour: "30",
    pricePerDay: "50,00",
    pricePerWeek: "su richiesta",
  };

  test("creates a space with the documented defaults, reads lists as text, and ignores an id", async () => {
    const sent = { ...body, id: 13, amenities: "Wi-Fi,  Lavagna ,,", features: ["soundSystem"] };
    const { status, body: space } = await admin.post<Space>("/api/spaces", sent);
    expect(status).toBe(201);
    expect(space).toMatchObject({
      capacity: 1,
      isAvailable: true,
      isPopular: false,
      isNew: false,
      openingTime: "08:00",
      closingTime: "20:00",
      minBookingHours: 1,
      amenities: ["Wi-Fi", "Lavagna"],
      features: { soundSystem: false },
      timetable: [],
      pricePerDay: "50,00",
    });
    expect(space.id).not.toBe(13);
  });

  test("changes only the fields that are sent, and the timetable as a whole", async () => {
    const space = await newSpace(admin, {
      amenities: ["Wi-Fi"],
      timetable: [{ dayOfWeek: 1, startTime: "08:00", endTime: "12:00", isAvailable: true }],
    });
    const { status, body: changed } = await admin.put<Space>(`/api/spaces/${space.id}`, {
      name: "Altro nome",
    });
    expect(status).toBe(200);
    expect(changed).toEqual({ ...space, name: "Altro nome" });
    const timetable = [{ dayOfWeek: 2, startTime: "09:00", endTime: "12:00", isAvailable: true }];
    const replaced = await admin.put<Space>(`/api/spaces/${space.id}`, { timetable });
    expect(replaced.body.timetable).toEqual(timetable);
  });

  test("deletes a space without bookings, but none with bookings, even canceled ones", async () => {
    const free = await newSpace(admin);
    expect(await admin.delete<unknown>(`/api/spaces/${free.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await admin.delete(`/api/spaces/${free.id}`)).status).toBe(404);
    const used = await newSpace(admin);
    const { body: made } = await postBooking<{ booking: { id: number } }>(customer, used.id, inDays(70));
    await customer.put(`/api/bookings/${made.booking.id}`, { status: "canceled" });
    expect(refusal(await admin.delete(`/api/spaces/${used.id}`))).toEqual([409, "IN_USE"]);
  });
});

describe("Every request", () => {
  test("returns 404 for an unknown path, and 405 with Allow for an unknown method", async () => {
    expect(await visitor.get("/api/nulla/di/simile")).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
    const { status, headers, body } = await visitor.send("PATCH", "/api/spaces", { body: {} });
    expect([status, body.code, headers.get("allow")]).toEqual([405, "METHOD_NOT_ALLOWED", "GET, HEAD, POST"]);
  });

  test("is rejected with a body that is not JSON, of another type, or too large", async () => {
    const sendAs = async (type: string, raw: string) =>
      refusal(await admin.send("POST", "/api/spaces", { raw, headers: { "Content-Type": type } }));
    expect(await sendAs("application/json", "{")).toEqual([400, "VALIDATION"]);
    expect(await sendAs("application/json", "[]")).toEqual([400, "VALIDATION"]);
    expect(await sendAs("application/x-www-form-urlencoded", "a=1")).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    const large = JSON.stringify({ description: "x".repeat(100_001) });
    expect(await sendAs("application/json", large)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  test("gets a request id, and the health check reports the database", async () => {
    const { status, body: health, headers } = await visitor.get<unknown>("/api/health");
    expect([status, health]).toEqual([200, { status: "ok", database: "ok" }]);
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test("a search without results links to the near day that the room itself offers", async () => {
  const room = await newSpace(admin, { capacity: 999, bufferMinutes: 30 });
  const day = inDays(40);
  const hours = { isFullDay: false, startTime: "11:00", endTime: "12:00" };
  const book = (start: string, times: object) =>
    customer.post("/api/bookings", bookingBody(room.id, start, { isFullDay: false, ...times }));
  await book(day, hours);
  // Half an hour after this one the room is still taken, and on the day before it is closed.
  await book(inDays(41), { startTime: "09:00", endTime: "11:00" });
  const closed = { spaceId: room.id, startDate: inDays(39), endDate: inDays(39), reason: "Pulizie" };
  expect((await admin.post("/api/closures", closed)).status).toBe(201);
  const asked = `startDate=${day}&endDate=${day}&isFullDay=false&startTime=11:00&endTime=12:00`;
  const { body } = await visitor.get<Alternatives>(`/api/spaces/${room.id}/alternatives?${asked}`);
  const near = body.alternatives.find(({ kind }) => kind === "day");
  expect([inDays(39), day, inDays(41)]).not.toContain(near?.startDate);
  const page = (await visitor.get<string>(`/spaces?${asked}&people=999`)).body;
  expect(page).toContain(`href="${spacePath(room)}?startDate=${near?.startDate}&amp;`);
});
