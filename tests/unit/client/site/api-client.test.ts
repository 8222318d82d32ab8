import { ApiError, createApiClient, upgradedUrl } from "@/lib/client/api-client";
import { removeAuthToken, setAuthToken } from "@/lib/client/auth-token";
import { type LoopbackServer, sendJson, startLoopbackServer } from "@/tests/helpers/loopback-server";

/** What a browser has and Node 20 has not. */
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
/** Lets the real network work while the clock stands still. */
const networkIdle = () => new Promise((resolve) => setImmediate(resolve));

async function requestsReach(number: number): Promise<void> {
  for (let turn = 0; turn < 5_000 && count() < number; turn++) await networkIdle();
  expect(count()).toBe(number);
}

/** Settles the call while time runs in steps of 100 ms; answers with what came out and how long it took. */
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

describe("what goes out", () => {
  it("sends a JSON content type and the XMLHttpRequest marker", async () => {
    await api.get("/api/spaces");
    expect(header(0, "content-type")).toBe("application/json");
    expect(header(0, "x-requested-with")).toBe("XMLHttpRequest");
  });

  it("sends the kept token as a bearer token", async () => {
    setAuthToken("abc");
    await api.get("/api/spaces");
    expect(header(0, "authorization")).toBe("Bearer abc");
  });

  it("sends no Authorization without a token, nor on an anonymous call", async () => {
    await api.get("/api/spaces");
    setAuthToken("abc");
    await api.post("/api/auth/login", {}, { anonymous: true });
    expect(server.requests.map((request) => request.headers.authorization)).toEqual([undefined, undefined]);
  });

  it("sends the body of a write as JSON, with an Idempotency-Key that differs from call to call", async () => {
    await api.post("/api/bookings", { spaceId: 13 });
    await api.put("/api/bookings/1", { status: "canceled" });
    expect(server.requests[0]?.body).toBe('{"spaceId":13}');
    expect(header(0, "idempotency-key")).toMatch(/^[\w-]{16,}$/);
    expect(header(1, "idempotency-key")).not.toBe(header(0, "idempotency-key"));
  });

  it("sends no Idempotency-Key when it only reads", async () => {
    await api.get("/api/bookings");
    expect(header(0, "idempotency-key")).toBeUndefined();
  });

  it("lets a form with files name its own content type", async () => {
    const form = new FormData();
    form.set("image", new Blob(["x"], { type: "image/png" }), "x.png");
    await api.post("/api/upload/space-image", form);
    expect(header(0, "content-type")).toMatch(/^multipart\/form-data; boundary=/);
  });

  it.each([
    ["http://www.example.org/api/spaces", "https://www.example.org/api/spaces"],
    ["HTTP://www.example.org:8080/x?y=http://z", "https://www.example.org:8080/x?y=http://z"],
    ["http://localhost:3000/api/spaces", "http://localhost:3000/api/spaces"],
    ["/api/spaces", "/api/spaces"],
  ])("upgrades http to https, save on this machine: %s", (address, upgraded) => {
    expect(upgradedUrl(address)).toBe(upgraded);
  });
});

describe("what comes back", () => {
  it("answers with the JSON body", async () => {
    expect(await api.get("/api/spaces")).toEqual({ ok: true });
  });

  it("answers with the Response itself when it is not JSON", async () => {
    server.answerWith((response) =>
      response.writeHead(200, { "Content-Type": "text/calendar" }).end("BEGIN"),
    );
    const response = await api.get<Response>("/api/bookings/1/ics");
    expect(await response.text()).toBe("BEGIN");
  });

  it("throws status, colon and text, with the code, the sentence and the fields of the API", async () => {
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

  it("puts the status text into the message when the answer is empty", async () => {
    server.answerWith((response) => response.writeHead(404, "Not Found").end());
    const { error } = await settle(api.get("/api/nothing"));
    expect(error).toMatchObject({ message: "404: Not Found", code: null, serverMessage: null, errors: null });
  });
});

describe("trying again", () => {
  it("tries three times, 500 ms apart, when the server fails, and throws the last error", async () => {
    server.answerWith((response, _request, number) => sendJson(response, 500, { message: `n. ${number}` }));
    const { error, ms } = await settle(api.get("/api/spaces"));
    expect(count()).toBe(3);
    expect(ms).toBe(1_000);
    expect(error).toMatchObject({ status: 500, serverMessage: "n. 3" });
  });

  it("writes with the same key each time, so that a lost answer books nothing twice", async () => {
    server.answerWith((response, _request, number) =>
      number === 1 ? response.destroy() : sendJson(response, 201, { id: 7 }),
    );
    const { value } = await settle(api.post("/api/bookings", { spaceId: 13 }));
    expect(value).toEqual({ id: 7 });
    expect(count()).toBe(2);
    expect(header(1, "idempotency-key")).toBe(header(0, "idempotency-key"));
  });

  it("tries again after a network failure and throws what fetch threw", async () => {
    server.answerWith((response) => response.destroy());
    const { error } = await settle(api.get("/api/spaces"));
    expect(error).toMatchObject({ name: "TypeError" });
    expect(count()).toBe(3);
  });

  it("gives each attempt 30 seconds", async () => {
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

  it.each([400, 403, 404, 409, 413, 415])("takes a %i as final", async (status) => {
    server.answerWith((response) => sendJson(response, status, TAKEN));
    const { error } = await settle(api.post("/api/bookings", {}));
    expect(error).toMatchObject({ status });
    expect(count()).toBe(1);
  });

  it("waits for a short Retry-After of a 429", async () => {
    server.answerWith((response, _request, number) =>
      number === 1
        ? sendJson(response, 429, { code: "RATE_LIMITED" }, { "Retry-After": "2" })
        : sendJson(response, 200, "ok"),
    );
    const { value, ms } = await settle(api.get("/api/spaces"));
    expect(value).toBe("ok");
    expect(ms).toBe(2_000);
  });

  it("takes a 429 as final when the wait is long or not told", async () => {
    server.answerWith((response) => sendJson(response, 429, {}, { "Retry-After": "600" }));
    expect((await settle(api.get("/api/spaces"))).error).toMatchObject({ status: 429 });
    server.answerWith((response) => sendJson(response, 429, {}));
    expect((await settle(api.get("/api/spaces"))).error).toMatchObject({ status: 429 });
    expect(count()).toBe(2);
  });

  it("drops a refused bearer token and tries once more by cookie alone", async () => {
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

  it("takes a 401 without a bearer token as final, the second one too", async () => {
    server.answerWith((response) => sendJson(response, 401, {}));
    await settle(api.get("/api/bookings"));
    expect(count()).toBe(1);
    setAuthToken("dead");
    await settle(api.get("/api/bookings"));
    expect(count()).toBe(3);
  });

  it("stops at once when the caller cancels, also between two attempts", async () => {
    const controller = new AbortController();
    server.answerWith((response) => sendJson(response, 500, {}));
    const call = settle(api.get("/api/spaces", { signal: controller.signal }));
    await requestsReach(1);
    controller.abort();
    expect((await call).error).toMatchObject({ name: "AbortError" });
    expect(count()).toBe(1);
  });
});
