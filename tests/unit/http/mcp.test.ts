import "../mail/environment";
import { POST } from "@/app/api/mcp/route";
import { tools } from "@/app/api/mcp/tools";
import { wordingOf } from "@/lib/i18n/wording";
import { connectAssistant } from "../../helpers/mcp-client";

const BASE = "http://localhost:3000";
const context = { params: Promise.resolve({}) };
/** Calls the handler directly instead of the network. */
const send = (input: string | URL | Request, init?: RequestInit) =>
  init?.method === "POST"
    ? POST(new Request(input, init), context)
    : Promise.resolve(new Response(null, { status: 405 }));

beforeEach(() => jest.spyOn(process.stdout, "write").mockImplementation(() => true));
afterEach(() => jest.restoreAllMocks());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${BASE}/api/mcp`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...headers,
      },
      body: JSON.stringify(body),
    }),
    context,
  );
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

const PUBLIC = [
  ...["find_free_rooms", "get_room", "house_rules", "list_courses", "list_events", "quote_booking"],
];

test("a visitor's assistant sees the public tools", async () => {
  const { tools: list } = await connectAssistant(BASE, { send });
  expect(await list()).toEqual(PUBLIC);
});

test("every tool describes its arguments with the names of the API", () => {
  const argumentsOf = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema;
  expect(argumentsOf("quote_booking")).toMatchObject({
    properties: { id: expect.anything(), startDate: expect.anything(), isFullDay: expect.anything() },
    required: expect.arrayContaining(["id"]),
  });
  expect(argumentsOf("create_booking")).toMatchObject({
    properties: {
      ...{ spaceId: expect.anything(), personId: expect.anything(), expectedTotal: expect.anything() },
      idempotencyKey: expect.anything(),
    },
    required: expect.arrayContaining(["spaceId", "startDate", "attendees"]),
  });
  expect(Object.keys(argumentsOf("cancel_booking")?.properties ?? {}).sort()).toEqual([
    ...["id", "notifiesCustomer", "reason", "refundPercent"],
  ]);
  for (const { inputSchema } of tools) expect(inputSchema.type).toBe("object");
});

describe("tool descriptions", () => {
  const listIn = async (language?: string) => {
    const headers: Record<string, string> = language === undefined ? {} : { "Accept-Language": language };
    const { client } = await connectAssistant(BASE, { send, headers });
    const { tools: list } = await client.listTools();
    const quote = list.find(({ name }) => name === "quote_booking");
    return { instructions: client.getInstructions(), quote };
  };

  test("are in the requested language, or in both if none is requested", async () => {
    const [italian, english, both] = [await listIn("it"), await listIn("en-GB,en;q=0.8"), await listIn()];
    expect(italian.quote?.title).toBe("Preventivo");
    expect(english.quote?.title).toBe("Quote a booking");
    expect(both.quote?.title).toBe("Quote a booking / Preventivo");
    for (const part of [italian, english]) {
      expect(both.quote?.description).toContain(part.quote?.description);
      expect(both.instructions).toContain(part.instructions);
    }
    expect(english.quote?.inputSchema.properties).toMatchObject({
      startDate: { description: "First day, YYYY-MM-DD in Rome." },
    });
  });

  test("state the cost and require confirmation for tools that change data, and that other tools change nothing", async () => {
    for (const [language, cost, before, nothing] of [
      ["it", /costa|prezzo|Rende/, "Prima aspetta un sì.", "Non cambia niente"],
      ["en", /costs|price|gives back/, "Ask for a yes before.", "Changes nothing"],
    ] as const) {
      const { word } = await wordingOf(language);
      for (const { name, description, call } of tools) {
        const said = word(description);
        expect([name, said]).not.toEqual([name, description]);
        if (call.method === "GET") expect(said).toContain(nothing);
        else {
          expect(said).toMatch(cost);
          expect(said).toContain(before);
        }
      }
    }
  });
});

test("a tool without permission returns an error with its code, an unknown tool a protocol error", async () => {
  const { call, client } = await connectAssistant(BASE, { send });
  for (const name of ["create_booking", "cancel_booking", "list_bookings", "find_person", "open_balances"])
    expect([name, await call(name, { id: 1 })]).toEqual([
      name,
      { isError: true, content: expect.objectContaining({ code: "UNAUTHENTICATED" }) },
    ]);
  await expect(client.callTool({ name: "erase_everything", arguments: {} })).rejects.toThrow("Unknown tool");
});

test("invalid arguments return an error that names the field, in the requested language", async () => {
  const assistant = await connectAssistant(BASE, { send, headers: { "Accept-Language": "en" } });
  const { isError, content } = await assistant.call("get_room", { id: "uno" });
  expect([isError, content.code, Object.keys(Object(content.errors))]).toEqual([true, "VALIDATION", ["id"]]);
});

test("a session token or any other token is rejected with 401, since only a key grants more", async () => {
  for (const Authorization of ["Bearer of-a-session", "Basic YTpi"])
    expect((await post(LIST, { Authorization })).status).toBe(401);
  expect((await post(LIST)).status).toBe(200);
});

test("several messages in one request and malformed messages are rejected", async () => {
  expect((await post([LIST, LIST])).status).toBe(400);
  for (const body of [{ id: 1 }, { jsonrpc: "1.0", id: 1, method: "tools/list" }, { jsonrpc: "2.0" }])
    expect((await post(body)).status).toBe(400);
});

test("a caller that accepts only JSON receives JSON", async () => {
  const answer = await post(LIST, { Accept: "application/json" });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("application/json"),
  ]);
});

test.each([
  ["more entries than the call's own maximum", Array.from({ length: 150 }, () => "wifi")],
  ["more than the address of a request may hold", "a,".repeat(20_000)],
])("a list with %s is rejected with one error, not one per entry", async (_name, services) => {
  const call = { name: "find_free_rooms", arguments: { services } };
  const response = await post({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call });
  const answer = await response.text();
  expect(JSON.parse(answer)).toMatchObject({ result: { isError: true } });
  expect(answer.length).toBeLessThan(2_000);
});
