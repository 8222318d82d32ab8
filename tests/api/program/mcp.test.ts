import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual, promisify } from "node:util";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { newApiKey } from "../../helpers/api-keys";
import { inDays } from "../../helpers/days";
import { addAttempts } from "../../helpers/limits";
import { connectAssistant } from "../../helpers/mcp-client";
import { cookieOf, newCustomer } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";
import { bookingBody, newSpace } from "../../helpers/spaces";

const PUBLIC = [
  ...["find_free_rooms", "get_room", "house_rules", "list_courses", "list_events", "quote_booking"],
];

let spaceId: number;
beforeAll(async () => {
  spaceId = (await newSpace(admin)).id;
});
let day = 20;
const nextDay = () => {
  day += 1;
  return inDays(day);
};

/**
 * The response of a tool and that of the API at the same moment. Repeats until nothing has changed between the two,
 * since other tests add rooms and events all the time.
 */
async function besideTheApi<T>(ask: () => Promise<T>, path: string) {
  const visitor = new ApiClient();
  for (let tries = 0; tries < 50; tries += 1) {
    const before = (await visitor.get(path)).body;
    const answer = await ask();
    const { body } = await visitor.get(path);
    if (isDeepStrictEqual(before, body)) return { answer, body };
  }
  throw new Error(`${path} changed all the time.`);
}

/**
 * What the protocol's own conformance test requires of every server. Its other scenarios need tools, prompts and
 * resources that only a test server has. 0.1.13 is the last version that runs on Node 20.
 */
test.each(["server-initialize", "ping", "tools-list", "dns-rebinding-protection"])(
  "the server conforms to the protocol: %s",
  async (scenario) => {
    const judge = "node_modules/@modelcontextprotocol/conformance/dist/index.js";
    const args = [judge, "server", "--url", `${siteUrl()}/api/mcp`, "--scenario", scenario];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toMatch(/Passed: [1-9]/);
    expect(stdout).toContain("0 failed");
  },
);

test("an assistant gets from 'a room for 12 on Thursday evening' to the booking (docs/assistants.md)", async () => {
  const { key } = await newApiKey(["bookings:write", "people:read"]);
  const { call } = await connectAssistant(siteUrl(), { token: key.secret });
  const on = nextDay();
  const evening = { startDate: on, endDate: on, isFullDay: "false", startTime: "18:00", endTime: "20:00" };
  const { content: found } = await call("find_free_rooms", { ...evening, people: 12 });
  const rooms = (found.spaces as Space[]).map(({ id }) => id);
  expect(rooms).toContain(spaceId);
  const { content: quote } = await call("quote_booking", { id: spaceId, ...evening });
  expect(quote).toMatchObject({ isAvailable: true, totalAmount: expect.any(Number) });
  expect((await call("find_person", { q: `Marta${randomUUID()}` })).content).toEqual({
    people: [],
    total: 0,
  });
  const booking = {
    ...{ ...evening, isFullDay: false, spaceId, attendees: 12, purpose: "Gruppo di lettura" },
    ...{
      firstName: "Marta",
      lastName: "Riva",
      email: "marta.riva@example.org",
      idempotencyKey: randomUUID(),
    },
  };
  const wrong = await call("create_booking", { ...booking, expectedTotal: 100 });
  expect(wrong).toMatchObject({
    isError: true,
    content: { code: "PRICE_CHANGED", totalAmount: quote.totalAmount },
  });
  const right = { ...booking, expectedTotal: quote.totalAmount };
  const [made, again] = [await call("create_booking", right), await call("create_booking", right)];
  expect(made).toMatchObject({ isError: false, content: { booking: { totalAmount: quote.totalAmount } } });
  expect(again.content).toEqual(made.content);
});

