import type { Alternatives } from "@/lib/schemas/booking/alternatives";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient, refusal } from "../../helpers/api";
import { inDays, nextWeekday, today } from "../../helpers/days";
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
  test("lists every space to a visitor, popular ones first, then new ones, then by id", async () => {
    const { status, body } = await visitor.get<Space[]>("/api/spaces");
    expect(status).toBe(200);
    expect(ids(body).filter((id) => id <= 17)).toEqual([13, 14, 16, 17, 15]);
  });

  test("filters by type, capacity, services and price, without prices on request if there is a limit", async () => {
    expect((await search("type=therapy")).every(({ type }) => type === "therapy")).toBe(true);
    expect((await search("capacity=20%2B")).every(({ capacity }) => capacity >= 20)).toBe(true);
    expect(ids(await search("capacity=1-5"))).toContain(13);
    expect(
      (await search("services=soundSystem,yogaMats")).every(
        ({ features }) => features.soundSystem && features.yogaMats,
      ),
    ).toBe(true);
    const cheap = await search("maxPrice=60");
    expect(ids(cheap)).toEqual(expect.arrayContaining([13, 15]));
    expect(ids(cheap)).not.toContain(16);
    expect(ids(cheap)).not.toContain(14);
  });

  test("sorts by day price with prices on request last, and by capacity with the largest first", async () => {
    const known = (spaces: Space[]) => ids(spaces).filter((id) => id <= 17);
    expect(known(await search("sort=price-low"))).toEqual([13, 15, 14, 17, 16]);
    expect(known(await search("sort=price-high"))).toEqual([17, 14, 15, 13, 16]);
    expect(known(await search("sort=capacity"))).toEqual([17, 14, 15, 16, 13]);
  });

  test("lists only the spaces that are free for the whole period, if there are dates", async () => {
    const day = inDays(40);
    const space = await newSpace(admin);
    const before = await search(`startDate=${day}&endDate=${inDays(42)}`);
    expect(ids(before)).toContain(space.id);
    await customer.post("/api/bookings", bookingBody(space.id, inDays(42), MORNING));
    expect(ids(await search(`startDate=${day}&endDate=${inDays(42)}`))).not.toContain(space.id);
    expect(ids(await search(`startDate=${day}&endDate=${inDays(41)}&isFullDay=true`))).toContain(space.id);
    expect(
      ids(
        await search(
          `startDate=${inDays(42)}&endDate=${inDays(42)}&isFullDay=false&startTime=14:00&endTime=19:00`,
        ),
      ),
    ).toContain(space.id);
    expect(
      ids(await search(`startDate=${inDays(42)}&endDate=${inDays(42)}&startTime=09:00&endTime=15:00`)),
    ).not.toContain(space.id);
  });

  test("reads an instant as its day in Rome", async () => {
    const space = await newSpace(admin);
    const day = inDays(50);
    await customer.post("/api/bookings", bookingBody(space.id, day));
    const lateEvening = `${inDays(49)}T23:30:00.000Z`;
    const found = await search(`startDate=${lateEvening}&endDate=${lateEvening}&isFullDay=true`);
    expect(ids(found)).not.toContain(space.id);
  });

  test("lists an unavailable space, but not in a date search or with availableOnly", async () => {
    const space = await newSpace(admin, { isAvailable: false });
    expect(ids(await search(""))).toContain(space.id);
    expect(ids(await search("availableOnly=true"))).not.toContain(space.id);
    expect(ids(await search(`startDate=${inDays(3)}&endDate=${inDays(3)}`))).not.toContain(space.id);
  });

  test("finds nothing in the past", async () => {
    expect(await search(`startDate=${inDays(-3)}&endDate=${inDays(-2)}`)).toEqual([]);
  });
});

