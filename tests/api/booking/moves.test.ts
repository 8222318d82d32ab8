import type { Availability } from "@/lib/client/room-time/use-availability";
import type { Alternatives } from "@/lib/schemas/booking/alternatives";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import type { ApiClient, ErrorBody } from "../../helpers/api";
import { refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { waitForMail } from "../../helpers/outbox";
import { newCustomer, type TestUser } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace } from "../../helpers/spaces";

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

async function book(
  client: ApiClient,
  startDate: string,
  overrides: Record<string, unknown> = {},
  spaceId = space.id,
) {
  const body = bookingBody(spaceId, startDate, { email: user.email, ...overrides });
  const answer = await client.post<{ booking: Booking }>("/api/bookings", body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.booking;
}
const move = (client: ApiClient, { id }: Booking, to: object) =>
  client.post<Booking & { code?: string }>(`/api/bookings/${id}/move`, to);

describe("Availability for a move", () => {
  test("counts the booking's own time as free, for its owner and the panel only", async () => {
    const day = inDays(14);
    const booking = await book(customer, day, MORNING);
    const period = `startDate=${day}&endDate=${day}`;
    const moved = `&bookingId=${booking.id}`;
    const isFree = async (client: ApiClient, more: string) => {
      const quote = await client.get<SpaceQuote>(
        `/api/spaces/${space.id}/quote?${period}&isFullDay=true${more}`,
      );
      const days = await client.get<Availability>(`/api/spaces/${space.id}/availability?${period}${more}`);
      return [quote.body.isAvailable, days.body.availability[0]?.periods.mattina.isAvailable];
    };
    expect(await isFree(customer, "")).toEqual([false, false]);
    expect(await isFree(customer, moved)).toEqual([true, true]);
    expect(await isFree(admin, moved)).toEqual([true, true]);
    expect(await isFree(other, moved)).toEqual([false, false]);
    expect(await isFree(customer, "&bookingId=2000000000")).toEqual([false, false]);
    const { body } = await customer.get<Alternatives>(
      `/api/spaces/${space.id}/alternatives?${period}&isFullDay=true${moved}`,
    );
    expect(body.alternatives.some(({ kind, startTime }) => kind === "period" && startTime === "08:00")).toBe(
      true,
    );
  });
});

describe("Moving a booking", () => {
  test("recalculates the price, keeps id and number, and frees the old time at once", async () => {
    const booking = await book(customer, inDays(10), MORNING);
    const { status, body } = await move(customer, booking, { startDate: inDays(12), isFullDay: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: booking.id,
      confirmationNumber: booking.confirmationNumber,
      startDate: inDays(12),
      endDate: inDays(12),
      isFullDay: true,
      totalAmount: 7000,
      status: "confirmed",
    });
    await book(other, inDays(10), MORNING);
    const mail = await waitForMail(user.email, "bookingMoved");
    expect(mail.text).toContain("30,00");
    const file = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar")?.content;
    const calendar = typeof file === "string" ? file : new TextDecoder().decode(file);
    expect(calendar).toContain(`UID:prenotazione-${booking.id}@`);
    expect(calendar).toMatch(/SEQUENCE:1\b/);
  });

  test("may overlap the old hours, or go to another room", async () => {
    const booking = await book(customer, inDays(10), MORNING);
    expect((await move(customer, booking, { startDate: inDays(10), isFullDay: true })).body.totalAmount).toBe(
      7000,
    );
    const dear = await newSpace(admin, { pricePerHour: "90" });
    expect(
      (await move(customer, booking, { startDate: inDays(10), ...AFTERNOON, spaceId: dear.id })).body,
    ).toMatchObject({ spaceId: dear.id, totalAmount: 9000 });
    await book(other, inDays(10));
  });

  test("makes it pending if the new price is on request, and confirmed again otherwise", async () => {
    const booking = await book(customer, inDays(10), MORNING);
    const open = await newSpace(admin, { pricePerHour: "su richiesta" });
    const to = { startDate: inDays(10), ...MORNING };
    expect((await move(customer, booking, { ...to, spaceId: open.id })).body).toMatchObject({
      status: "pending",
      totalAmount: 0,
    });
    expect((await move(customer, booking, { ...to, spaceId: space.id })).body).toMatchObject({
      status: "confirmed",
      totalAmount: 4000,
    });
  });

  test("leaves the booking untouched when it is rejected", async () => {
    const booking = await book(customer, inDays(10), MORNING);
    await book(other, inDays(11));
    const small = await newSpace(admin, { capacity: 2 });
    for (const [to, status, code] of [
      [{ startDate: inDays(11), ...MORNING }, 409, "SLOT_TAKEN"],
      [{ startDate: inDays(-1), isFullDay: true }, 400, "VALIDATION"],
      [{ startDate: inDays(12), isFullDay: true, spaceId: small.id }, 400, "VALIDATION"],
      [{ startDate: inDays(12), isFullDay: false }, 400, "VALIDATION"],
      [{ startDate: inDays(12), isFullDay: true, spaceId: 999_999 }, 404, "NOT_FOUND"],
    ] as const) {
      expect(refusal(await move(customer, booking, to))).toEqual([status, code]);
    }
    expect((await customer.get<Booking>(`/api/bookings/${booking.id}`)).body).toEqual(booking);
  });

  test("is rejected for a canceled booking, or less than changeHours before the start", async () => {
    const to = { startDate: inDays(20), isFullDay: true };
    const near = await book(customer, inDays(10));
    await sql(
      "UPDATE bookings SET starts_at = now() + interval '47 hours', ends_at = now() + interval '49 hours' WHERE id = $1",
      [near.id],
    );
    expect((await move(customer, near, to)).body.code).toBe("NOT_CHANGEABLE");
    const gone = await book(customer, inDays(12));
    await customer.put(`/api/bookings/${gone.id}`, { status: "canceled" });
    expect(refusal(await move(customer, gone, to))).toEqual([409, "NOT_CHANGEABLE"]);
  });

  test("is rejected for a canceled booking even in the panel, unless it is restored in the same request", async () => {
    const booking = await book(customer, inDays(10));
    const path = `/api/bookings/${booking.id}`;
    const dearer = await newSpace(admin, { pricePerDay: "140" });
    await customer.put(path, { status: "canceled" });
    const canceled = (await admin.get<Booking>(path)).body;
    for (const to of [
      { spaceId: dearer.id },
      { startDate: inDays(11), endDate: inDays(12) },
      { spaceId: dearer.id, totalAmount: 7000 },
    ]) {
      expect(refusal(await admin.put<ErrorBody>(path, to))).toEqual([409, "NOT_CHANGEABLE"]);
    }
    expect((await admin.get<Booking>(path)).body).toEqual(canceled);
    const restored = { status: "confirmed", spaceId: dearer.id };
    expect((await admin.put<Booking>(path, restored)).body).toMatchObject({
      ...restored,
      ...{ totalAmount: 14_000, refundAmount: null },
    });
  });

  test("is limited to five times an hour for the customer, but not for the panel", async () => {
    const { client, user: mover } = await newCustomer();
    const booking = await book(client, inDays(10), { ...MORNING, email: mover.email });
    const moveBy = async (count: number) =>
      (await move(client, booking, { startDate: inDays(11 + count) })).status;
    const moves: number[] = [];
    for (let count = 0; count < 6; count += 1) moves.push(await moveBy(count));
    expect(moves).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await admin.put(`/api/bookings/${booking.id}`, { status: "canceled" })).status).toBe(200);
  });

  test("is for its owner only: 404 for a stranger, 403 for an administrator", async () => {
    const booking = await book(customer, inDays(10));
    const to = { startDate: inDays(20), isFullDay: true };
    expect((await move(other, booking, to)).status).toBe(404);
    expect((await move(admin, booking, to)).status).toBe(403);
  });
});

