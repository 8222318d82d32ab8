import { ApiError, createApiClient, upgradedUrl } from "@/lib/client/api-client";
import { removeAuthToken, setAuthToken } from "@/lib/client/auth-token";
import { type LoopbackServer, sendJson, startLoopbackServer } from "@/tests/helpers/loopback-server";

/** Installs a `localStorage`, which Node 20 lacks. */
function installStorage(): void {
  const items = new Map<string, string>();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => items.set(name, value),
      removeItem: (name: string) => items.delete(name),
    },
  });
}

const TAKEN = { message: "Lo spazio è già prenotato in questo periodo.", code: "SLOT_TAKEN" };

let server: LoopbackServer;
let api: ReturnType<typeof createApiClient>;

const count = () => server.requests.length;
const header = (index: number, name: string) => server.requests[index]?.headers[name];
/** Lets network events run while the fake clock stands still. */
const networkIdle = () => new Promise((resolve) => setImmediate(resolve));

async function requestsReach(number: number): Promise<void> {
  for (let turn = 0; turn < 5_000 && count() < number; turn++) await networkIdle();
  expect(count()).toBe(number);
}

/** Settles the call while the fake clock advances in steps of 100 ms. `ms` is the simulated time it took. */
async function settle<T>(call: Promise<T>): Promise<{ value?: T; error?: unknown; ms: number }> {
  const start = Date.now();
  let done = false;
  const result = call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  void result.then(() => {
    done = true;
  });
  while (!done) {
    for (let turn = 0; turn < 40 && !done; turn++) await networkIdle();
    if (!done) await jest.advanceTimersByTimeAsync(100);
  }
  return { ...(await result), ms: Date.now() - start };
}

beforeAll(installStorage);

beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ["setImmediate", "clearImmediate", "nextTick", "queueMicrotask", "performance"],
  });
  server = await startLoopbackServer((response) => sendJson(response, 200, { ok: true }));
  api = createApiClient(server.url);
});

afterEach(async () => {
  jest.useRealTimers();
  removeAuthToken();
  await server.close();
});

describe("API client requests", () => {
  it("sends a JSON content type and the XMLHttpRequest marker", async () => {
    await api.get("/api/spaces");
    expect(header(0, "content-type")).toBe("application/json");
    expect(header(0, "x-requested-with")).toBe("XMLHttpRequest");
  });

  it("sends the stored token as a bearer token", async () => {
    setAuthToken("abc");
    await api.get("/api/spaces");
    expect(header(0, "authorization")).toBe("Bearer abc");
  });

  it("sends no Authorization header without a token or on an anonymous call", async () => {
    await api.get("/api/spaces");
    setAuthToken("abc");
    await api.post("/api/auth/login", {}, { anonymous: true });
    expect(server.requests.map((request) => request.headers.authorization)).toEqual([undefined, undefined]);
  });

  it("sends the body of a write as JSON, with a new Idempotency-Key once an equal one has succeeded", async () => {
    await api.post("/api/bookings", { spaceId: 13 });
    await api.post("/api/bookings", { spaceId: 13 });
    expect(server.requests[0]?.body).toBe('{"spaceId":13}');
    expect(header(0, "idempotency-key")).toMatch(/^[\w-]{16,}$/);
    expect(header(1, "idempotency-key")).not.toBe(header(0, "idempotency-key"));
  });

  it("sends a write twice with one key if it is started again while under way", async () => {
    await Promise.all([api.post("/api/passes", { productId: 4 }), api.post("/api/passes", { productId: 4 })]);
    expect(header(1, "idempotency-key")).toBe(header(0, "idempotency-key"));
  });

  it("sends no Idempotency-Key on reads", async () => {
    await api.get("/api/bookings");
    expect(header(0, "idempotency-key")).toBeUndefined();
  });

  it.each([
    ["http://www.example.org/api/spaces", "https://www.example.org/api/spaces"],
    ["HTTP://www.example.org:8080/x?y=http://z", "https://www.example.org:8080/x?y=http://z"],
    ["http://localhost:3000/api/spaces", "http://localhost:3000/api/spaces"],
    ["/api/spaces", "/api/spaces"],
  ])("upgrades http to https except on localhost: %s", (address, upgraded) => {
    expect(upgradedUrl(address)).toBe(upgraded);
  });
});

