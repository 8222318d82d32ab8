import type { Alternatives } from "@/lib/schemas/booking/alternatives";
import type { Booking, BookingCreated } from "@/lib/schemas/booking/booking";
import type { SeriesCreated, SeriesQuote } from "@/lib/schemas/booking/series";
import type { Plan } from "@/lib/schemas/panel/board";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Settings } from "@/lib/schemas/site/settings";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace, postBooking } from "../../helpers/spaces";
import { verifyAddress } from "../../helpers/verified";
import { spaceWait, waiting } from "../../helpers/waiting-list";

/** The price that the panel shows for a person is the price that the person is charged. */

const FULL = 7000;
const MEMBERS = 6300;
const HALF = 4000;
const MEMBERS_HALF = 3600;

let discount: number;
beforeAll(async () => {
  discount = (await admin.get<Settings>("/api/settings")).body.memberDiscountPercent;
  await admin.patch("/api/settings", { memberDiscountPercent: 10 });
});
afterAll(async () => {
  await admin.patch("/api/settings", { memberDiscountPercent: discount });
});

let space: Space;
beforeEach(async () => {
  space = await newSpace(admin);
});

/** A member without an account. */
async function newMember({ email = null }: { email?: string | null } = {}): Promise<number> {
  const [person] = await sql<{ id: number }>(
    `INSERT INTO people (first_name, last_name, email, phone, member_until)
     VALUES ('Marta', 'Tesserata', $1, '333 1234567', $2) RETURNING id`,
    [email, inDays(300)],
  );
  if (!person) throw new Error("No person was made");
  return person.id;
}

/** An account of a member, by default with an unverified address. */
async function newMemberWithAccount({ isVerified = false } = {}) {
  const { client, user } = await newCustomer();
  if (isVerified) await verifyAddress(client, user);
  await sql("UPDATE people SET member_until = $1 WHERE id = (SELECT person_id FROM users WHERE id = $2)", [
    inDays(300),
    user.id,
  ]);
  const [person] = await sql<{ id: number }>("SELECT person_id AS id FROM users WHERE id = $1", [user.id]);
  if (!person) throw new Error("The account has no person");
  return { client, user, personId: person.id };
}

const dayOf = (day: string) => `startDate=${day}&endDate=${day}&isFullDay=true`;
const quote = async (client: ApiClient, query: string) =>
  client.get<SpaceQuote & ErrorBody>(`/api/spaces/${space.id}/quote?${query}`);
const plan = async (query: string) =>
  admin.get<Plan & ErrorBody>(`/api/board/plan?spaceId=${space.id}&${query}`);
const seriesQuote = async (client: ApiClient, day: string, more: object) =>
  client.post<SeriesQuote & ErrorBody>("/api/bookings/series/quote", {
    spaceId: space.id,
    dates: [{ startDate: day, isFullDay: true }],
    ...more,
  });
const alternatives = async (client: ApiClient, day: string, more: string) =>
  client.get<Alternatives & ErrorBody>(
    `/api/spaces/${space.id}/alternatives?startDate=${day}&endDate=${day}&startTime=08:00&endTime=13:00${more}`,
  );
/** The prices in cents of the alternatives to a morning in the same room, each once, in ascending order. */
async function pricesInstead(client: ApiClient, day: string, more: string): Promise<number[]> {
  const { body } = await alternatives(client, day, more);
  const own = body.alternatives.filter(({ spaceId }) => spaceId === space.id);
  return [...new Set(own.map(({ totalAmount }) => totalAmount))].sort((a, b) => a - b);
}

/** What the panel sends for a known person: neither name nor contacts. */
const deskBody = (day: string, personId: number, more: object = {}) => ({
  spaceId: space.id,
  startDate: day,
  endDate: day,
  isFullDay: true,
  purpose: "Prenotazione telefonica",
  attendees: 1,
  personId,
  ...more,
});

async function personOf(kind: "without account" | "unverified" | "verified"): Promise<number> {
  if (kind === "without account") return newMember();
  return (await newMemberWithAccount({ isVerified: kind === "verified" })).personId;
}

