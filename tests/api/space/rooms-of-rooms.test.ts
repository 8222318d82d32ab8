import type { Availability } from "@/lib/client/room-time/use-availability";
import type { Alternatives } from "@/lib/schemas/booking/alternatives";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Closure } from "@/lib/schemas/closure/closure";
import type { Conflict } from "@/lib/schemas/conflict";
import type { Board } from "@/lib/schemas/panel/board";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { newCourse, newEvent } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, nextWeekday } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace } from "../../helpers/spaces";
import { entryOf, spaceWait, waiting } from "../../helpers/waiting-list";

/** Rooms made of others: what takes the whole takes each part, and what takes a part makes the whole unbookable. */

type Clash = ErrorBody & { conflicts: Conflict[] };

const visitor = new ApiClient();
let customer: ApiClient;
beforeAll(async () => {
  customer = (await newCustomer()).client;
});

interface House {
  whole: Space;
  left: Space;
  right: Space;
}

/** A whole of two parts, created one after the other, since parts are returned in the order of their ids. */
async function newHouse(more: Record<string, unknown> = {}): Promise<House> {
  const left = await newSpace(admin);
  const right = await newSpace(admin);
  const whole = await newSpace(admin, { partIds: [left.id, right.id], ...more });
  return { whole, left, right };
}

const tryToBook = (space: Space, day: string, more: Record<string, unknown> = {}) =>
  customer.post<ErrorBody & { booking: Booking }>("/api/bookings", bookingBody(space.id, day, more));

async function book(space: Space, day: string, more: Record<string, unknown> = {}): Promise<Booking> {
  const { status, body } = await tryToBook(space, day, more);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.booking;
}

const quote = async (space: Space, day: string) =>
  (await visitor.get<SpaceQuote>(`/api/spaces/${space.id}/quote?startDate=${day}`)).body;

const isFound = async (space: Space, day: string) =>
  (await visitor.get<Space[]>(`/api/spaces?startDate=${day}&endDate=${day}`)).body.some(
    ({ id }) => id === space.id,
  );

async function dayOfCalendar(space: Space, day: string) {
  const { body } = await visitor.get<Availability>(
    `/api/spaces/${space.id}/availability?startDate=${day}&endDate=${day}`,
  );
  return body.availability[0];
}

const TAKEN = { status: 409, body: { code: "SLOT_TAKEN" } };

describe("The parts of a room", () => {
  test("are returned, replaced and cleared", async () => {
    const { whole, left, right } = await newHouse();
    const third = await newSpace(admin);
    expect(whole.partIds).toEqual([left.id, right.id]);
    const changed = await admin.put<Space>(`/api/spaces/${whole.id}`, { partIds: [third.id, left.id] });
    expect(changed).toMatchObject({ status: 200, body: { partIds: [left.id, third.id] } });
    expect((await visitor.get<Space>(`/api/spaces/${whole.id}`)).body.partIds).toEqual([left.id, third.id]);
    expect((await admin.put<Space>(`/api/spaces/${whole.id}`, { partIds: [] })).body.partIds).toEqual([]);
  });

  test("must be 2 to 30 different rooms of one level, without the room itself", async () => {
    const { whole, left, right } = await newHouse();
    const other = await newSpace(admin);
    const put = (id: number, partIds: unknown) => admin.put<ErrorBody>(`/api/spaces/${id}`, { partIds });
    const refused = { status: 400, body: { errors: { partIds: [expect.any(String)] } } };
    expect(await put(whole.id, [left.id])).toMatchObject(refused);
    expect(await put(whole.id, [left.id, left.id])).toMatchObject(refused);
    expect(await put(whole.id, [left.id, whole.id])).toMatchObject(refused);
    expect(await put(whole.id, [left.id, 2_000_000_000])).toMatchObject(refused);
    expect(await put(other.id, [whole.id, left.id])).toMatchObject(refused);
    expect(await put(left.id, [other.id, right.id])).toMatchObject(refused);
    expect((await put(whole.id, "x")).status).toBe(400);
  });

  test("cannot be deleted while a whole contains them", async () => {
    const { whole, left } = await newHouse();
    expect(await admin.delete(`/api/spaces/${left.id}`)).toMatchObject({
      status: 409,
      body: { code: "IN_USE" },
    });
    await admin.put(`/api/spaces/${whole.id}`, { partIds: [] });
    expect((await admin.delete(`/api/spaces/${left.id}`)).status).toBe(200);
  });

  test("cannot change if that would make two active bookings overlap", async () => {
    const [whole, left, right] = await Promise.all([newSpace(admin), newSpace(admin), newSpace(admin)]);
    const day = inDays(20);
    await book(whole, day);
    const inPart = await book(left, day, MORNING);
    const partIds = [left.id, right.id];
    const refused = await admin.put<Clash>(`/api/spaces/${whole.id}`, { partIds });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "CLASHES", conflicts: [{ kind: "booking", id: inPart.id, spaceId: left.id }] },
    });
    await customer.put(`/api/bookings/${inPart.id}`, { status: "canceled" });
    expect((await admin.put(`/api/spaces/${whole.id}`, { partIds })).status).toBe(200);
    expect(await tryToBook(left, day, MORNING)).toMatchObject(TAKEN);
    await admin.put(`/api/spaces/${whole.id}`, { partIds: [] });
    expect((await tryToBook(left, day, MORNING)).status).toBe(201);
  });
});

