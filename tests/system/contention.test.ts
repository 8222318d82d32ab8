import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { dayOfWeek } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { bookingBody, newSpace } from "../helpers/spaces";
import { adminOf, customerOf, hasPostgres, sqlOf, startTestSite } from "../helpers/test-site";

/**
 * docs/decisions/04-exclusion-constraint-and-lock.md. On an otherwise idle machine no response may take longer than
 * five seconds: CONTENTION_LATEST_MS=5000 checks that, CONTENTION_TRIALS=20 runs more trials. The default limit, for a
 * busy machine, only detects a deadlock, which stalls 30 seconds.
 */
const TRIALS = Number(process.env.CONTENTION_TRIALS ?? 2);
const REQUESTS = 200;
const LATEST_ANSWER_MS = Number(process.env.CONTENTION_LATEST_MS ?? 20_000);
/** Everything that occupies a room, in turn; moves go in both directions between two rooms. */
const KINDS = ["booking", "closure", "course", "event", "move", "moveAway", "series"] as const;
const MIXED_TRIALS = 2;
/** One for each room to start with. */
const COMPOSED_TRIALS = 3;
/** How long the embedded database is kept busy first, which exceeds the time that the site waits for PostgreSQL. */
const EMBEDDED_HELD_MS = 12_000;
/** There a single process handles everything. */
const LATEST_EMBEDDED_ANSWER_MS = 2 * LATEST_ANSWER_MS;

const onPostgres = hasPostgres ? describe : describe.skip;

/** Sends `REQUESTS` bookings for one day of a room concurrently, alternating between the sites and the tokens. */
async function bookAtOnce(bases: readonly string[], tokens: readonly string[], spaceId: number, day: string) {
  return Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      const started = performance.now();
      const token = tokens[index % tokens.length] ?? "";
      const hour = String(8 + (index % 5)).padStart(2, "0");
      const part = { isFullDay: false, startTime: `${hour}:00`, endTime: "13:00" };
      const body = bookingBody(spaceId, day, index % 3 === 0 ? {} : part);
      const base = bases[index % bases.length] ?? "";
      const { status, body: answer } = await new ApiClient({ token }).post("/api/bookings", body, { base });
      return { status, code: answer.code, ms: performance.now() - started };
    }),
  );
}

test(`${REQUESTS} concurrent requests for overlapping periods yield one booking and ${REQUESTS - 1} times SLOT_TAKEN on the embedded database, even if it is slow`, async () => {
  const site = await startTestSite({ kind: "embedded" });
  const slow = new pg.Client({ connectionString: site.database.url });
  try {
    const [base = ""] = site.addresses;
    const admin = await adminOf(base);
    const tokens = await Promise.all([customerOf(base), customerOf(base)]);
    const space = await newSpace(admin.client, { capacity: 100 });
    await slow.connect();
    // An open transaction occupies the only session of the database, as on a busy machine.
    await slow.query("BEGIN");
    const answering = bookAtOnce([base], tokens, space.id, inDays(10));
    await sleep(EMBEDDED_HELD_MS);
    await slow.query("ROLLBACK");
    const answers = await answering;
    const latest = Math.round(Math.max(...answers.map(({ ms }) => ms)) - EMBEDDED_HELD_MS);
    process.stdout.write(`› The last answer of the embedded database ${latest} ms after it was free\n`);
    const refused = answers.filter(({ status, code }) => status === 409 && code === "SLOT_TAKEN");
    const others = answers.filter((answer) => !refused.includes(answer)).map(({ status }) => status);
    expect({ others, refused: refused.length }).toEqual({ others: [201], refused: REQUESTS - 1 });
    expect(latest).toBeLessThan(LATEST_EMBEDDED_ANSWER_MS);
  } finally {
    await slow.end();
    await site.stop();
  }
}, 300_000);

