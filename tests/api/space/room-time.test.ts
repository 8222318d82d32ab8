import type { Availability } from "@/lib/client/room-time/use-availability";
import { addDays } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Closure } from "@/lib/schemas/closure/closure";
import type { Conflict } from "@/lib/schemas/conflict";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { newCourse, newEvent } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, nextWeekday } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace, postBooking } from "../../helpers/spaces";

type Saved = Closure & { conflicts: Conflict[] };
type Clash = ErrorBody & { conflicts: Conflict[] };

const visitor = new ApiClient();
let customer: ApiClient;
beforeAll(async () => {
  customer = (await newCustomer()).client;
});

async function book(space: Space, day: string, more: Record<string, unknown> = MORNING): Promise<Booking> {
  const { status, body } = await postBooking<{ booking: Booking }>(customer, space.id, day, more);
  expect(status).toBe(201);
  return body.booking;
}

const tryToBook = (space: Space, day: string, more: Record<string, unknown> = {}) =>
  customer.post<ErrorBody>("/api/bookings", bookingBody(space.id, day, more));

async function dayOfCalendar(space: Space, day: string) {
  const { body } = await visitor.get<Availability>(
    `/api/spaces/${space.id}/availability?startDate=${day}&endDate=${day}`,
  );
  const [only] = body.availability;
  if (!only) throw new Error("no day");
  return only;
}

const quote = async (space: Space, query: string) =>
  (await visitor.get<SpaceQuote>(`/api/spaces/${space.id}/quote?${query}`)).body;

const close = <T = Saved>(
  client: ApiClient,
  space: Space,
  startDate: string,
  more: Record<string, unknown> = {},
) =>
  client.post<T>("/api/closures", {
    spaceId: space.id,
    startDate,
    endDate: startDate,
    reason: "Lavori",
    ...more,
  });

describe("The parts of a day", () => {
  test("have hours, a price and the reason why they are unavailable", async () => {
    const space = await newSpace(admin, { openingTime: "09:00" });
    const day = inDays(12);
    await book(space, day, AFTERNOON);
    const { periods, isAvailable, unavailable } = await dayOfCalendar(space, day);
    expect([isAvailable, unavailable]).toEqual([true, null]);
    const taken = { code: "SLOT_TAKEN", message: "Lo spazio è già prenotato in questo periodo." };
    expect(periods).toEqual({
      mattina: { isAvailable: true, startTime: "09:00", endTime: "13:00", price: 4000, unavailable: null },
      pomeriggio: {
        isAvailable: false,
        startTime: "14:00",
        endTime: "19:00",
        price: 4000,
        unavailable: taken,
      },
      giornata: { isAvailable: false, startTime: "09:00", endTime: "19:00", price: 7000, unavailable: taken },
    });
    expect(await quote(space, `startDate=${day}`)).toMatchObject({ isAvailable: false, unavailable: taken });
    expect(await quote(space, `startDate=${inDays(-1)}`)).toMatchObject({ unavailable: { code: "PAST" } });
    expect(await quote(space, `startDate=${inDays(800)}`)).toMatchObject({
      unavailable: { code: "TOO_FAR" },
    });
    expect((await tryToBook(space, inDays(800))).status).toBe(400);
  });
});