describe("Time taken in the whole", () => {
  test("is taken in each part in calendar, quote, search and booking, until it is freed", async () => {
    const { whole, left, right } = await newHouse();
    const day = inDays(21);
    expect(await isFound(left, day)).toBe(true);
    const booking = await book(whole, day);
    for (const part of [left, right]) {
      expect(await quote(part, day)).toMatchObject({
        isAvailable: false,
        unavailable: { code: "SLOT_TAKEN" },
      });
      expect(await isFound(part, day)).toBe(false);
      expect(await dayOfCalendar(part, day)).toMatchObject({ isAvailable: false });
      expect(await tryToBook(part, day, MORNING)).toMatchObject(TAKEN);
    }
    await customer.put(`/api/bookings/${booking.id}`, { status: "canceled" });
    expect(await isFound(left, day)).toBe(true);
    await book(left, day);
  });

  test("includes the whole's own buffer in the parts", async () => {
    const { whole, left } = await newHouse({ bufferMinutes: 60 });
    const day = inDays(22);
    await book(whole, day, MORNING);
    expect(
      await tryToBook(left, day, { isFullDay: false, startTime: "13:00", endTime: "14:00" }),
    ).toMatchObject(TAKEN);
    expect((await tryToBook(left, day, AFTERNOON)).status).toBe(201);
  });

  test("cannot be taken in a part, even by SQL or in parallel", async () => {
    const { whole, left } = await newHouse();
    const day = inDays(23);
    await book(whole, day);
    const insert = `INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at,
      charge_id, purpose, attendees, email, first_name, last_name)
      SELECT $1, start_date, end_date, start_time, end_time, starts_at, ends_at, new_charge('booking', 0), '', 1, '', '', ''
      FROM bookings WHERE space_id = $2`;
    await expect(sql(insert, [left.id, whole.id])).rejects.toThrow(/taken_times_no_overlap/);

    const other = inDays(24);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => tryToBook(index % 2 === 0 ? whole : left, other)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  test("is shown in the parts of the board, with the whole that it comes from", async () => {
    const { whole, left } = await newHouse();
    const day = inDays(25);
    const { id } = await book(whole, day);
    const { body } = await admin.get<Board>(`/api/board?from=${day}&to=${day}`);
    const entries = body.entries.filter((entry) => entry.kind === "booking" && entry.id === id);
    expect(entries).toHaveLength(3);
    expect(entries.find(({ spaceId }) => spaceId === left.id)).toMatchObject({ viaSpaceId: whole.id });
    expect(entries.find(({ spaceId }) => spaceId === whole.id)).not.toHaveProperty("viaSpaceId");
  });

  test("may be an event or a course, which conflicts in the parts", async () => {
    const { whole, left } = await newHouse();
    const day = nextWeekday(1, 26);
    const booking = await book(left, day, MORNING);
    const plan = { spaceId: whole.id, startTime: "09:00", endTime: "12:00" };
    const event = { title: "Festa", price: "0", maxParticipants: 5, eventDate: day, ...plan };
    const refused = await admin.post<Clash>("/api/events", event);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "CLASHES", conflicts: [{ kind: "booking", id: booking.id, spaceId: left.id }] },
    });
    await newEvent(admin, { ...plan, eventDate: day, startTime: "15:00", endTime: "18:00" });
    expect(await tryToBook(left, day, AFTERNOON)).toMatchObject(TAKEN);
    const inPart = await admin.post<Clash>("/api/events", {
      ...event,
      spaceId: left.id,
      startTime: "15:00",
      endTime: "16:00",
    });
    expect(inPart.body.conflicts).toMatchObject([{ kind: "event", spaceId: left.id, viaSpaceId: whole.id }]);
  });

  test("excludes another whole that shares a part", async () => {
    const { whole, left } = await newHouse();
    const other = await newSpace(admin, { partIds: [left.id, (await newSpace(admin)).id] });
    const day = inDays(27);
    await book(whole, day);
    expect(await tryToBook(other, day)).toMatchObject(TAKEN);
    expect(await isFound(other, day)).toBe(false);
  });
});

