import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { bookingBody, newSpaceAt } from "../helpers/spaces";
import { adminOf, customerOf, hasPostgres, startTestSite } from "../helpers/test-site";

/** docs/decisions/04-exclusion-constraint-and-lock.md. A deadlock stall takes 30 s. */
const TRIALS = 20;
const REQUESTS = 200;
const LATEST_ANSWER_MS = 5_000;

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres("two web processes on one PostgreSQL", () => {
  let site: Awaited<ReturnType<typeof startTestSite>>;
  beforeAll(async () => {
    site = await startTestSite({ kind: "postgres", webProcesses: 2 });
  }, 60_000);
  afterAll(() => site.stop(), 60_000);

  test(`${REQUESTS} parallel requests for overlapping periods end in one booking and ${REQUESTS - 1} times SLOT_TAKEN, ${TRIALS} trials in a row`, async () => {
    const [first = "", second = ""] = site.addresses;
    const admin = await adminOf(first);
    const tokens = await Promise.all([customerOf(first), customerOf(second)]);
    const space = await newSpaceAt(first, admin.client, { capacity: 100 });

    for (let trial = 0; trial < TRIALS; trial += 1) {
      const day = inDays(10 + trial * 2);
      const answers = await Promise.all(
        Array.from({ length: REQUESTS }, async (_, index) => {
          const started = performance.now();
          const token = tokens[index % 2] ?? "";
          const hour = 8 + (index % 5);
          const body =
            index % 3 === 0
              ? bookingBody(space.id, day)
              : bookingBody(space.id, day, {
                  isFullDay: false,
                  startTime: `${String(hour).padStart(2, "0")}:00`,
                  endTime: "13:00",
                });
          const { status, body: answer } = await new ApiClient({ token }).post("/api/bookings", body, {
            base: index % 2 === 0 ? first : second,
          });
          return { status, code: answer.code, ms: performance.now() - started };
        }),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status, code }) => status === 409 && code === "SLOT_TAKEN")).toHaveLength(
        REQUESTS - 1,
      );
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LATEST_ANSWER_MS);
      await sleep(10);
    }
  }, 240_000);

  test("a session, an idempotency key and a login limit hold in both processes", async () => {
    const [first = "", second = ""] = site.addresses;
    const admin = await adminOf(first);
    const space = await newSpaceAt(first, admin.client);
    const client = new ApiClient({ token: await customerOf(first) });
    const headers = { "Idempotency-Key": `key-${Date.now()}` };
    const one = await client.post<{ booking: { id: number } }>(
      "/api/bookings",
      bookingBody(space.id, inDays(5)),
      { headers, base: first },
    );
    const two = await client.post<{ booking: { id: number } }>(
      "/api/bookings",
      bookingBody(space.id, inDays(5)),
      { headers, base: second },
    );
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.booking.id).toBe(one.body.booking.id);

    await client.post("/api/auth/logout", {}, { base: first });
    expect((await client.get("/api/bookings", { base: second })).status).toBe(401);

    const guesser = new ApiClient();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const base = attempt % 2 === 0 ? first : second;
      expect(
        (await guesser.post("/api/auth/login", { username: "nessuno", password: "sbagliata" }, { base }))
          .status,
      ).toBe(401);
    }
    expect(
      (
        await guesser.post(
          "/api/auth/login",
          { username: "nessuno", password: "sbagliata" },
          { base: second },
        )
      ).status,
    ).toBe(429);
  }, 60_000);
});
