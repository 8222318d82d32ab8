import { addDays, timeOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Board, FreeRoom, Plan } from "@/lib/schemas/panel/board";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { courseBookingBody, newCourse } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, nextWeekday } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace, postBooking } from "../../helpers/spaces";

/** The planning board: one response with everything that occupies a room. */

const board = async (client: ApiClient, from: string, to: string) =>
  client.get<Board>(`/api/board?from=${from}&to=${to}`);

test("lessons on the board show the seats taken by whole courses and by single lessons", async () => {
  const { id: spaceId } = await newSpace(admin);
  const day = nextWeekday(2);
  const course = await newCourse(admin, {
    ...{
      sessions: [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }],
      startDate: day,
      endDate: addDays(day, 7),
    },
    ...{ price: "120", dropInPrice: "15", maxParticipants: 16, spaceId },
  });
  const run = courseBookingBody(course.id, { startDate: undefined, seats: 2, companions: ["Luca Rossi"] });
  expect((await admin.post("/api/course-bookings", run)).status).toBe(201);
  const single = { ...courseBookingBody(course.id, { startDate: undefined }), singleDate: day };
  expect((await admin.post("/api/course-bookings", single)).status).toBe(201);
  const { body } = await board(admin, day, addDays(day, 7));
  const lessons = body.entries.filter((entry) => entry.spaceId === spaceId);
  expect(lessons.map(({ seats }) => seats)).toEqual([
    { taken: 3, most: 16 },
    { taken: 2, most: 16 },
  ]);
});