describe("Time taken in a part", () => {
  test("makes the whole unbookable, but not the other parts", async () => {
    const { whole, left, right } = await newHouse();
    const day = inDays(28);
    expect(await isFound(whole, day)).toBe(true);
    await book(left, day, MORNING);
    expect(await isFound(whole, day)).toBe(false);
    expect(await quote(whole, day)).toMatchObject({ unavailable: { code: "SLOT_TAKEN" } });
    expect(await tryToBook(whole, day)).toMatchObject(TAKEN);
    expect((await tryToBook(whole, day, AFTERNOON)).status).toBe(201);
    expect((await tryToBook(right, day, MORNING)).status).toBe(201);
  });

  test("blocks a move to the whole, but not the move of its own booking", async () => {
    const { whole, left, right } = await newHouse();
    const day = inDays(29);
    const mine = await book(left, day);
    const move = { spaceId: whole.id, startDate: day, isFullDay: true };
    const theirs = await book(right, day, MORNING);
    expect(await customer.post(`/api/bookings/${mine.id}/move`, move)).toMatchObject(TAKEN);
    await customer.put(`/api/bookings/${theirs.id}`, { status: "canceled" });
    expect((await customer.post(`/api/bookings/${mine.id}/move`, move)).status).toBe(200);
    expect(await tryToBook(right, day, MORNING)).toMatchObject(TAKEN);
  });

  test("makes the dates of a series in the whole unavailable", async () => {
    const { whole, left } = await newHouse();
    const [first, second] = [inDays(30), inDays(31)];
    await book(left, second, MORNING);
    const dates = [first, second].map((startDate) => ({ startDate, isFullDay: true }));
    const { body } = await visitor.post<{ availableCount: number; dates: { unavailable: unknown }[] }>(
      "/api/bookings/series/quote",
      { spaceId: whole.id, attendees: 1, dates },
    );
    expect(body.availableCount).toBe(1);
    expect(body.dates[1]?.unavailable).toMatchObject({ code: "SLOT_TAKEN" });
  });

  test("makes the whole unavailable for the part's own reason, such as a closure", async () => {
    const { whole, left } = await newHouse();
    const day = inDays(32);
    await admin.post("/api/closures", { spaceId: left.id, startDate: day, endDate: day, reason: "Lavori" });
    expect(await quote(whole, day)).toMatchObject({ unavailable: { code: "CLOSED" } });
    expect(await tryToBook(whole, day)).toMatchObject({ status: 409, body: { code: "CLOSED" } });
    await admin.put(`/api/spaces/${left.id}`, { isAvailable: false });
    expect(await quote(whole, inDays(33))).toMatchObject({ unavailable: { code: "SPACE_UNAVAILABLE" } });
    expect(await isFound(whole, inDays(33))).toBe(false);
    expect(await tryToBook(whole, inDays(33))).toMatchObject({
      status: 409,
      body: { code: "SPACE_UNAVAILABLE" },
    });
  });
});