test.each(["without account", "unverified", "verified"] as const)(
  "the member's price is shown and charged everywhere to a member: %s",
  async (kind) => {
    const personId = await personOf(kind);
    const day = inDays(20);
    expect((await quote(admin, `${dayOf(day)}&personId=${personId}`)).body.totalAmount).toBe(MEMBERS);
    const planned = (await plan(`${dayOf(day)}&personId=${personId}`)).body;
    const line = { label: "Sconto soci 10 %", quantity: 1, unitAmount: -700, amount: -700 };
    expect([planned.totalAmount, planned.lines.at(-1)]).toEqual([MEMBERS, line]);
    expect((await seriesQuote(admin, day, { personId })).body.totalAmount).toBe(MEMBERS);

    const made = await admin.post<BookingCreated>(
      "/api/bookings",
      deskBody(day, personId, { expectedTotal: MEMBERS }),
    );
    expect([made.status, made.body.booking?.totalAmount, made.body.booking?.personId]).toEqual([
      201,
      MEMBERS,
      personId,
    ]);
    const series = await admin.post<SeriesCreated>("/api/bookings/series", {
      spaceId: space.id,
      dates: [{ startDate: inDays(21), isFullDay: true }],
      purpose: "Corso",
      attendees: 1,
      personId,
      expectedTotal: MEMBERS,
    });
    expect([series.status, series.body.bookings?.[0]?.totalAmount]).toEqual([201, MEMBERS]);

    // The time is now taken, and its alternatives have the member's price too.
    expect(await pricesInstead(admin, day, `&personId=${personId}`)).toEqual([MEMBERS_HALF, MEMBERS]);
  },
);

test("moving a member's booking in the panel charges the price shown by quote and plan", async () => {
  const personId = await newMember();
  const { body } = await admin.post<BookingCreated>("/api/bookings", deskBody(inDays(20), personId));
  const { id } = body.booking;
  const shown = [
    (await quote(admin, `${dayOf(inDays(25))}&bookingId=${id}`)).body.totalAmount,
    (await plan(`${dayOf(inDays(25))}&bookingId=${id}`)).body.totalAmount,
    (await plan(`${dayOf(inDays(25))}&bookingId=${id}&personId=${personId}`)).body.totalAmount,
  ];
  expect(shown).toEqual([MEMBERS, MEMBERS, MEMBERS]);
  const path = `/api/bookings/${id}`;
  const wrong = await admin.put<ErrorBody & { totalAmount?: number }>(path, {
    startDate: inDays(25),
    expectedTotal: FULL,
  });
  expect([wrong.status, wrong.body.code, wrong.body.totalAmount]).toEqual([409, "PRICE_CHANGED", MEMBERS]);
  expect((await admin.get<Booking>(path)).body.startDate).toBe(inDays(20));
  const moved = await admin.put<Booking>(path, { startDate: inDays(25), expectedTotal: MEMBERS });
  expect([moved.status, moved.body.totalAmount, moved.body.personId]).toEqual([200, MEMBERS, personId]);
  // The membership counts on the first day of the booking.
  const later = await admin.put<Booking>(path, { startDate: inDays(301) });
  expect(later.body.totalAmount).toBe(FULL);
});

test("a member who moves their own booking is charged the price shown", async () => {
  const { client, user } = await newMemberWithAccount({ isVerified: true });
  const { body } = await postBooking<BookingCreated>(client, space.id, inDays(20), {
    email: user.email,
    expectedTotal: MEMBERS,
  });
  const { id } = body.booking;
  const shown = (await quote(client, `${dayOf(inDays(26))}&bookingId=${id}`)).body.totalAmount;
  expect(shown).toBe(MEMBERS);
  const moved = await client.post<Booking>(`/api/bookings/${id}/move`, {
    startDate: inDays(26),
    isFullDay: true,
    expectedTotal: shown,
  });
  expect([moved.status, moved.body.totalAmount]).toEqual([200, MEMBERS]);
  expect(await pricesInstead(client, inDays(26), `&bookingId=${id}`)).toEqual([MEMBERS_HALF, MEMBERS]);
});