onPostgres("two web processes on one PostgreSQL", () => {
  let site: Awaited<ReturnType<typeof startTestSite>>;
  beforeAll(async () => {
    site = await startTestSite({ kind: "postgres", webProcesses: 2 });
  });
  afterAll(() => site.stop());

  test(`${REQUESTS} concurrent requests for overlapping periods yield one booking and ${REQUESTS - 1} times SLOT_TAKEN, ${TRIALS} trials in a row`, async () => {
    const [first = "", second = ""] = site.addresses;
    const admin = await adminOf(first);
    const tokens = await Promise.all([customerOf(first), customerOf(second)]);
    const space = await newSpace(admin.client, { capacity: 100 });

    const latest: number[] = [];
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const day = inDays(10 + trial * 2);
      const answers = await bookAtOnce(site.addresses, tokens, space.id, day);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status, code }) => status === 409 && code === "SLOT_TAKEN")).toHaveLength(
        REQUESTS - 1,
      );
      latest.push(Math.max(...answers.map(({ ms }) => ms)));
      expect(latest.at(-1)).toBeLessThan(LATEST_ANSWER_MS);
      await sleep(10);
    }
    process.stdout.write(`› The last answer of each trial after ${latest.map(Math.round).join(", ")} ms\n`);
  }, 240_000);

  test(`${REQUESTS} concurrent bookings, closures, courses, events, moves and series never occupy the same time twice, ${MIXED_TRIALS} trials in a row`, async () => {
    const [first = "", second = ""] = site.addresses;
    const admin = await adminOf(first);
    const room = await newSpace(admin.client, { capacity: 100 });
    const other = await newSpace(admin.client, { capacity: 100 });
    const takenOn = (day: string) =>
      sqlOf<{ spaceId: number; owner: string }>(
        site,
        `SELECT space_id AS "spaceId", owner FROM taken_times WHERE space_id = ANY($1) AND NOT is_buffer
          AND tstzrange(starts_at, ends_at) && tstzrange(($2 || ' 12:00')::timestamp AT TIME ZONE 'Europe/Rome',
                                                         ($2 || ' 13:00')::timestamp AT TIME ZONE 'Europe/Rome')`,
        [[room.id, other.id], day],
      );

    for (let trial = 0; trial < MIXED_TRIALS; trial += 1) {
      const day = inDays(20 + trial * 2);
      // A new customer per trial: a customer can have at most 200 open bookings.
      const token = await customerOf(first);
      const kindOf = (index: number) => KINDS[index % KINDS.length];
      // Bookings to move start elsewhere, each on its own day. A customer can make at most twenty moves per hour.
      const movers = await Promise.all([first, second, first, second].map(customerOf));
      const movable = new Map<number, { id: number; token: string }>();
      for (let index = 0; index < REQUESTS; index += 1) {
        const kind = kindOf(index);
        if (kind !== "move" && kind !== "moveAway") continue;
        const from = kind === "move" ? other : room;
        const body = bookingBody(from.id, inDays(60 + trial * 100 + movable.size));
        const mover = movers[movable.size % movers.length] ?? "";
        const client = new ApiClient({ token: mover, base: first });
        const answer = await client.post<{ booking: Booking }>("/api/bookings", body);
        expect(answer.status).toBe(201);
        movable.set(index, { id: answer.body.booking.id, token: mover });
      }
      const hours = (index: number) => ({
        startTime: `${String(8 + (index % 5)).padStart(2, "0")}:00`,
        endTime: "13:00",
      });
      const { spaceId: _, startDate: __, endDate: ___, ...contact } = bookingBody(room.id, day);

      /** Each request includes the hour before 13:00 of the same day. */
      function send(index: number) {
        const base = index % 2 === 0 ? first : second;
        const times = hours(index);
        const asAdmin = new ApiClient({ token: admin.token, base });
        const asCustomer = new ApiClient({ token, base });
        const period = { startDate: day, endDate: day, isFullDay: false, ...times };
        switch (kindOf(index)) {
          case "closure":
            return asAdmin.post("/api/closures", {
              spaceId: room.id,
              startDate: day,
              endDate: day,
              ...times,
              reason: "Lavori",
            });
          case "course":
            return asAdmin.post("/api/courses", {
              title: `Corso ${trial}-${index}`,
              price: "120",
              spaceId: room.id,
              startDate: day,
              endDate: day,
              sessions: [{ dayOfWeek: dayOfWeek(day), ...times }],
            });
          case "event":
            return asAdmin.post("/api/events", {
              title: `Evento ${trial}-${index}`,
              price: "15",
              maxParticipants: 10,
              spaceId: room.id,
              eventDate: day,
              ...times,
            });
          case "move":
          case "moveAway": {
            const spaceId = kindOf(index) === "move" ? room.id : other.id;
            const moved = movable.get(index);
            return new ApiClient({ token: moved?.token ?? "", base }).post(
              `/api/bookings/${moved?.id}/move`,
              { spaceId, ...period },
            );
          }
          case "series": {
            const dates = [
              period,
              { ...period, startDate: inDays(21 + trial * 2), endDate: inDays(21 + trial * 2) },
            ];
            return asCustomer.post("/api/bookings/series", { ...contact, spaceId: room.id, dates });
          }
          default:
            return asCustomer.post("/api/bookings", bookingBody(room.id, day, period));
        }
      }

      const answers = await Promise.all(
        Array.from({ length: REQUESTS }, async (_, index) => {
          const started = performance.now();
          const { status, body } = await send(index);
          return { kind: kindOf(index), status, body, ms: performance.now() - started };
        }),
      );
      const winners = answers.filter(({ status }) => status === 200 || status === 201);
      expect(answers.filter((one) => !winners.includes(one) && one.status !== 409)).toEqual([]);
      const away = winners.filter(({ kind }) => kind === "moveAway");
      const here = winners.filter(({ kind }) => kind !== "moveAway");
      expect(away).toHaveLength(1);
      // Only closures may overlap each other.
      expect(here.length).toBeGreaterThan(0);
      if (here.length > 1) expect(new Set(here.map(({ kind }) => kind))).toEqual(new Set(["closure"]));
      const taken = await takenOn(day);
      expect(new Set(taken.map(({ spaceId }) => spaceId)).size).toBe(2);
      expect(new Set(taken.map(({ spaceId, owner }) => `${spaceId} ${owner}`)).size).toBe(2);
      const latest = Math.max(...answers.map(({ ms }) => ms));
      expect(latest).toBeLessThan(LATEST_ANSWER_MS);
      const kinds = [...new Set(here.map(({ kind }) => kind))].join(", ");
      process.stdout.write(`› ${kinds} came first; the last answer after ${Math.round(latest)} ms\n`);
    }
  }, 240_000);

  test(`a composed room or its parts are booked, never both, in ${COMPOSED_TRIALS} trials in a row`, async () => {
    const [first = ""] = site.addresses;
    const admin = (await adminOf(first)).client;
    const tokens = await Promise.all(site.addresses.map(customerOf));
    const [left, right] = [await newSpace(admin), await newSpace(admin)];
    const whole = await newSpace(admin, { partIds: [left.id, right.id] });
    const rooms = [whole, left, right];
    for (let trial = 0; trial < COMPOSED_TRIALS; trial += 1) {
      const day = inDays(10 + trial);
      const answers = await Promise.all(
        Array.from({ length: 24 }, async (_, index) => {
          // Each trial starts with another room.
          const room = rooms[(index + trial) % rooms.length] ?? whole;
          const client = new ApiClient({ token: tokens[index % tokens.length] ?? "" });
          const base = site.addresses[index % site.addresses.length] ?? "";
          const { status, body } = await client.post("/api/bookings", bookingBody(room.id, day), { base });
          return { room: room.id, status, code: body.code };
        }),
      );
      expect(answers.filter(({ status, code }) => status !== 201 && code !== "SLOT_TAKEN")).toEqual([]);
      const won = answers.filter(({ status }) => status === 201).map(({ room }) => room);
      expect([[whole.id], [left.id, right.id]]).toContainEqual(won.sort((a, b) => a - b));
    }
  }, 240_000);

  test("sessions, idempotency keys and the login limit apply across both processes", async () => {
    const [first = "", second = ""] = site.addresses;
    const admin = await adminOf(first);
    const space = await newSpace(admin.client);
    const client = new ApiClient({ token: await customerOf(first) });
    const headers = { "Idempotency-Key": `key-${Date.now()}` };
    const book = (base: string) =>
      client.post<{ booking: { id: number } }>("/api/bookings", bookingBody(space.id, inDays(5)), {
        headers,
        base,
      });
    const [one, two] = [await book(first), await book(second)];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.booking.id).toBe(one.body.booking.id);

    await client.post("/api/auth/logout", {}, { base: first });
    expect((await client.get("/api/bookings", { base: second })).status).toBe(401);

    const guesser = new ApiClient();
    const login = { username: "nessuno", password: "sbagliata" };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const base = attempt % 2 === 0 ? first : second;
      statuses.push((await guesser.post("/api/auth/login", login, { base })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});