describe("A visitor's assistant", () => {
  test("finds the same free rooms as the API", async () => {
    const { call } = await connectAssistant(siteUrl());
    const period = { startDate: inDays(200), endDate: inDays(200), isFullDay: true };
    const query = `startDate=${period.startDate}&endDate=${period.endDate}&isFullDay=true&capacity=11-20`;
    const { answer, body } = await besideTheApi(
      () => call("find_free_rooms", { ...period, capacity: "11-20" }),
      `/api/spaces?${query}`,
    );
    expect(answer).toEqual({ isError: false, content: { spaces: body } });
    expect((await call("get_room", { id: spaceId })).content).toMatchObject({ id: spaceId });
    expect((await call("get_room", { id: 999_999 })).content).toMatchObject({ code: "NOT_FOUND" });
  });

  test("quotes, lists courses and events, and reads the rules of the house", async () => {
    const { call } = await connectAssistant(siteUrl());
    const quote = await call("quote_booking", { id: spaceId, startDate: inDays(9), isFullDay: true });
    expect(quote.content).toMatchObject({ totalAmount: 7_000, isAvailable: true });
    const events = await besideTheApi(() => call("list_events"), "/api/events");
    expect(events.answer.content).toEqual({ events: events.body });
    const courses = await besideTheApi(() => call("list_courses"), "/api/courses");
    expect(courses.answer.content).toEqual({ courses: courses.body });
    const visitor = new ApiClient();
    expect((await call("house_rules")).content).toEqual({
      settings: (await visitor.get("/api/settings")).body,
      site: (await visitor.get("/api/site")).body,
    });
  });

  test("gets no more with a cookie, and nothing with a session's token or a wrong key", async () => {
    const { user, password, token } = await newCustomer();
    const cookie = await cookieOf(user.username, password);
    const { tools, call } = await connectAssistant(siteUrl(), { headers: { Cookie: cookie } });
    expect(await tools()).toEqual(PUBLIC);
    expect((await call("list_bookings")).content).toMatchObject({ code: "UNAUTHENTICATED" });
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const headers = { Accept: "application/json, text/event-stream" };
    for (const wrong of [token, "ninfea_niente"]) {
      const answer = await new ApiClient({ token: wrong }).post("/api/mcp", message, { headers });
      expect(answer.status).toBe(401);
    }
  });

  test("is served by POST only", async () => {
    for (const method of ["GET", "DELETE"]) {
      const answer = await new ApiClient().send(method, "/api/mcp");
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });
});

describe("An assistant with an API key", () => {
  test("sees the tools of its scopes", async () => {
    const { key } = await newApiKey(["bookings:read", "money:read"]);
    const { tools, call } = await connectAssistant(siteUrl(), { token: key.secret });
    expect(await tools()).toEqual([...PUBLIC, "list_bookings", "open_balances"].sort());
    expect((await call("create_booking", { spaceId })).content).toMatchObject({ code: "FORBIDDEN" });
    expect((await call("open_balances")).isError).toBe(false);
  });

  test("books, moves and cancels like the panel, and is logged under the key's name", async () => {
    const { key } = await newApiKey(["bookings:write", "bookings:read", "people:read"]);
    const { call } = await connectAssistant(siteUrl(), { token: key.secret });
    const email = `m.${randomUUID()}@example.org`;
    const idempotencyKey = randomUUID();
    const wish = { ...bookingBody(spaceId, nextDay(), { email }), expectedTotal: 7_000, idempotencyKey };
    const made = await call("create_booking", wish);
    const again = await call("create_booking", wish);
    const { id } = (made.content as { booking: Booking }).booking;
    expect(again.content).toEqual(made.content);

    const other = nextDay();
    const moved = await call("move_booking", { id, startDate: other });
    expect(moved.content).toMatchObject({ id, startDate: other, endDate: other });
    const canceled = await call("cancel_booking", { id, reason: "Lavori", status: "confirmed" });
    expect(canceled.content).toMatchObject({ status: "canceled", canceledBy: "centre", refundPercent: 100 });
    expect((await call("cancel_booking", { id })).content).toMatchObject({ code: "NOT_CANCELABLE" });

    const listed = await call("list_bookings", { q: email });
    expect(listed.content).toMatchObject({ total: 1, bookings: [{ id }] });
    const people = await call("find_person", { q: email });
    expect(people.content).toMatchObject({ total: 1, people: [{ email }] });

    const { body } = await admin.get<AuditEntry[]>(`/api/audit?entity=booking&entityId=${id}`);
    expect(body.map(({ action }) => action)).toEqual(["cancel", "update", "create"]);
    for (const entry of body) expect([entry.actor.username, entry.keyId]).toEqual([key.name, key.id]);
  });

  test("gets the API's error codes with their details", async () => {
    const { key } = await newApiKey(["bookings:write"]);
    const { call } = await connectAssistant(siteUrl(), { token: key.secret });
    const wish = bookingBody(spaceId, nextDay());
    const dear = await call("create_booking", { ...wish, expectedTotal: 1 });
    expect(dear).toMatchObject({ isError: true, content: { code: "PRICE_CHANGED", totalAmount: 7_000 } });
    expect((await call("create_booking", wish)).isError).toBe(false);
    expect((await call("create_booking", wish)).content).toMatchObject({ code: "SLOT_TAKEN" });
  });

  test("uses one request of the key for each tool call", async () => {
    const { key, client } = await newApiKey([]);
    const { call } = await connectAssistant(siteUrl(), { token: key.secret });
    // Added to the counter: a slow machine would need more than the minute in which they are counted.
    await addAttempts("apiKey", 590, String(key.id));
    // Two of them were made by the connection itself.
    for (let count = 0; count < 5; count += 1) await call("list_courses");
    for (let count = 0; count < 3; count += 1)
      expect((await client.get("/api/holidays?year=2027")).status).toBe(200);
    expect((await client.get("/api/holidays?year=2027")).status).toBe(429);
  });
});