test("a member's booking keeps its price when it is canceled and restored", async () => {
  const personId = await newMember();
  const { body } = await admin.post<BookingCreated>("/api/bookings", deskBody(inDays(20), personId));
  const path = `/api/bookings/${body.booking.id}`;
  await admin.put(path, { status: "canceled" });
  const restored = await admin.put<Booking>(path, { status: "confirmed", expectedTotal: MEMBERS });
  expect([restored.status, restored.body.totalAmount, restored.body.personId]).toEqual([
    200,
    MEMBERS,
    personId,
  ]);
});

test("a member put on the waiting list by the panel accepts at the member's price", async () => {
  const personId = await newMember({ email: `marta.${space.id}@example.org` });
  const day = inDays(30);
  const taken = await admin.post<BookingCreated>("/api/bookings", bookingBody(space.id, day));
  const { firstName: _, lastName: __, email: ___, ...wish } = spaceWait(space.id, day, "");
  const entry = await waiting(admin, { ...wish, personId });
  expect(entry.personId).toBe(personId);
  await admin.put(`/api/bookings/${taken.body.booking.id}`, { status: "canceled" });
  const accepted = await admin.post<BookingCreated & ErrorBody>(`/api/waiting-list/${entry.id}/accept`, {
    expectedTotal: MEMBERS,
  });
  expect([accepted.status, accepted.body.booking?.totalAmount, accepted.body.booking?.personId]).toEqual([
    201,
    MEMBERS,
    personId,
  ]);
});

test("every panel request that takes a person rejects an unknown personId", async () => {
  const day = inDays(20);
  const nobody = 2_000_000_000;
  const answers = [
    await quote(admin, `${dayOf(day)}&personId=${nobody}`),
    await plan(`${dayOf(day)}&personId=${nobody}`),
    await seriesQuote(admin, day, { personId: nobody }),
    await alternatives(admin, day, `&personId=${nobody}`),
    await admin.post<ErrorBody>("/api/bookings", deskBody(day, nobody)),
  ];
  for (const { status, body } of answers)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["personId"]]);
  expect((await plan(`${dayOf(day)}&personId=marta`)).status).toBe(400);
});

test("customers and visitors see no price but their own", async () => {
  const personId = await newMember();
  const { client, user } = await newCustomer();
  const day = inDays(20);
  for (const asker of [client, new ApiClient()]) {
    expect((await quote(asker, `${dayOf(day)}&personId=${personId}`)).body.totalAmount).toBe(FULL);
    expect((await seriesQuote(asker, day, { personId })).body.totalAmount).toBe(FULL);
    expect(await pricesInstead(asker, day, `&personId=${personId}`)).toEqual([HALF, FULL]);
  }
  const made = await client.post<BookingCreated>("/api/bookings", {
    ...bookingBody(space.id, day, { email: user.email }),
    personId,
  });
  expect([made.body.booking.totalAmount, made.body.booking.userId]).toEqual([FULL, user.id]);
  expect((await plan(dayOf(day))).status).toBe(200);
});

test("an administrator who is a member sees the full price for new people, and the member's in public", async () => {
  const { client, user } = await newMemberWithAccount({ isVerified: true });
  await sql("UPDATE users SET is_admin = true WHERE id = $1", [user.id]);
  const day = inDays(20);
  expect((await quote(client, `${dayOf(day)}&personId=new`)).body.totalAmount).toBe(FULL);
  expect((await seriesQuote(client, day, { personId: null })).body.totalAmount).toBe(FULL);
  const made = await client.post<BookingCreated>("/api/bookings", {
    ...bookingBody(space.id, day, { email: null, phone: null, ...MORNING }),
    expectedTotal: HALF,
  });
  expect([made.status, made.body.booking.totalAmount]).toEqual([201, HALF]);
  const own = (await quote(client, `startDate=${day}&startTime=14:00&endTime=19:00`)).body.totalAmount;
  expect(own).toBe(MEMBERS_HALF);
  const forHerself = await client.post<BookingCreated>("/api/bookings", {
    ...bookingBody(space.id, day, { email: user.email, ...AFTERNOON }),
    expectedTotal: own,
  });
  expect([forHerself.status, forHerself.body.booking.totalAmount]).toEqual([201, MEMBERS_HALF]);
});