describe("A closure", () => {
  const close = (spaceId: number, day: string, more: Record<string, unknown> = {}) =>
    admin.post<Clash & Closure>("/api/closures", {
      spaceId,
      startDate: day,
      endDate: day,
      reason: "Lavori",
      ...more,
    });

  test("of the whole closes the parts, and reopens them when it is deleted", async () => {
    const { whole, left } = await newHouse();
    const day = inDays(34);
    const { body } = await close(whole.id, day);
    expect(await quote(left, day)).toMatchObject({ unavailable: { code: "CLOSED" } });
    expect(await tryToBook(left, day)).toMatchObject({ status: 409, body: { code: "CLOSED" } });
    const board = await admin.get<Board>(`/api/board?from=${day}&to=${day}`);
    const inPart = board.body.entries.find(({ kind, spaceId }) => kind === "closure" && spaceId === left.id);
    expect(inPart).toMatchObject({ id: body.id, viaSpaceId: whole.id });
    expect((await admin.delete(`/api/closures/${body.id}`)).status).toBe(200);
    expect((await tryToBook(left, day)).status).toBe(201);
  });

  test("of the whole conflicts with a booking of a part, and can close around it", async () => {
    const { whole, left, right } = await newHouse();
    const day = inDays(35);
    const booking = await book(left, day, MORNING);
    expect(await close(whole.id, day)).toMatchObject({
      status: 409,
      body: { code: "CLASHES", conflicts: [{ kind: "booking", id: booking.id, spaceId: left.id }] },
    });
    expect((await close(whole.id, day, { onConflict: "keep" })).status).toBe(201);
    for (const room of [whole, right, left])
      expect(await tryToBook(room, day, AFTERNOON)).toMatchObject({ status: 409, body: { code: "CLOSED" } });
    // The booking's time is closed too once it is canceled.
    await customer.put(`/api/bookings/${booking.id}`, { status: "canceled" });
    expect(await tryToBook(left, day, MORNING)).toMatchObject({ status: 409, body: { code: "CLOSED" } });
  });

  test("of a part lists bookings of the whole, with the whole", async () => {
    const { whole, left } = await newHouse();
    const day = inDays(36);
    const booking = await book(whole, day);
    const { body } = await close(left.id, day);
    expect(body.conflicts).toMatchObject([
      { kind: "booking", id: booking.id, spaceId: left.id, viaSpaceId: whole.id },
    ]);
  });

  test("of the whole suspends the lessons of its parts, and one of a part those of the whole", async () => {
    const { whole, left } = await newHouse();
    const day = nextWeekday(2, 37);
    const run = {
      startDate: day,
      endDate: day,
      sessions: [{ dayOfWeek: 2, startTime: "09:00", endTime: "10:00" }],
    };
    const inPart = await newCourse(admin, { ...run, spaceId: left.id });
    const { body } = await close(whole.id, day);
    expect(body.conflicts).toMatchObject([{ kind: "course", id: inPart.id }]);
    await admin.delete(`/api/closures/${body.id}`);
    await admin.delete(`/api/courses/${inPart.id}`);
    const inWhole = await newCourse(admin, { ...run, spaceId: whole.id });
    expect((await close(left.id, day)).body.conflicts).toMatchObject([{ kind: "course", id: inWhole.id }]);
  });
});

