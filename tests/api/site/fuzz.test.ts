import fc from "fast-check";
import * as openApi from "@/app/api/openapi.json/route";
import { apiRoutes } from "@/app/generated/routes";
import { EXAMPLES } from "@/lib/openapi/examples";
import { openApiDocument } from "@/lib/openapi/open-api-document";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { HOSTILE_BODIES, HOSTILE_STEPS, hostileText, hostileValue } from "../../helpers/hostile-values";
import { newCustomer } from "../../helpers/people";
import { newSpace, postBooking } from "../../helpers/spaces";

/**
 * Every route of the API with input that its own schema does not expect. The client of these tests checks each response
 * against the OpenAPI document (tests/helpers/contract.ts); here it must not be a server error either. Seeded: a run is
 * repeatable.
 */
const SEED = 20_261_121;
const RUNS = 2;
/**
 * One wrapper reads the bodies, queries and paths of all routes: each route gets some of the values in turn, and all
 * routes together get all of them.
 */
const IN_TURN = 2;
const inTurn = <T>(all: readonly T[], index: number): T[] =>
  Array.from({ length: IN_TURN }, (_, at) => all[(index * IN_TURN + at) % all.length] as T);

interface Properties {
  [name: string]: object;
}

const document = JSON.parse(JSON.stringify(openApiDocument([...apiRoutes, openApi])));
const calls: { method: string; path: string; body: Properties | null; query: string[]; access: string }[] =
  Object.entries<Record<string, object>>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Record<string, never>>(methods as Record<string, Record<string, never>>).map(
      ([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        body: bodyOf(operation),
        query: queryOf(operation),
        access: accessOf(method.toUpperCase(), path),
      }),
    ),
  );

function accessOf(method: string, path: string): string {
  const handlers = [...apiRoutes, openApi].flatMap((route) => Object.entries(route));
  const found = handlers.find(
    ([name, handler]) => name === method && handler.route.replace(/\*$/, "{path}") === path,
  );
  return found?.[1].endpoint?.access ?? "public";
}

function bodyOf(operation: {
  requestBody?: { content: Record<string, { schema: { properties?: Properties } }> };
}) {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  return content ? (content.schema.properties ?? {}) : null;
}

function queryOf(operation: { parameters?: { in?: string; name?: string }[] }): string[] {
  return (operation.parameters ?? []).flatMap(({ in: place, name }) =>
    place === "query" && name ? [name] : [],
  );
}

/**
 * Hostile values for some of the fields, including fields that only the server may set. Half of the bodies are
 * otherwise valid.
 */
const bodyFor = (properties: Properties, example: object) => {
  const names = fc.constantFrom(...Object.keys(properties), "id", "userId", "isAdmin", "status", "__proto__");
  return fc.oneof(
    fc.dictionary(names, hostileValue, { maxKeys: 8 }),
    fc
      .dictionary(names, hostileValue, { minKeys: 1, maxKeys: 2 })
      .map((fields) => ({ ...example, ...fields })),
  );
};

/** A valid body for the route as far as there is an example, of the route or of creating what it changes. */
const exampleFor = (method: string, path: string): object => ({
  ...(EXAMPLES[`${method} ${path}`] ?? EXAMPLES[`POST ${path.replace(/\/\{id\}$/, "")}`] ?? {}),
  ...(path.startsWith("/api/bookings") ? { spaceId, startDate: inDays(9), endDate: inDays(9) } : {}),
});

/** Fields that would affect all concurrent tests: these bodies are invalid in at least one field. */
const NEVER_IN_FORCE: Readonly<Record<string, object>> = { "/api/site": { accentColor: "no colour" } };

let people: { name: string; token: string | null }[];
let someoneElsesBooking: number;
let spaceId: number;

beforeAll(async () => {
  const [administrator, owner, stranger] = [await newCustomer(), await newCustomer(), await newCustomer()];
  await sql("UPDATE users SET is_admin = true WHERE id = $1", [administrator.user.id]);
  spaceId = (await newSpace(administrator.client)).id;
  const booked = await postBooking<{ booking: { id: number } }>(owner.client, spaceId, inDays(3));
  someoneElsesBooking = booked.body.booking.id;
  people = [
    { name: "nobody", token: null },
    { name: "a customer", token: stranger.token },
    { name: "an administrator", token: administrator.token },
  ];
});

/** Other tests count rooms and courses, so whatever the run creates there is deleted at once. */
const REMOVED = ["/api/spaces", "/api/courses", "/api/events", "/api/event-gallery-images"];

async function removeCreated(path: string, body: unknown): Promise<void> {
  const id = typeof body === "object" && body !== null && "id" in body ? body.id : null;
  if (!REMOVED.includes(path) || typeof id !== "number") return;
  const administrator = new ApiClient({ token: people[2]?.token ?? "" });
  const { status } = await administrator.send("DELETE", `${path}/${id}`, {});
  if (status >= 400) throw new Error(`DELETE ${path}/${id} answered ${status}`);
}

async function call(
  method: string,
  path: string,
  token: string | null,
  options: Parameters<ApiClient["send"]>[2],
) {
  const client = new ApiClient(token === null ? {} : { token });
  const { status, body } = await client.send<unknown>(method, path, options);
  if (status === 201) await removeCreated(path, body);
  if (status >= 500) throw new Error(`${method} ${path} answered ${status} to ${JSON.stringify(options)}`);
  return { status, body };
}

