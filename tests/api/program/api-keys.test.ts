import { createHash, randomUUID } from "node:crypto";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Member } from "@/lib/schemas/membership/member";
import type { ApiKey, ApiKeyCreated } from "@/lib/schemas/program/api-key";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { ApiClient, refusal } from "../../helpers/api";
import { newApiKey } from "../../helpers/api-keys";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { addAttempts } from "../../helpers/limits";
import { admit, newMember, payFee, registerData } from "../../helpers/members";
import { newLastName, newPanelPerson, personOfAccount } from "../../helpers/panel-people";
import { cookieOf, newAdmin, newCustomer } from "../../helpers/people";
import { siteUrls } from "../../helpers/site";
import { newSpace, bookingBody as roomBody } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

const ALL = [
  "catalogue:write",
  "bookings:read",
  "bookings:write",
  "people:read",
  "money:read",
  "money:write",
] as const;

let admin: Awaited<ReturnType<typeof newAdmin>>;
let spaceId: number;
beforeAll(async () => {
  admin = await newAdmin();
  spaceId = (await newSpace(admin.client)).id;
});

let day = 20;
const bookingBody = (overrides: object = {}) => {
  day += 1;
  return roomBody(spaceId, inDays(day), { email: `carla.${randomUUID()}@example.org`, ...overrides });
};

describe("An API key", () => {
  test("shows its secret once, and is listed without it", async () => {
    const { key } = await newApiKey(["bookings:read", "catalogue:write"], { expiresOn: inDays(3) });
    expect(key.secret).toMatch(/^ninfea_[\w-]{43}$/);
    expect(key.secret.startsWith(key.prefix)).toBe(true);
    const one = await admin.client.get<ApiKey>(`/api/keys/${key.id}`);
    expect(one.body).toEqual({
      ...{ id: key.id, name: key.name, prefix: key.prefix, expiresOn: inDays(3), lastUsedAt: null },
      scopes: ["catalogue:write", "bookings:read"],
      createdAt: expect.any(String),
    });
    const list = await admin.client.get<ApiKey[]>("/api/keys");
    expect(list.body.find(({ id }) => id === key.id)).toEqual(one.body);
    expect(JSON.stringify(list.body)).not.toContain(key.secret);
  });

  test("is stored as the SHA-256 of its secret, which gives no access", async () => {
    const { key } = await newApiKey(["bookings:read"]);
    const rows = await sql<Record<string, unknown>>("SELECT * FROM api_keys WHERE id = $1", [key.id]);
    const hash = createHash("sha256").update(key.secret).digest("hex");
    expect(rows[0]?.secret_hash).toBe(hash);
    expect(JSON.stringify(rows)).not.toContain(key.secret);
    expect((await new ApiClient({ token: `ninfea_${hash}` }).get("/api/bookings")).status).toBe(401);
  });

  test("is rejected with a last day in the past", async () => {
    const answer = await admin.client.post("/api/keys", { name: "Sito", scopes: [], expiresOn: inDays(-1) });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ["expiresOn"]]);
  });

  test("shows when it was last used", async () => {
    const { key, client } = await newApiKey([]);
    const before = Date.now();
    expect((await client.get("/api/spaces")).status).toBe(200);
    const { body } = await admin.client.get<ApiKey>(`/api/keys/${key.id}`);
    expect(Date.parse(body.lastUsedAt ?? "")).toBeGreaterThanOrEqual(before - 1_000);
  });
});