describe("The buffer of a room", () => {
  test("blocks the time after each booking and keeps the length it had when booked", async () => {
    const space = await newSpace(admin, { bufferMinutes: 60 });
    const day = inDays(13);
    await book(space, day);
    expect((await dayOfCalendar(space, day)).hourSlots.filter((slot) => slot.isAvailable)[0]?.hour).toBe(
      "14:00",
    );
    const soon = { isFullDay: false, startTime: "13:00", endTime: "14:00" };
    expect(await tryToBook(space, day, soon)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
    await admin.put(`/api/spaces/${space.id}`, { bufferMinutes: 0 });
    expect((await tryToBook(space, day, soon)).status).toBe(409);
    expect((await tryToBook(space, day, AFTERNOON)).status).toBe(201);
  });
});

describe("Closures", () => {
  test("close a room in search, calendar, quote and booking, with the reason", async () => {
    const space = await newSpace(admin);
    const day = inDays(14);
    const { status, body } = await close(admin, space, day);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      spaceId: space.id,
      startDate: day,
      startTime: null,
      reason: "Lavori",
      conflicts: [],
    });

    const why = { code: "CLOSED", message: "Chiuso: Lavori." };
    expect(await dayOfCalendar(space, day)).toMatchObject({
      isAvailable: false,
      unavailable: why,
      periods: { giornata: { unavailable: why } },
    });
    expect((await quote(space, `startDate=${day}`)).unavailable).toEqual(why);
    expect(await tryToBook(space, day)).toMatchObject({
      status: 409,
      body: { code: "CLOSED", message: why.message },
    });
    const { body: found } = await visitor.get<Space[]>(`/api/spaces?startDate=${day}`);
    expect(found.some(({ id }) => id === space.id)).toBe(false);
    expect((await visitor.get<Closure[]>(`/api/closures?from=${day}&to=${day}`)).body).toContainEqual(
      expect.objectContaining({ id: body.id }),
    );

    expect((await admin.delete(`/api/closures/${body.id}`)).status).toBe(200);
    expect((await dayOfCalendar(space, day)).isAvailable).toBe(true);
  });

  test("are rejected over a booking, unless they keep it", async () => {
    const space = await newSpace(admin);
    const day = inDays(15);
    const booking = await book(space, day);
    const refused = await close<Clash>(admin, space, day);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "CLASHES",
      conflicts: [
        {
          kind: "booking",
          id: booking.id,
          spaceId: space.id,
          startsAt: booking.startsAt,
          endsAt: booking.endsAt,
          confirmationNumber: booking.confirmationNumber,
        },
      ],
    });
    expect((await dayOfCalendar(space, day)).periods.pomeriggio.isAvailable).toBe(true);

    const kept = await close(admin, space, day, { onConflict: "keep" });
    expect(kept).toMatchObject({ status: 201, body: { conflicts: [{ id: booking.id }] } });
    expect((await dayOfCalendar(space, day)).periods.pomeriggio.unavailable?.code).toBe("CLOSED");

    // When a kept booking is canceled, its time is closed too.
    await customer.put(`/api/bookings/${booking.id}`, { status: "canceled" });
    expect((await dayOfCalendar(space, day)).periods.mattina.unavailable?.code).toBe("CLOSED");
  });

  test("ignore buffers, and the buffer of a new booking may overlap them", async () => {
    const space = await newSpace(admin, { bufferMinutes: 120 });
    const day = inDays(16);
    await book(space, day);
    expect((await close(admin, space, day, { startTime: "13:00", endTime: "20:00" })).status).toBe(201);
    const next = inDays(17);
    expect((await close(admin, space, next, { startTime: "13:00", endTime: "20:00" })).status).toBe(201);
    await book(space, next);
  });

  test("are changed by the fields that are sent, and may overlap each other", async () => {
    const space = await newSpace(admin);
    const day = inDays(18);
    const { body } = await close(admin, space, day);
    expect((await close(admin, space, day, { reason: "Pulizie" })).status).toBe(201);
    const later = addDays(day, 2);
    const changed = await admin.put<Saved>(`/api/closures/${body.id}`, { startDate: later, endDate: later });
    expect(changed).toMatchObject({ status: 200, body: { startDate: later, reason: "Lavori" } });
    expect((await dayOfCalendar(space, later)).isAvailable).toBe(false);
    expect((await admin.put(`/api/closures/${body.id}`, { endDate: day })).status).toBe(400);
    expect((await admin.put("/api/closures/999999", { endDate: day })).status).toBe(404);
    expect((await close(admin, { ...space, id: 999_999 }, day)).status).toBe(404);
    // They are deleted with their room.
    expect((await admin.delete(`/api/spaces/${space.id}`)).status).toBe(200);
  });
});

