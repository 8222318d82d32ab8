import pg from "pg";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { FreeRoom, Plan } from "@/lib/schemas/panel/board";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { inDays } from "../../helpers/days";
import { ADMIN, cookieOf, newCustomer } from "../../helpers/people";
import { databaseKind, databaseUrl, siteUrl } from "../../helpers/site";
import { AFTERNOON, bookingBody, MORNING, newSpace, postBooking } from "../../helpers/spaces";

/** What the desk requests before it writes, and how it is notified of other people's changes. */

const DAY = inDays(45);
const asQuery = (values: Record<string, string | number | boolean>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]));

describe("A plan", () => {
  it("has the price, the reason for unavailability, and all conflicts except the booking itself", async () => {
    const space = await newSpace(admin, { pricePerHour: "35" });
    const { body } = await postBooking<{ booking: Booking }>(admin, space.id, DAY, MORNING);
    await admin.post("/api/closures", {
      ...{ spaceId: space.id, startDate: DAY, endDate: DAY, reason: "Pulizie" },
      ...{ startTime: "14:00", endTime: "15:00" },
    });
    const plan = (more: Record<string, string | number | boolean>) =>
      admin.get<Plan>(
        `/api/board/plan?${asQuery({ spaceId: space.id, startDate: DAY, isFullDay: false, ...more })}`,
      );
    const taken = await plan({ startTime: "09:00", endTime: "15:00" });
    expect(taken.body.unavailable?.code).toBe("CLOSED");
    expect(taken.body.conflicts.map(({ kind }) => kind)).toEqual(["booking", "closure"]);
    const own = await plan({ startTime: "09:00", endTime: "12:00", bookingId: body.booking.id });
    expect(own.body).toEqual({
      ...{ totalAmount: 3500, isOnRequest: false, unavailable: null, conflicts: [] },
      lines: [{ label: "Mezza giornata", quantity: 1, unitAmount: 3500, amount: 3500 }],
    });
    expect((await plan({ startTime: "09:00", endTime: "12:00", bookingId: 2147483647 })).status).toBe(404);
  });

  it("covers all rooms at once, the free ones first", async () => {
    const [free, taken] = [await newSpace(admin), await newSpace(admin)];
    await admin.post("/api/bookings", bookingBody(taken.id, DAY, AFTERNOON));
    const answer = await admin.get<FreeRoom[]>(
      `/api/board/free?${asQuery({ startDate: DAY, ...AFTERNOON })}`,
    );
    expect(answer.body.find(({ spaceId }) => spaceId === free.id)?.unavailable).toBeNull();
    expect(answer.body.find(({ spaceId }) => spaceId === taken.id)?.unavailable?.code).toBe("SLOT_TAKEN");
    const firstTaken = answer.body.findIndex(({ unavailable }) => unavailable !== null);
    expect(answer.body.slice(firstTaken).every(({ unavailable }) => unavailable !== null)).toBe(true);
  });
});

describe("A booking on the phone", () => {
  it("needs no e-mail or phone from the panel and belongs to no account, unlike a customer's", async () => {
    const space = await newSpace(admin);
    const body = { ...bookingBody(space.id, DAY, MORNING), email: null };
    const answer = await admin.post<{ booking: Booking }>("/api/bookings", body);
    expect(answer.status).toBe(201);
    expect(answer.body.booking).toMatchObject({ email: "", userId: null });
    const { email: _, phone: __, ...without } = { ...body, ...AFTERNOON };
    expect((await admin.post("/api/bookings", without)).status).toBe(201);
    const customer = await newCustomer();
    const refused = await customer.client.post<{ errors: object }>("/api/bookings", {
      ...bookingBody(space.id, DAY, AFTERNOON),
      email: null,
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ email: ["Indirizzo email non valido"] });
  });
});

describe("Changes by others", () => {
  /** Opens the stream, runs `act`, and waits until the stream contains `wanted`. */
  async function listenFor(wanted: string, act: () => Promise<unknown>): Promise<void> {
    const cookie = await cookieOf(ADMIN.username, ADMIN.password);
    const stop = new AbortController();
    const answer = await fetch(`${siteUrl()}/api/board/changes`, {
      headers: { cookie },
      signal: stop.signal,
    });
    const reader = answer.body?.getReader();
    let heard = "";
    const hear = async (text: string) => {
      while (!heard.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
        if (done) throw new Error(`The stream ended without ${text}`);
        heard += new TextDecoder().decode(value);
      }
    };
    await hear("retry");
    // By then, the first check of the versions and the probe of the notifications are over.
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    heard = "";
    await act();
    await hear(wanted);
    stop.abort();
  }

  async function byHand(sql: string): Promise<void> {
    const database = new pg.Client({ connectionString: databaseUrl() });
    await database.connect();
    await database.query(sql);
    await database.end();
  }

  it("are noticed without a notification, because versions are compared", async () => {
    const space = await newSpace(admin);
    await listenFor("event: change", () =>
      byHand(`UPDATE spaces SET description = description || ' ' WHERE id = ${space.id}`),
    );
  });

  // Nothing is written, so only a listener can notice it.
  (databaseKind() === "postgres" ? it : it.skip)(
    "of another process are heard by PostgreSQL's notifications",
    () => listenFor("event: change", () => byHand("SELECT pg_notify('site_changes', '')")),
    60_000,
  );

  it("reach an open panel, and the stream ends with the session", async () => {
    const cookie = await cookieOf(ADMIN.username, ADMIN.password);
    const space = await newSpace(admin);
    const stop = new AbortController();
    const answer = await fetch(`${siteUrl()}/api/board/changes`, {
      headers: { cookie },
      signal: stop.signal,
    });
    expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(answer.headers.get("content-encoding")).toBeNull();
    const reader = answer.body?.getReader();
    let heard = "";
    const hear = async (wanted: string) => {
      while (!heard.includes(wanted)) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
        if (done) throw new Error(`The stream ended without ${wanted}`);
        heard += new TextDecoder().decode(value);
      }
    };
    await hear("retry");
    await admin.post("/api/bookings", bookingBody(space.id, DAY, MORNING));
    await hear("event: change");
    await new ApiClient().post("/api/auth/logout", undefined, { cookie });
    for (;;) if ((await reader?.read())?.done !== false) break;
    stop.abort();
  });
});