describe("API client responses", () => {
  it("returns the JSON body", async () => {
    expect(await api.get("/api/spaces")).toEqual({ ok: true });
  });

  it("returns the Response itself if it is not JSON", async () => {
    server.answerWith((response) =>
      response.writeHead(200, { "Content-Type": "text/calendar" }).end("BEGIN"),
    );
    const response = await api.get<Response>("/api/bookings/1/ics");
    expect(await response.text()).toBe("BEGIN");
  });

  it("throws an error with the status, the code, the message and the field errors of the API", async () => {
    const errors = { email: ["Email non valida"] };
    server.answerWith((response) => sendJson(response, 409, { ...TAKEN, errors }));
    const { error } = await settle(api.post("/api/bookings", {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `409: ${JSON.stringify({ ...TAKEN, errors })}`,
      status: 409,
      code: "SLOT_TAKEN",
      serverMessage: TAKEN.message,
      errors,
    });
  });

  it("uses the status text as the error message if the response is empty", async () => {
    server.answerWith((response) => response.writeHead(404, "Not Found").end());
    const { error } = await settle(api.get("/api/nothing"));
    expect(error).toMatchObject({ message: "404: Not Found", code: null, serverMessage: null, errors: null });
  });
});

describe("API client retries", () => {
  it("makes three attempts 500 ms apart if the server fails, then throws the last error", async () => {
    server.answerWith((response, _request, number) => sendJson(response, 500, { message: `n. ${number}` }));
    const { error, ms } = await settle(api.get("/api/spaces"));
    expect(count()).toBe(3);
    expect(ms).toBe(1_000);
    expect(error).toMatchObject({ status: 500, serverMessage: "n. 3" });
  });

  it("retries a write with the same key, so that a lost response causes no double booking", async () => {
    server.answerWith((response, _request, number) =>
      number === 1 ? response.destroy() : sendJson(response, 201, { id: 7 }),
    );
    const { value } = await settle(api.post("/api/bookings", { spaceId: 13 }));
    expect(value).toEqual({ id: 7 });
    expect(count()).toBe(2);
    expect(header(1, "idempotency-key")).toBe(header(0, "idempotency-key"));
  });

  it("retries after a network failure, throws the error of fetch, and repeats the write with the same key", async () => {
    server.answerWith((response) => response.destroy());
    const { error } = await settle(api.post("/api/payments", { amount: 5000 }));
    expect([error, count()]).toMatchObject([{ name: "TypeError" }, 3]);
    await settle(api.post("/api/payments", { amount: 5000 }));
    expect(header(3, "idempotency-key")).toBe(header(0, "idempotency-key"));
  });

  it("aborts each attempt after 30 seconds", async () => {
    server.answerWith((response, _request, number) => {
      if (number === 2) sendJson(response, 200, "late");
    });
    const call = api.get("/api/spaces");
    await requestsReach(1);
    await jest.advanceTimersByTimeAsync(29_999);
    await networkIdle();
    expect(count()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    const { value } = await settle(call);
    expect(value).toBe("late");
    expect(count()).toBe(2);
  });

  it.each([400, 403, 404, 409, 413, 415])("does not retry a %i", async (status) => {
    server.answerWith((response) => sendJson(response, status, TAKEN));
    const { error } = await settle(api.post("/api/bookings", {}));
    expect(error).toMatchObject({ status });
    expect(count()).toBe(1);
  });

  it("retries a 429 after a short Retry-After", async () => {
    server.answerWith((response, _request, number) =>
      number === 1
        ? sendJson(response, 429, { code: "RATE_LIMITED" }, { "Retry-After": "2" })
        : sendJson(response, 200, "ok"),
    );
    const { value, ms } = await settle(api.get("/api/spaces"));
    expect(value).toBe("ok");
    expect(ms).toBe(2_000);
  });

  it("does not retry a 429 with a long or missing Retry-After", async () => {
    server.answerWith((response) => sendJson(response, 429, {}, { "Retry-After": "600" }));
    expect((await settle(api.get("/api/spaces"))).error).toMatchObject({ status: 429 });
    server.answerWith((response) => sendJson(response, 429, {}));
    expect((await settle(api.get("/api/spaces"))).error).toMatchObject({ status: 429 });
    expect(count()).toBe(2);
  });

  it("discards a rejected bearer token and retries once with the cookie alone", async () => {
    setAuthToken("dead");
    server.answerWith((response, request) =>
      request.headers.authorization ? sendJson(response, 401, {}) : sendJson(response, 200, "by cookie"),
    );
    const { value } = await settle(api.get("/api/bookings"));
    expect(value).toBe("by cookie");
    expect(server.requests.map((request) => request.headers.authorization)).toEqual([
      "Bearer dead",
      undefined,
    ]);
  });

  it("does not retry a 401 for a request without a bearer token", async () => {
    server.answerWith((response) => sendJson(response, 401, {}));
    await settle(api.get("/api/bookings"));
    expect(count()).toBe(1);
    setAuthToken("dead");
    await settle(api.get("/api/bookings"));
    expect(count()).toBe(3);
  });

  it("stops immediately when the caller aborts, even between two attempts", async () => {
    const controller = new AbortController();
    server.answerWith((response) => sendJson(response, 500, {}));
    const call = settle(api.get("/api/spaces", { signal: controller.signal }));
    await requestsReach(1);
    controller.abort();
    expect((await call).error).toMatchObject({ name: "AbortError" });
    expect(count()).toBe(1);
  });
});
