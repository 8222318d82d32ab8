import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { admin } from "../../helpers/admin";
import { ApiClient, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { waitForMail } from "../../helpers/outbox";
import { newCustomer, type TestUser } from "../../helpers/people";
import { AFTERNOON, bookingBody, MORNING, newSpace, postBooking } from "../../helpers/spaces";
import {
  entryOf,
  eventually,
  expireOffer,
  spaceWait,
  wait,
  waiting,
  waitingToken,
} from "../../helpers/waiting-list";

interface Person {
  client: ApiClient;
  user: TestUser;
  password: string;
}
const day = inDays(20);
let holder: Person;
let first: Person;
let second: Person;
let space: Space;
let booking: Booking;

beforeAll(async () => {
  [holder, first, second] = [await newCustomer(), await newCustomer(), await newCustomer()];
});
beforeEach(async () => {
  space = await newSpace(admin);
  booking = await book(holder, {});
});

async function book(person: Person, more: Record<string, unknown>): Promise<Booking> {
  const body = bookingBody(space.id, day, { email: person.user.email, ...more });
  const answer = await person.client.post<{ booking: Booking }>("/api/bookings", body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.booking;
}
const waits = (person: Person, more: Record<string, unknown> = {}) =>
  waiting(person.client, spaceWait(space.id, day, person.user.email, more));
const cancel = (one = booking) => holder.client.put(`/api/bookings/${one.id}`, { status: "canceled" });
const statusOf = async (entry: WaitingEntry) => (await entryOf(admin, entry)).status;
const accept = (client: ApiClient, { id }: WaitingEntry, body: object = {}) =>
  client.post<{ booking: Booking; confirmationNumber: string; code?: string }>(
    `/api/waiting-list/${id}/accept`,
    body,
  );
const bookingIs = async (client: ApiClient, more: Record<string, unknown> = {}) => {
  const { status, body } = await postBooking<{ code?: string }>(client, space.id, day, more);
  return body.code ?? status;
};

describe("Waiting for a taken period", () => {
  test("stores the request with its position, and returns no token", async () => {
    const entry = await waits(first, { ...MORNING, attendees: 3 });
    expect(entry).toMatchObject({
      kind: "space",
      status: "waiting",
      title: space.name,
      spaceId: space.id,
      startDate: day,
      endDate: day,
      startTime: "08:00",
      endTime: "13:00",
      isFullDay: false,
      attendees: 3,
      purpose: "Lista d'attesa",
      email: first.user.email,
      userId: first.user.id,
      position: 1,
      offerExpiresAt: null,
      bookingId: null,
    });
    expect(await waits(second)).toMatchObject({ position: 2, isFullDay: true });
    expect(await waits(holder, AFTERNOON)).toMatchObject({ position: 2 });
    expect(JSON.stringify(entry)).not.toMatch(/token|nonce/);
    await waitingToken(first.user.email);
  });

  test("is rejected for free time, a duplicate, and the same reasons as a booking", async () => {
    const asked = (more: object) =>
      wait(first.client, spaceWait(space.id, day, first.user.email, { ...more }));
    expect(refusal(await asked({ startDate: inDays(21), endDate: inDays(21) }))).toEqual([409, "AVAILABLE"]);
    await waits(first, MORNING);
    const again = await asked({ ...MORNING, email: first.user.email.toUpperCase() });
    expect([again.status, again.body.code]).toEqual([409, "DUPLICATE"]);
    expect((await asked(AFTERNOON)).status).toBe(201);
    expect((await asked({ startDate: inDays(-2), endDate: inDays(-2) })).body.errors).toHaveProperty(
      "startDate",
    );
    expect((await asked({ attendees: 21 })).body.errors).toHaveProperty("attendees");
    expect((await asked({ spaceId: 999_999 })).status).toBe(404);
    expect((await asked({ kind: "boat" })).body.errors).toHaveProperty("kind");
    await admin.put(`/api/spaces/${space.id}`, { isAvailable: false });
    expect((await asked({})).body.code).toBe("SPACE_UNAVAILABLE");
  });

  test("returns the same response for the same key", async () => {
    const key = { "Idempotency-Key": `wait-${space.id}` };
    const body = spaceWait(space.id, day, first.user.email);
    const once = await wait(first.client, body, key);
    expect(await wait(first.client, body, key)).toMatchObject({ status: 201, body: once.body });
    expect((await wait(first.client, { ...body, attendees: 2 }, key)).body.code).toBe("DUPLICATE");
  });
});

describe("Freed time", () => {
  test("is held for the first person in line against everybody else, and offered by mail", async () => {
    const one = await waits(first);
    const two = await waits(second);
    await cancel();
    const offered = await entryOf(admin, one);
    expect(offered.status).toBe("offered");
    const left = Date.parse(offered.offerExpiresAt ?? "") - Date.now();
    expect(left).toBeGreaterThan(86_000_000);
    expect(await statusOf(two)).toBe("waiting");
    expect(await bookingIs(second.client)).toBe("SLOT_TAKEN");
    expect(await bookingIs(admin)).toBe("SLOT_TAKEN");
    const closing = { spaceId: space.id, startDate: day, endDate: day, reason: "Lavori" };
    const closed = await admin.post<{ conflicts: { kind: string; id: number; title: string }[] }>(
      "/api/closures",
      closing,
    );
    expect(closed.status).toBe(409);
    expect(closed.body.conflicts).toMatchObject([{ kind: "hold", id: one.id }]);
    const token = await waitingToken(first.user.email, "waitingOffered");
    expect((await accept(new ApiClient(), one, { token: `${token}x` })).status).toBe(404);
    expect((await accept(second.client, one)).status).toBe(404);
    expect((await accept(new ApiClient(), one)).status).toBe(404);
    expect((await accept(second.client, two)).body.code).toBe("OFFER_EXPIRED");

    const accepted = await accept(new ApiClient(), one, { token });
    expect(accepted.status).toBe(201);
    expect(accepted.body.booking).toMatchObject({
      userId: first.user.id,
      spaceId: space.id,
      startDate: day,
      status: "confirmed",
      totalAmount: 7000,
      purpose: "Lista d'attesa",
    });
    expect(accepted.body.confirmationNumber).toBe(accepted.body.booking.confirmationNumber);
    expect(await entryOf(admin, one)).toMatchObject({
      status: "accepted",
      bookingId: accepted.body.booking.id,
      position: null,
    });
    expect(await entryOf(admin, two)).toMatchObject({ status: "waiting", position: 1 });
    expect((await accept(first.client, one)).body.code).toBe("OFFER_EXPIRED");
    await waitForMail(first.user.email, "bookingConfirmed");
  });

  test("goes to the first person whose whole request fits, and is free for all if none fits", async () => {
    await cancel();
    const morning = await book(holder, MORNING);
    await book(holder, AFTERNOON);
    const whole = await waits(first);
    const half = await waits(second, MORNING);
    await cancel(morning);
    expect([await statusOf(whole), await statusOf(half)]).toEqual(["waiting", "offered"]);
    await second.client.delete(`/api/waiting-list/${half.id}`);
    expect(await bookingIs(first.client, MORNING)).toBe(201);
  });

  test("is passed on when a person leaves the list, by link, session or panel", async () => {
    const one = await waits(first);
    const two = await waits(second);
    await cancel();
    expect((await second.client.delete(`/api/waiting-list/${one.id}`)).status).toBe(404);
    expect((await new ApiClient().delete(`/api/waiting-list/${one.id}?token=falso`)).status).toBe(404);
    expect((await first.client.delete(`/api/waiting-list/${one.id}`)).status).toBe(200);
    expect((await first.client.delete(`/api/waiting-list/${one.id}`)).status).toBe(200);
    expect([await statusOf(one), await statusOf(two)]).toEqual(["left", "offered"]);
    expect((await admin.delete(`/api/waiting-list/${two.id}`)).status).toBe(200);
    await waitForMail(second.user.email, "waitingRemoved");
    expect(await bookingIs(first.client)).toBe(201);
  });

  test("is held until the offer expires, and passed on within ten seconds", async () => {
    const one = await waits(first);
    const two = await waits(second);
    await cancel();
    await expireOffer(one);
    expect((await accept(first.client, one)).body.code).toBe("OFFER_EXPIRED");
    expect(await bookingIs(holder.client)).toBe("SLOT_TAKEN");
    await eventually(async () => (await statusOf(two)) === "offered", "the next is asked");
    expect(await statusOf(one)).toBe("expired");
    await waitForMail(first.user.email, "waitingExpired");
  });

  test("is offered to the next person when the account with the offer is erased", async () => {
    const gone = await newCustomer();
    const one = await waits(gone);
    const two = await waits(first);
    await cancel();
    expect(await statusOf(one)).toBe("offered");
    const erased = await gone.client.send("DELETE", "/api/users/me", { body: { password: gone.password } });
    expect(erased.status).toBe(200);
    expect(await statusOf(two)).toBe("offered");
    await expect(entryOf(admin, one)).rejects.toThrow();
  });
});

describe("Time is freed", () => {
  const day2 = inDays(25);
  const isAsked = async (entry: WaitingEntry) => expect(await statusOf(entry)).toBe("offered");

  test("by a move", async () => {
    const entry = await waits(first);
    await holder.client.post(`/api/bookings/${booking.id}/move`, { startDate: day2, isFullDay: true });
    await isAsked(entry);
  });

  test("by an administrator's change", async () => {
    const entry = await waits(first, AFTERNOON);
    await admin.put(`/api/bookings/${booking.id}`, MORNING);
    await isAsked(entry);
  });

  test("by the deletion of a closure", async () => {
    const closed = await admin.post<{ id: number }>("/api/closures", {
      spaceId: space.id,
      startDate: day2,
      endDate: day2,
      reason: "Lavori",
    });
    const entry = await waits(first, { startDate: day2, endDate: day2 });
    await admin.delete(`/api/closures/${closed.body.id}`);
    await isAsked(entry);
  });

  test("by an event that is deactivated", async () => {
    const plan = { title: "Prova", price: "10", maxParticipants: 5, spaceId: space.id };
    const times = { startTime: "09:00", endTime: "18:00" };
    const event = await admin.post<{ id: number }>("/api/events", { ...plan, ...times, eventDate: day2 });
    expect(event.status).toBe(201);
    const entry = await waits(first, { startDate: day2, endDate: day2 });
    await admin.put(`/api/events/${event.body.id}`, { isActive: false });
    await isAsked(entry);
  });

  test("by a smaller buffer", async () => {
    const buffered = await newSpace(admin, { bufferMinutes: 60 });
    const body = bookingBody(buffered.id, day2, { startTime: "12:00", endTime: "13:00", isFullDay: false });
    expect((await holder.client.post("/api/bookings", body)).status).toBe(201);
    const wish = { isFullDay: false, startTime: "10:00", endTime: "12:00" };
    const entry = await waiting(first.client, spaceWait(buffered.id, day2, first.user.email, wish));
    await admin.put(`/api/spaces/${buffered.id}`, { bufferMinutes: 0 });
    await isAsked(entry);
  });

  test("by a room that is available again", async () => {
    const entry = await waits(first);
    await admin.put(`/api/spaces/${space.id}`, { isAvailable: false });
    await cancel();
    expect(await statusOf(entry)).toBe("waiting");
    await admin.put(`/api/spaces/${space.id}`, { isAvailable: true });
    await isAsked(entry);
  });
});

describe("The panel", () => {
  test("sees all waiting people in order, by room and status, and others see their own entries", async () => {
    const one = await waits(first);
    const two = await waits(second);
    const list = async (client: ApiClient, query: string) =>
      (await client.get<WaitingEntry[]>(`/api/waiting-list?${query}`)).body.map(({ id }) => id);
    expect(await list(admin, `spaceId=${space.id}`)).toEqual([one.id, two.id]);
    expect(await list(admin, `spaceId=${space.id}&status=offered`)).toEqual([]);
    expect(await list(first.client, `spaceId=${space.id}`)).toEqual([one.id]);
  });

  test("offers out of turn with a reason, if the time is free", async () => {
    const one = await waits(first);
    const two = await waits(second);
    const offer = (entry: WaitingEntry, client = admin, body: object = { reason: "Aspetta da mesi" }) =>
      client.post<WaitingEntry & { code?: string }>(`/api/waiting-list/${entry.id}/offer`, body);
    expect((await offer(two)).body.code).toBe("SLOT_TAKEN");
    expect((await offer(two, admin, {})).status).toBe(400);
    await cancel();
    expect((await offer(two)).body.code).toBe("SLOT_TAKEN");
    await first.client.delete(`/api/waiting-list/${one.id}`);
    await second.client.delete(`/api/waiting-list/${two.id}`);
    const again = await offer(two);
    expect([again.status, again.body.status]).toEqual([200, "offered"]);
    expect(await bookingIs(holder.client)).toBe("SLOT_TAKEN");
    const { body } = await admin.get<{ entity: string; action: string; changes: object }[]>(
      `/api/audit?entity=waiting-entry&entityId=${two.id}`,
    );
    expect(body[0]).toMatchObject({ action: "offer", changes: { reason: { to: "Aspetta da mesi" } } });
  });
});

test("the link works until 30 days after the time that is waited for", async () => {
  const person = await newCustomer();
  const entry = await waits(person);
  const token = await waitingToken(person.user.email);
  const leave = async () =>
    (await new ApiClient().delete(`/api/waiting-list/${entry.id}?token=${token}`)).status;
  const goBy = (days: number) =>
    sql(
      `UPDATE waiting_entries SET starts_at = starts_at - make_interval(days => $2::int),
         ends_at = ends_at - make_interval(days => $2::int) WHERE id = $1`,
      [entry.id, days],
    );
  await goBy(52);
  expect(await leave()).toBe(404);
  await goBy(-4);
  expect(await leave()).toBe(200);
});

test("an accepted offer includes the requested extras as far as they are in stock", async () => {
  const extra = await admin.post<{ id: number }>("/api/extras", {
    name: "Tappetino",
    price: 200,
    unit: "booking",
    stock: 3,
  });
  const extras = [{ extraId: extra.body.id, quantity: 3 }];
  const entry = await waits(first, { extras });
  expect(entry.extras).toEqual(extras);
  await book(holder, { spaceId: (await newSpace(admin)).id, extras: [{ ...extras[0], quantity: 1 }] });
  await cancel();
  const accepted = await accept(first.client, entry, { expectedTotal: 7000 + 2 * 200 });
  expect(accepted.body.booking.extras).toMatchObject([{ extraId: extra.body.id, quantity: 2, amount: 400 }]);
});

test("extras of an immense amount refuse to wait, and never the cancellation that would free the time", async () => {
  const newExtra = async (price: number) => {
    const body = { name: "Tappetini", price, unit: "booking", spaceIds: [space.id] };
    return (await admin.post<{ id: number }>("/api/extras", body)).body.id;
  };
  const extras = [{ extraId: await newExtra(100_000_000), quantity: 1000 }];
  const refused = await wait(first.client, spaceWait(space.id, day, first.user.email, { extras }));
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["extras"]]);

  const extraId = await newExtra(100);
  const entry = await waits(first, { extras: [{ extraId, quantity: 1000 }] });
  expect((await admin.put(`/api/extras/${extraId}`, { price: 100_000_000 })).status).toBe(200);
  expect((await cancel()).status).toBe(200);
  expect(await statusOf(entry)).toBe("offered");
});