describe("An ended, expired or unknown API key", () => {
  test("is rejected with 401 by every process at once, even for public requests", async () => {
    const { key, client } = await newApiKey(["bookings:read"]);
    for (const base of siteUrls()) expect((await client.get("/api/bookings", { base })).status).toBe(200);
    expect((await admin.client.delete(`/api/keys/${key.id}`)).status).toBe(200);
    for (const base of siteUrls()) {
      expect(refusal(await client.get("/api/bookings", { base }))).toEqual([401, "UNAUTHENTICATED"]);
      expect((await client.get("/api/spaces", { base })).status).toBe(401);
    }
    expect((await admin.client.delete(`/api/keys/${key.id}`)).status).toBe(404);
    expect((await admin.client.get(`/api/keys/${key.id}`)).status).toBe(404);
    const list = await admin.client.get<ApiKey[]>("/api/keys");
    expect(list.body.map(({ id }) => id)).not.toContain(key.id);
  });

  test("is accepted on its last day, but not on the day after", async () => {
    const { key, client } = await newApiKey(["bookings:read"], { expiresOn: inDays(0) });
    expect((await client.get("/api/bookings")).status).toBe(200);
    await sql("UPDATE api_keys SET expires_on = $2 WHERE id = $1", [key.id, inDays(-1)]);
    expect((await client.get("/api/bookings")).status).toBe(401);
  });

  test("does not fall back to the cookie that is sent with it", async () => {
    const { user, password } = await newCustomer();
    const cookie = await cookieOf(user.username, password);
    const stranger = new ApiClient({ token: "ninfea_niente", cookie });
    expect((await stranger.get("/api/bookings")).status).toBe(401);
    expect((await stranger.get("/api/users/me")).status).toBe(401);
  });
});

test("an API key cannot pay its creator's fee, which the creator cannot pay either", async () => {
  const { client, user } = await newPersonWithRole("admin");
  const { id: personId } = await personOfAccount(admin.client, user);
  const entered = await admin.client.patch(`/api/people/${personId}`, registerData());
  expect(entered.status).toBe(200);
  const application = { personId, category: "ordinario", appliedOn: inDays(0) };
  const { body: applied } = await admin.client.post<Member>("/api/members", application);
  const [fee] = (await admit(admin.client, applied.id, inDays(0))).fees;
  const payment = { kind: "payment", method: "cash", amount: fee?.dueAmount, feeId: fee?.id };
  const keyOf = async (by: ApiClient) => {
    const made = await by.post<ApiKeyCreated>("/api/keys", { name: "Cassa", scopes: ["money:write"] });
    return new ApiClient({ token: made.body.secret });
  };
  expect((await client.post("/api/payments", payment)).status).toBe(403);
  expect((await (await keyOf(client)).post("/api/payments", payment)).status).toBe(403);
  expect((await (await keyOf(admin.client)).post("/api/payments", payment)).status).toBe(201);
});