describe("The board", () => {
  it("has bookings with customer, purpose and amount due, closures, buffers, and every room", async () => {
    const space = await newSpace(admin, { bufferMinutes: 30 });
    const day = inDays(40);
    const { body } = await postBooking<{ booking: Booking }>(admin, space.id, day, MORNING);
    const closure = await admin.post<{ id: number }>("/api/closures", {
      spaceId: space.id,
      startDate: day,
      endDate: day,
      startTime: "15:00",
      endTime: "17:00",
      reason: "Tinteggiatura",
    });
    expect(closure.status).toBe(201);
    const answer = await board(admin, day, day);
    expect(answer.status).toBe(200);
    expect(answer.body.rooms.find(({ id }) => id === space.id)).toMatchObject({ name: space.name });
    const mine = answer.body.entries.filter(({ spaceId }) => spaceId === space.id);
    expect(mine).toMatchObject([
      {
        kind: "booking",
        id: body.booking.id,
        title: `${body.booking.firstName} ${body.booking.lastName}`,
        purpose: body.booking.purpose,
        status: "confirmed",
        paymentStatus: "unpaid",
        dueAmount: body.booking.totalAmount,
      },
      { kind: "closure", id: closure.body.id, title: "Tinteggiatura", bufferEndsAt: null },
    ]);
    const [booked] = mine;
    expect(Date.parse(booked?.bufferEndsAt ?? "") - Date.parse(booked?.endsAt ?? "")).toBe(30 * 60_000);

    await admin.post("/api/payments", {
      kind: "payment",
      method: "cash",
      amount: body.booking.totalAmount,
      bookingId: body.booking.id,
    });
    const paid = (await board(admin, day, day)).body.entries.find(({ id }) => id === body.booking.id);
    expect(paid).toMatchObject({ paymentStatus: "paid", dueAmount: 0 });
    await admin.put(`/api/bookings/${body.booking.id}`, { status: "canceled" });
    const left = (await board(admin, day, day)).body.entries.filter(({ spaceId }) => spaceId === space.id);
    expect(left.map(({ kind }) => kind)).toEqual(["closure"]);
  });

  it("shows a customer whose name is typed in the form of a text with values", async () => {
    const space = await newSpace(admin);
    const day = inDays(43);
    const name = { firstName: "a._?{", lastName: "x}" };
    const booked = await (await newCustomer()).client.post("/api/bookings", bookingBody(space.id, day, name));
    expect(booked.status).toBe(201);
    const answer = await board(admin, day, day);
    expect(answer.status).toBe(200);
    const [entry] = answer.body.entries.filter(({ spaceId }) => spaceId === space.id);
    expect(entry?.title).toBe("a._?{ x}");
  });

  it("has everything that overlaps its days, even from before, and their holidays", async () => {
    const space = await newSpace(admin);
    const [first, last] = [inDays(50), inDays(52)];
    await admin.post("/api/bookings", bookingBody(space.id, first, { endDate: last, isFullDay: true }));
    const answer = await board(admin, last, last);
    expect(answer.body.entries.filter(({ spaceId }) => spaceId === space.id)).toHaveLength(1);
    const christmas = await board(admin, "2027-12-24", "2027-12-27");
    expect(christmas.body.holidays.map(({ date }) => date)).toEqual(["2027-12-25", "2027-12-26"]);
  });

  it("shows when opening hours and timetable close a room, in the words of a rejected booking", async () => {
    const space = await newSpace(admin, {
      openingTime: "09:00",
      minBookingHours: 2,
      timetable: [{ dayOfWeek: 3, startTime: "09:00", endTime: "14:00", isAvailable: true }],
    });
    const wednesday = nextWeekday(3, 14);
    const answer = await board(admin, wednesday, wednesday);
    const closed = answer.body.rooms.find(({ id }) => id === space.id)?.closed ?? [];
    const spans = closed.map(
      ({ startsAt, endsAt }) => `${timeOf(new Date(startsAt))}–${timeOf(new Date(endsAt))}`,
    );
    expect(spans).toEqual(["08:00–09:00", "14:00–20:00"]);
    const asked = new URLSearchParams({
      ...{ spaceId: String(space.id), startDate: wednesday, endDate: wednesday },
      ...{ isFullDay: "false", startTime: "17:00", endTime: "18:00" },
    });
    const plan = await admin.get<Plan>(`/api/board/plan?${asked}`);
    expect(plan.body.unavailable?.message).toBe(closed[1]?.message);
  });

  it("reports a room as taken all day before it reports a request as too short", async () => {
    const space = await newSpace(admin, { minBookingHours: 2 });
    const day = inDays(45);
    await admin.post("/api/bookings", bookingBody(space.id, day, { isFullDay: true }));
    const asked = { startDate: day, endDate: day, isFullDay: "false", startTime: "17:00", endTime: "18:00" };
    const free = await admin.get<FreeRoom[]>(`/api/board/free?${new URLSearchParams(asked)}`);
    expect(free.body.find(({ spaceId }) => spaceId === space.id)?.unavailable?.code).toBe("SLOT_TAKEN");
  });

  it("fails on stored time of an unknown kind instead of showing it as another kind", async () => {
    const space = await newSpace(admin);
    const day = "2019-03-04";
    await sql(
      "INSERT INTO taken_times (space_id, starts_at, ends_at, owner) VALUES ($1, $2::date, $2::date + 1, 'maintenance:7')",
      [space.id, day],
    );
    expect((await board(admin, day, day)).status).toBe(500);
    await sql("DELETE FROM taken_times WHERE space_id = $1", [space.id]);
    expect((await board(admin, day, day)).status).toBe(200);
  });

  it("is for six weeks at most", async () => {
    expect((await board(admin, inDays(1), inDays(42))).status).toBe(200);
    for (const to of [inDays(43), inDays(0), "domani"])
      expect((await board(admin, inDays(1), to)).status).toBe(400);
  });

  it("shows the same half-day in several rooms", async () => {
    const [one, other] = [await newSpace(admin), await newSpace(admin)];
    const day = inDays(41);
    await admin.post("/api/bookings", bookingBody(one.id, day, AFTERNOON));
    await admin.post("/api/bookings", bookingBody(other.id, day, AFTERNOON));
    const { entries } = (await board(admin, day, day)).body;
    expect(entries.filter(({ spaceId }) => [one.id, other.id].includes(spaceId))).toHaveLength(2);
  });
});