describe("Alternatives", () => {
  const ask = async (query: string) =>
    (await customer.get<Alternatives>(`/api/spaces/${space.id}/alternatives?${query}`)).body.alternatives;

  test("are the other half-day, other rooms at that time, and near days, the later of two first", async () => {
    await book(other, inDays(10), MORNING);
    const found = await ask(
      `startDate=${inDays(10)}&isFullDay=false&startTime=08:00&endTime=13:00&attendees=20`,
    );
    expect(found.length).toBeLessThanOrEqual(9);
    expect(found[0]).toMatchObject({
      kind: "period",
      spaceId: space.id,
      startDate: inDays(10),
      startTime: "14:00",
      endTime: "19:00",
      totalAmount: 4000,
      difference: 0,
    });
    const rooms = found.filter(({ kind }) => kind === "space");
    expect(rooms.length).toBeGreaterThan(0);
    expect(rooms.every(({ spaceId, startTime }) => spaceId !== space.id && startTime === "08:00")).toBe(true);
    expect(found.filter(({ kind }) => kind === "day").map(({ startDate }) => startDate)).toEqual([
      inDays(11),
      inDays(9),
      inDays(12),
    ]);
  });

  test("are other rooms only if the room is too small, and have no price difference if on request", async () => {
    space = await newSpace(admin, { capacity: 2, pricePerDay: "su richiesta" });
    const found = await ask(`startDate=${inDays(10)}&isFullDay=true&attendees=10`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ kind, difference }) => kind === "space" && difference === null)).toBe(true);
  });

  test("reject malformed queries with 400 and an unknown room with 404", async () => {
    expect((await customer.get(`/api/spaces/${space.id}/alternatives?startDate=x`)).status).toBe(400);
    expect(
      (await customer.get(`/api/spaces/${space.id}/alternatives?startDate=${inDays(3)}&attendees=0`)).status,
    ).toBe(400);
    expect((await customer.get(`/api/spaces/999999/alternatives?startDate=${inDays(3)}`)).status).toBe(404);
  });
});