describe("Within its scopes an API key", () => {
  test("books for a customer, and moves and cancels for the centre", async () => {
    const { client } = await newApiKey(["bookings:write"]);
    const customer = await newCustomer();
    const body = bookingBody({ email: customer.user.email });
    const made = await client.post<{ booking: Booking }>("/api/bookings", body);
    expect(made.status).toBe(201);
    const { id } = made.body.booking;
    day += 1;
    const moved = await client.put<Booking>(`/api/bookings/${id}`, { startDate: inDays(day) });
    expect([moved.status, moved.body.startDate]).toEqual([200, inDays(day)]);
    const canceled = await client.put<Booking>(`/api/bookings/${id}`, {
      status: "canceled",
      reason: "Lavori",
    });
    expect([canceled.status, canceled.body.canceledBy, canceled.body.refundPercent]).toEqual([
      200,
      "centre",
      100,
    ]);
  });

  test("books with extras at the price that was quoted for that person", async () => {
    const { client } = await newApiKey(["bookings:write"]);
    const { body: extra } = await admin.client.post<{ id: number }>("/api/extras", {
      ...{ name: "Proiettore", price: 1_500, unit: "booking" },
    });
    const { id: personId } = await newPanelPerson(admin.client);
    day += 1;
    const asked = `startDate=${inDays(day)}&endDate=${inDays(day)}&isFullDay=true&attendees=8`;
    const quote = await client.get<{ totalAmount: number }>(
      `/api/spaces/${spaceId}/quote?${asked}&extras=${extra.id}:2&personId=${personId}`,
    );
    expect([quote.status, quote.body.totalAmount]).toEqual([200, 10_000]);
    const extras = [{ extraId: extra.id, quantity: 2 }];
    const made = await client.post<{ booking: Booking }>(
      "/api/bookings",
      roomBody(spaceId, inDays(day), { personId, extras, expectedTotal: quote.body.totalAmount }),
    );
    expect(made.status).toBe(201);
    expect(made.body.booking).toMatchObject({
      personId,
      totalAmount: 10_000,
      extras: [{ extraId: extra.id }],
    });
    expect((await client.post("/api/extras", { name: "Altro" })).status).toBe(403);
  });

  test("takes payments, which have no account as their author", async () => {
    const { client } = await newApiKey(["bookings:write", "money:write"]);
    const { body } = await client.post<{ booking: Booking }>("/api/bookings", bookingBody());
    const { id: bookingId, totalAmount } = body.booking;
    const payment = await client.post<{ id: number; createdBy: number | null }>("/api/payments", {
      ...{ kind: "payment", method: "cash", amount: totalAmount, bookingId },
    });
    expect([payment.status, payment.body.createdBy]).toEqual([201, null]);
    expect((await client.post("/api/receipts", { paymentIds: [payment.body.id] })).status).toBe(201);
  });

  test("takes the fee of a member without an account", async () => {
    const { client } = await newApiKey(["money:write"]);
    const member = await newMember(admin.client, inDays(0));
    expect(await payFee(client, member)).toBeGreaterThan(0);
    const { body } = await admin.client.get<Member>(`/api/members/${member.id}`);
    expect(body.fees[0]?.paymentStatus).toBe("paid");
  });

  test("writes once per Idempotency-Key, independently of other keys", async () => {
    const [one, other] = [await newApiKey(["bookings:write"]), await newApiKey(["bookings:write"])];
    const headers = { "Idempotency-Key": randomUUID() };
    const body = bookingBody();
    const first = await one.client.post<{ booking: Booking }>("/api/bookings", body, { headers });
    const again = await one.client.post<{ booking: Booking }>("/api/bookings", body, { headers });
    expect([again.status, again.body.booking.id]).toEqual([201, first.body.booking.id]);
    expect(refusal(await other.client.post("/api/bookings", body, { headers }))).toEqual([409, "SLOT_TAKEN"]);
  });

  test("has its sign-ups logged too", async () => {
    const { key, client } = await newApiKey(["bookings:write"]);
    const event = await newEvent(admin.client);
    const path = `/api/events/${event.id}/registrations`;
    const made = await client.post<{ registration: { id: number } }>(path, registrationFor());
    expect(made.status).toBe(201);
    const query = `/api/audit?entity=registration&entityId=${made.body.registration.id}`;
    const { body } = await admin.client.get<AuditEntry[]>(query);
    expect(body).toMatchObject([{ action: "create", actor: { username: key.name }, keyId: key.id }]);
  });

  test("has its writes logged under its name, even after it was ended", async () => {
    const { key, client } = await newApiKey(["catalogue:write"]);
    const course = await client.post<{ id: number }>("/api/courses", { title: "Tisane", price: "10" });
    expect(course.status).toBe(201);
    await admin.client.delete(`/api/keys/${key.id}`);
    const query = `/api/audit?actor=${encodeURIComponent(key.name)}`;
    const { body } = await admin.client.get<AuditEntry[]>(query);
    expect(body).toMatchObject([
      { actor: { id: null, username: key.name }, keyId: key.id, entity: "course", action: "create" },
    ]);
    expect(body[0]?.entityId).toBe(course.body.id);
    const own = await admin.client.get<AuditEntry[]>(`/api/audit?entity=api-key&entityId=${key.id}`);
    expect(own.body.map(({ action }) => action)).toEqual(["delete", "create"]);
    expect(JSON.stringify(own.body)).not.toContain(key.secret);
  });
});