/** encodeURIComponent throws on a lone surrogate. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const fill = (path: string, step: string | number) => path.replaceAll(/\{\w+\}/g, String(step));

/** The callers that the route's access allows. A logout would end the session that the rest of the run needs. */
function whoTries(path: string, access: string) {
  const [nobody, customer, administrator] = people;
  if (path === "/api/auth/logout") return [nobody];
  return access === "public"
    ? [nobody, administrator]
    : access === "user"
      ? [customer, administrator]
      : [administrator];
}

test("/api/openapi.json is the document of these routes", async () => {
  expect((await new ApiClient().get("/api/openapi.json")).body).toEqual(document);
});

const HOSTILE_QUERIES = (name = "") => [
  "%zz=%",
  "page=%ff",
  `${name}=1&${name}=2`,
  `${name}[]=1`,
  "=&&=",
  "?".repeat(2000),
];

describe.each(calls.map((one, index) => ({ ...one, index })))("$method $path", (one) => {
  const { method, path, body, query, access, index } = one;

  test("handles hostile input as documented, and never with 500", async () => {
    // Other callers are rejected before most of the input is read.
    const most = whoTries(path, access).at(-1);
    if (body) {
      const bodies = fc.sample(bodyFor(body, exampleFor(method, path)), { numRuns: RUNS, seed: SEED });
      for (const person of whoTries(path, access)) {
        for (const fields of bodies)
          await call(method, fill(path, spaceId), person?.token ?? null, {
            body: { ...fields, ...NEVER_IN_FORCE[path] },
          });
      }
      for (const [raw, type] of inTurn(HOSTILE_BODIES, index)) {
        const headers: Record<string, string> = type === null ? {} : { "Content-Type": type };
        await call(method, fill(path, 2147483647), most?.token ?? null, { raw: new Blob([raw]), headers });
      }
    }
    if (query.length > 0) {
      const token = most?.token ?? null;
      const values = fc.dictionary(fc.constantFrom(...query), hostileText, { maxKeys: 4 });
      for (const fields of fc.sample(values, { numRuns: RUNS, seed: SEED })) {
        const search = Object.entries(fields).map(
          ([name, value]) => `${name}=${encodeURIComponent(wellFormed(value.slice(0, 4000)))}`,
        );
        await call(method, `${fill(path, spaceId)}?${search.join("&")}`, token, {});
      }
      for (const search of inTurn(HOSTILE_QUERIES(query[0]), index))
        await call(method, `${fill(path, spaceId)}?${search}`, token, {});
    }
    for (const step of path.includes("{") ? inTurn(HOSTILE_STEPS, index) : []) {
      const { status } = await call(method, fill(path, step), most?.token ?? null, body ? { body: {} } : {});
      expect([method, path, step, status >= 400]).toEqual([method, path, step, true]);
    }
  });
});

test("only the owner and administrators learn of a booking through a route that takes its id", async () => {
  const [nobody, stranger] = people;
  for (const path of calls
    .filter((one) => one.method === "GET" && one.path.startsWith("/api/bookings/{id}"))
    .map((one) => one.path)) {
    expect((await call("GET", fill(path, someoneElsesBooking), stranger?.token ?? null, {})).status).toBe(
      404,
    );
    expect((await call("GET", fill(path, someoneElsesBooking), nobody?.token ?? null, {})).status).toBe(401);
  }
  for (const body of [{ status: "canceled" }, { status: "confirmed", totalAmount: 0 }, { spaceId: 13 }, {}])
    expect(
      (await call("PUT", fill("/api/bookings/{id}", someoneElsesBooking), stranger?.token ?? null, { body }))
        .status,
    ).toBe(404);
});

test("odd headers are handled as documented", async () => {
  const odd: Record<string, string>[] = [
    { Authorization: "Bearer" },
    { Authorization: "Bearer a b" },
    { Authorization: `Bearer ${"x".repeat(5000)}` },
    { Authorization: "Bearer eyJhbGciOiJub25lIn0..a.b.c" },
    { Authorization: "Basic YTpi" },
    { Cookie: "session-token" },
    { Cookie: "session-token=%00; session-token=x" },
    { Cookie: `session-token=${"é".repeat(10).replaceAll("é", "\xe9")}` },
    { "X-Forwarded-For": "\xff\xfe, ,," },
    { Accept: "image/png" },
    { "If-None-Match": "*" },
    { Range: "bytes=5-1" },
  ];
  for (const headers of odd) {
    const { status } = await call("GET", "/api/bookings", null, { headers });
    expect(status).toBe(401);
  }
  for (const key of [" ", "x".repeat(256), "\xe9", "\t"]) {
    const { status } = await call("POST", "/api/course-bookings", null, {
      body: {},
      headers: { "Idempotency-Key": key },
    });
    expect(status).toBe(400);
  }
});

test("a prototype in a body makes nobody an administrator", async () => {
  const { client } = await newCustomer();
  const raw =
    '{"bio":"x","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"isAdmin":true,"is_admin":true}';
  const { status, body } = await client.send<{ isAdmin: boolean }>("PATCH", "/api/users/me", {
    raw,
    headers: { "Content-Type": "application/json" },
  });
  expect([status, body.isAdmin]).toEqual([200, false]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