describe("GET /api/spaces/{id}", () => {
  test.each(["999999", "99999999999999"])("returns 404 for the unknown id %s", async (id) => {
    const { status, body } = await visitor.get(`/api/spaces/${id}`);
    expect(status).toBe(404);
    expect(body.code).toBe("NOT_FOUND");
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

  test("has one entry a day, slots within the opening hours, and the full-day price in cents", async () => {
    const space = await newSpace(admin, { openingTime: "09:00", closingTime: "18:30" });
    const [day] = await availability(space.id, `?startDate=${inDays(10)}&endDate=${inDays(10)}`);
    expect(day?.price).toBe(7000);
    expect(day?.isAvailable).toBe(true);
    expect(day?.hourSlots.map(({ hour }) => hour)).toEqual([
      "09:00",
      "10:00",
      "11:00",
      "12:00",
      "13:00",
      "14:00",
      "15:00",
      "16:00",
      "17:00",
    ]);
    expect(day?.hourSlots.every((slot) => slot.isAvailable && slot.price === 7000)).toBe(true);
  });

  test("marks past days as unavailable", async () => {
    const days = await availability(14, `?startDate=${inDays(-2)}&endDate=${inDays(-1)}`);
    expect(days.map(({ isAvailable }) => isAvailable)).toEqual([false, false]);
    expect(days.flatMap(({ hourSlots }) => hourSlots).every((slot) => !slot.isAvailable)).toBe(true);
  });

  test("shows booked hours as taken, and the hours of a canceled booking as free", async () => {
    const space = await newSpace(admin);
    const day = inDays(20);
    const query = `?startDate=${day}&endDate=${day}`;
    const morning = await postBooking<{ booking: { id: number } }>(customer, space.id, day, MORNING);
    const [half] = await availability(space.id, query);
    expect(half?.isAvailable).toBe(true);
    expect(half?.hourSlots.filter((slot) => !slot.isAvailable).map(({ hour }) => hour)).toEqual([
      "08:00",
      "09:00",
      "10:00",
      "11:00",
      "12:00",
    ]);
    await customer.post("/api/bookings", bookingBody(space.id, day, AFTERNOON));
    const [full] = await availability(space.id, query);
    expect(full?.isAvailable).toBe(false);
    await customer.put(`/api/bookings/${morning.body.booking.id}`, { status: "canceled" });
    const [freed] = await availability(space.id, query);
    expect(freed?.isAvailable).toBe(true);
    expect(freed?.hourSlots[0]?.isAvailable).toBe(true);
  });

  test("returns null for a price on request", async () => {
    const [day] = await availability(16, `?startDate=${inDays(30)}&endDate=${inDays(30)}`);
    expect(day?.price).toBeNull();
  });

  test("follows the weekly timetable", async () => {
    const sunday = nextWeekday(0);
    const wednesday = nextWeekday(3, 14);
    expect((await availability(13, `?startDate=${sunday}&endDate=${sunday}`))[0]?.isAvailable).toBe(false);
    const [day] = await availability(13, `?startDate=${wednesday}&endDate=${wednesday}`);
    expect(day?.hourSlots.filter((slot) => slot.isAvailable).map(({ hour }) => hour)).toEqual([
      "08:00",
      "09:00",
      "10:00",
      "11:00",
      "12:00",
    ]);
  });

  test("accepts 366 days and rejects 367, an end before the start, and an unknown space", async () => {
    expect(await availability(14, `?startDate=${inDays(1)}&endDate=${inDays(366)}`)).toHaveLength(366);
    expect(
      refusal(await visitor.get(`/api/spaces/14/availability?startDate=${inDays(1)}&endDate=${inDays(367)}`)),
    ).toEqual([400, "VALIDATION"]);
    expect(
      (await visitor.get(`/api/spaces/14/availability?startDate=${inDays(3)}&endDate=${inDays(2)}`)).status,
    ).toBe(400);
    expect((await visitor.get("/api/spaces/999999/availability")).status).toBe(404);
  });
});

describe("GET /api/spaces/{id}/quote", () => {
  const quote = (id: number, query: string) => visitor.get<SpaceQuote>(`/api/spaces/${id}/quote?${query}`);

  test("prices a period, never dearer than by the week", async () => {
    const space = await newSpace(admin);
    const { status, body } = await quote(space.id, `startDate=${inDays(60)}&endDate=${inDays(64)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalAmount: 30_000, isOnRequest: false, isAvailable: true });
    expect(body.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(30_000);
  });

  test("shows when a price is on request and when the period cannot be booked", async () => {
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

  test("creates a space with the documented defaults", async () => {
    const { status, body: space } = await admin.post<Space>("/api/spaces", body);
    expect(status).toBe(201);
    expect(space).toMatchObject({
      capacity: 1,
      isAvailable: true,
      isPopular: false,
      isNew: false,
      openingTime: "08:00",
      closingTime: "20:00",
      minBookingHours: 1,
      amenities: [],
      timetable: [],
      pricePerDay: "50,00",
    });
  });

  test("splits amenities at commas, reads old features as none, and ignores an id", async () => {
    const { body: space } = await admin.post<Space>("/api/spaces", {
      ...body,
      id: 13,
      amenities: "Wi-Fi,  Lavagna ,,",
      features: ["soundSystem"],
    });
    expect(space.id).not.toBe(13);
    expect(space.amenities).toEqual(["Wi-Fi", "Lavagna"]);
    expect(space.features.soundSystem).toBe(false);
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
    const json = { "Content-Type": "application/json" };
    const broken = await admin.send("POST", "/api/spaces", { raw: "{", headers: json });
    expect([broken.status, broken.body.code]).toEqual([400, "VALIDATION"]);
    const list = await admin.send("POST", "/api/spaces", { raw: "[]", headers: json });
    expect(list.status).toBe(400);
    expect(
      refusal(
        await admin.send("POST", "/api/spaces", {
          raw: "a=1",
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
        }),
      ),
    ).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    const large = await admin.post("/api/spaces", { ...body, description: "x".repeat(100_001) });
    expect([large.status, large.body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });
  const body = { name: "Sala", type: "yoga", pricePerHour: "30", pricePerDay: "50", pricePerWeek: "200" };

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