describe("Beyond its scopes an API key", () => {
  test("cannot read with write scopes, nor write with read scopes", async () => {
    const writer = await newApiKey(["bookings:write", "money:write", "catalogue:write"]);
    for (const path of [
      "/api/bookings",
      "/api/course-bookings",
      "/api/waiting-list",
      "/api/payments",
      "/api/people",
    ])
      expect(refusal(await writer.client.get(path))).toEqual([403, "FORBIDDEN"]);
    const reader = await newApiKey(["bookings:read", "money:read", "people:read"]);
    expect((await reader.client.post("/api/bookings", bookingBody())).status).toBe(403);
    expect((await reader.client.post("/api/courses", { title: "Tisane", price: "10" })).status).toBe(403);
    for (const path of ["/api/bookings", "/api/payments", "/api/people"])
      expect((await reader.client.get(path)).status).toBe(200);
  });

  test("sees what it changes with a write scope, and nothing if it changes nothing", async () => {
    const { body } = await admin.client.post<{ booking: Booking }>("/api/bookings", bookingBody());
    const path = `/api/bookings/${body.booking.id}`;
    const writer = await newApiKey(["bookings:write"]);
    expect(refusal(await writer.client.put(path, {}))).toEqual([403, "FORBIDDEN"]);
    expect(refusal(await writer.client.put(path, { unknown: 1 }))).toEqual([403, "FORBIDDEN"]);
    const { status, attendees, startTime, endTime, startDate, endDate, isFullDay } = body.booking;
    for (const same of [{ status }, { attendees }, { status, unknown: 1 }])
      expect(refusal(await writer.client.put(path, same))).toEqual([403, "FORBIDDEN"]);
    const place = { startTime, endTime, startDate, endDate, isFullDay };
    expect((await writer.client.post(`${path}/move`, place)).status).toBe(403);
    const changed = await writer.client.put<Booking>(path, { notes: "Con la chiave" });
    expect([changed.status, changed.body.notes]).toEqual([200, "Con la chiave"]);
    const again = await writer.client.put<Booking>(path, { notes: "Con la chiave" });
    expect(refusal(again)).toEqual([403, "FORBIDDEN"]);
    const both = await newApiKey(["bookings:read", "bookings:write"]);
    expect((await both.client.put(path, {})).status).toBe(200);
  });

  test("reads no open offer of the waiting list by making it again", async () => {
    const event = await newEvent(admin.client, { maxParticipants: 1 });
    const signUps = `/api/events/${event.id}/registrations`;
    await admin.client.post(signUps, registrationFor());
    const wish = { kind: "event", eventId: event.id, seats: 1, ...registrationFor() };
    const { body } = await admin.client.post<{ entry: { id: number } }>("/api/waiting-list", wish);
    await admin.client.put(`/api/events/${event.id}`, { maxParticipants: 2 });
    const offer = { reason: "Prova" };
    const path = `/api/waiting-list/${body.entry.id}/offer`;
    expect((await admin.client.post(path, offer)).body).toMatchObject({ status: "offered", sent: false });
    const writer = await newApiKey(["bookings:write"]);
    expect(refusal(await writer.client.post(path, offer))).toEqual([403, "FORBIDDEN"]);
    const both = await newApiKey(["bookings:read", "bookings:write"]);
    expect((await both.client.post(path, offer)).status).toBe(200);
  });

  test("reads no name of who has booked the room that an event needs", async () => {
    day += 1;
    const lastName = newLastName();
    const booked = roomBody(spaceId, inDays(day), { firstName: "Giulia", lastName });
    expect((await admin.client.post("/api/bookings", booked)).status).toBe(201);
    const event = { title: "Concerto", price: "5", maxParticipants: 10, eventDate: inDays(day) };
    const plan = { ...event, startTime: "09:00", endTime: "10:00", spaceId };
    const refusalWith = async (scopes: Parameters<typeof newApiKey>[0]) => {
      const answer = await (await newApiKey(scopes)).client.post("/api/events", plan);
      expect(refusal(answer)).toEqual([409, "CLASHES"]);
      return JSON.stringify(answer.body);
    };
    expect(await refusalWith(["catalogue:write"])).not.toContain(lastName);
    expect(await refusalWith(["catalogue:write", "bookings:read"])).toContain(lastName);
  });

  test("reads neither a teacher's pay nor the calendar that a room follows by writing them", async () => {
    const pay = { payRule: "perLesson", payAmount: 3000 };
    const made = await admin.client.post<{ id: number }>("/api/teachers", { name: "Giulia", ...pay });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining(pay)]);
    const { client } = await newApiKey(["catalogue:write"]);
    const path = `/api/teachers/${made.body.id}`;
    for (const change of [{}, { bio: "Insegna yoga" }]) {
      const { status, body } = await client.put<object>(path, change);
      expect(status).toBe(200);
      for (const field of ["personId", "payRule", "payAmount"]) expect(body).not.toHaveProperty(field);
    }
    expect((await client.put(path, { payAmount: 4000 })).body).toMatchObject({ payAmount: 4000 });
    const room = `/api/spaces/${spaceId}`;
    expect((await client.put(room, {})).body).not.toHaveProperty("externalCalendarUrl");
    expect((await admin.client.put(room, {})).body).toHaveProperty("externalCalendarUrl", null);
  });

  test("cannot open accounts, settings, site, roles, keys or the log", async () => {
    const { client } = await newApiKey(ALL);
    for (const path of ["/api/users/me", "/api/users", "/api/audit", "/api/keys", "/api/setup", "/api/mails"])
      expect([path, (await client.get(path)).status]).toEqual([path, 403]);
    expect((await client.patch("/api/settings", { noticeMinutes: 1 })).status).toBe(403);
    expect((await client.patch("/api/site", { name: "Altro" })).status).toBe(403);
    expect((await client.patch(`/api/users/${admin.user.id}`, { role: "customer" })).status).toBe(403);
    expect((await client.post("/api/auth/login", { username: "a", password: "b" })).status).toBe(403);
  });

  test("sees public data as a visitor does", async () => {
    const { client } = await newApiKey(ALL);
    const visitor = new ApiClient();
    for (const path of [`/api/spaces/${spaceId}`, "/api/settings", "/api/site"])
      expect((await client.get(path)).body).toEqual((await visitor.get(path)).body);
    // Other tests add to the lists meanwhile.
    for (const path of ["/api/spaces", "/api/events?all=true"]) {
      const before = (await visitor.get<{ id: number }[]>(path)).body;
      const seen = (await client.get<{ id: number }[]>(path)).body.map(({ id }) => id);
      const after = (await visitor.get<{ id: number }[]>(path)).body.map(({ id }) => id);
      const lasting = before.map(({ id }) => id).filter((id) => after.includes(id));
      expect(lasting.length).toBeGreaterThan(0);
      expect(seen).toEqual(expect.arrayContaining(lasting));
      expect([...before.map(({ id }) => id), ...after]).toEqual(expect.arrayContaining(seen));
    }
  });
});

test("an API key makes 600 requests a minute, rejected ones included, and then gets a 429", async () => {
  const { key, client } = await newApiKey([]);
  const other = await newApiKey([]);
  const called = async () => (await client.get("/api/holidays?year=2027")).status;
  expect((await client.get("/api/bookings")).status).toBe(403);
  await addAttempts("apiKey", 589, String(key.id));
  const statuses = await Promise.all(Array.from({ length: 20 }, called));
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  const refused = await client.get("/api/bookings");
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await other.client.get("/api/spaces")).status).toBe(200);
  await admin.client.delete(`/api/keys/${key.id}`);
});