describe("Courses in a room", () => {
  const monday = nextWeekday(1, 21);
  const course = (space: Space, more: Record<string, unknown> = {}) => ({
    spaceId: space.id,
    sessions: [{ dayOfWeek: 1, startTime: "18:00", endTime: "19:00" }],
    startDate: monday,
    endDate: addDays(monday, 28),
    ...more,
  });

  test("occupy the hours of their sessions each week", async () => {
    const space = await newSpace(admin);
    const made = await newCourse(admin, course(space));
    expect(made).toMatchObject({
      spaceId: space.id,
      sessions: [{ dayOfWeek: 1, startTime: "18:00", endTime: "19:00" }],
    });
    for (const day of [monday, addDays(monday, 28)])
      expect((await dayOfCalendar(space, day)).periods.pomeriggio.unavailable?.code).toBe("SLOT_TAKEN");
    expect((await dayOfCalendar(space, addDays(monday, 35))).periods.pomeriggio.isAvailable).toBe(true);
    expect((await admin.delete(`/api/spaces/${space.id}`)).body).toMatchObject({ code: "IN_USE" });

    await admin.put(`/api/courses/${made.id}`, { isActive: false });
    expect((await dayOfCalendar(space, monday)).periods.pomeriggio.isAvailable).toBe(true);
  });

  test("are rejected over a booking, with the conflict", async () => {
    const space = await newSpace(admin);
    const booking = await book(space, addDays(monday, 7), AFTERNOON);
    const { status, body } = await admin.post<Clash>("/api/courses", {
      title: "Pilates",
      price: "90",
      ...course(space),
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "CLASHES", conflicts: [{ kind: "booking", id: booking.id }] });
  });

  test("yield to full-day closures, return when these are deleted, and conflict with other closures", async () => {
    const space = await newSpace(admin);
    const made = await newCourse(admin, course(space));
    const whole = await close(admin, space, monday);
    expect(whole).toMatchObject({ status: 201, body: { conflicts: [{ kind: "course", id: made.id }] } });
    expect(await sql("SELECT 1 FROM taken_times WHERE course_id = $1", [made.id])).toHaveLength(4);
    await admin.delete(`/api/closures/${whole.body.id}`);
    expect(await sql("SELECT 1 FROM taken_times WHERE course_id = $1", [made.id])).toHaveLength(5);

    const hours = await close<Clash>(admin, space, monday, { startTime: "18:30", endTime: "20:00" });
    expect(hours.status).toBe(409);
    expect(hours.body.conflicts).toMatchObject([{ kind: "course", id: made.id }]);
  });
});

describe("Events in a room", () => {
  test("occupy their hours on each of their days, and conflict with closures", async () => {
    const space = await newSpace(admin);
    const day = inDays(40);
    const plan = {
      spaceId: space.id,
      eventDate: day,
      endDate: addDays(day, 1),
      startTime: "09:00",
      endTime: "21:00",
    };
    const event = await newEvent(admin, { ...plan, isMultiDay: false });
    expect(event).toMatchObject({ spaceId: space.id, isMultiDay: true });
    expect((await dayOfCalendar(space, addDays(day, 1))).periods.giornata.unavailable?.code).toBe(
      "SLOT_TAKEN",
    );
    expect(await sql("SELECT 1 FROM taken_times WHERE event_id = $1", [event.id])).toHaveLength(2);

    await close(admin, space, addDays(day, 3));
    const moved = await admin.put<Clash>(`/api/events/${event.id}`, {
      eventDate: addDays(day, 3),
      endDate: null,
    });
    expect(moved).toMatchObject({ status: 409, body: { code: "CLASHES", conflicts: [{ kind: "closure" }] } });
    expect((await dayOfCalendar(space, day)).isAvailable).toBe(false);

    expect((await admin.delete(`/api/events/${event.id}`)).status).toBe(200);
    expect((await dayOfCalendar(space, day)).isAvailable).toBe(true);
  });
});

test("GET /api/holidays returns the holidays of a year under the law of that year", async () => {
  const { status, body } =
    await visitor.get<{ date: string; name: string; isObserved: boolean }[]>("/api/holidays?year=2027");
  expect(status).toBe(200);
  expect(body).toContainEqual({
    date: "2027-10-04",
    name: "San Francesco d'Assisi",
    isObserved: expect.any(Boolean),
  });
  expect((await visitor.get("/api/holidays?year=abc")).status).toBe(400);
});