test("the whole is offered once its part is free, before entries that came later", async () => {
  const { whole, left } = await newHouse();
  const day = inDays(38);
  const booking = await book(left, day);
  const [first, second] = await Promise.all([newCustomer(), newCustomer()]);
  const forWhole = await waiting(first.client, spaceWait(whole.id, day, first.user.email));
  const forPart = await waiting(second.client, spaceWait(left.id, day, second.user.email));
  await customer.put(`/api/bookings/${booking.id}`, { status: "canceled" });
  expect((await entryOf(admin, forWhole)).status).toBe("offered");
  expect((await entryOf(admin, forPart)).status).toBe("waiting");
  expect(await tryToBook(left, day)).toMatchObject(TAKEN);
});

test("the calendar of a part shows the bookings of its whole, each once", async () => {
  const { whole, left } = await newHouse();
  const { id } = await book(whole, inDays(39));
  const feed = async (path: string) => {
    const { body } = await admin.post<{ url: string }>(path, { showsNames: false });
    const text = await (await fetch(body.url)).text();
    return [...text.matchAll(/^UID:([^\r\n]*)/gm)].map(([, uid]) => uid ?? "");
  };
  const bookings = (uids: string[]) => uids.filter((uid) => new RegExp(`\\b${id}\\b`).test(uid));
  const ofPart = bookings(await feed(`/api/spaces/${left.id}/calendar`));
  expect(ofPart).toHaveLength(1);
  expect(bookings(await feed(`/api/spaces/${whole.id}/calendar`))).toEqual(ofPart);
});

describe("A part and its whole", () => {
  test("name each other as the reason for unavailability", async () => {
    const { whole, left, right } = await newHouse();
    const day = inDays(50);
    await book(left, day, MORNING);
    expect((await quote(whole, day)).unavailable?.message).toBe(
      `In questo periodo c'è già una prenotazione in ${left.name}, che fa parte di questo spazio.`,
    );
    await book(whole, inDays(51));
    expect((await quote(right, inDays(51))).unavailable?.message).toBe(
      `In questo periodo c'è già una prenotazione in ${whole.name}, che comprende questo spazio.`,
    );
    expect((await quote(whole, inDays(51))).unavailable?.message).toBe(
      "Lo spazio è già prenotato in questo periodo.",
    );
    await admin.post("/api/closures", {
      spaceId: right.id,
      startDate: inDays(52),
      endDate: inDays(52),
      reason: "Lavori",
    });
    expect((await quote(whole, inDays(52))).unavailable?.message).toBe(
      `Chiuso in ${right.name}, che fa parte di questo spazio: Lavori.`,
    );
  });

  test("are offered as alternatives, first a free part instead of the whole", async () => {
    const { whole, left, right } = await newHouse();
    const day = inDays(53);
    await book(left, day);
    const { body } = await visitor.get<Alternatives>(
      `/api/spaces/${whole.id}/alternatives?startDate=${day}&endDate=${day}`,
    );
    const [first] = body.alternatives.filter(({ kind }) => kind === "space");
    expect(first).toMatchObject({ spaceId: right.id, isPart: true });
  });

  test("share the messages to customers of a day", async () => {
    const { whole, left } = await newHouse();
    const day = inDays(54);
    await book(whole, day);
    const path = `/api/spaces/${left.id}/message`;
    const answer = await admin.post(path, { day, subject: "Porta", text: "Entrate dal cortile." });
    expect(answer).toMatchObject({ status: 202, body: { recipients: 1 } });
  });

  test("share bookings on the board, with the whole that is taken", async () => {
    const { whole, left } = await newHouse();
    const day = inDays(55);
    const booking = await book(whole, day);
    const { body } = await admin.get<Board>(`/api/board?from=${day}&to=${day}`);
    expect(body.rooms.find(({ id }) => id === whole.id)?.partIds).toEqual(whole.partIds);
    expect(body.entries.find(({ id, spaceId }) => id === booking.id && spaceId === left.id)).toMatchObject({
      viaSpaceId: whole.id,
    });
  });
});
