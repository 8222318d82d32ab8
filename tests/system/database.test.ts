import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Setup } from "@/lib/schemas/site/setup";
import type { Space } from "@/lib/schemas/space/space";
import { ApiClient } from "../helpers/api";
import { registrationFor } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { bookingBody } from "../helpers/spaces";
import {
  adminOf,
  applyMigrations,
  diffFromDatabase,
  hasPostgres,
  kinds,
  startPostgres,
  startTestSite,
} from "../helpers/test-site";

interface Removed {
  removed: Record<string, number>;
  kept: Record<string, number>;
}

describe.each(kinds)("the %s database", (kind) => {
  let site: Awaited<ReturnType<typeof startTestSite>>;
  let client: pg.Client;
  beforeAll(async () => {
    site = await startTestSite({ kind });
    client = new pg.Client({ connectionString: site.database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await site.stop();
  });

  if (kind === "embedded")
    test("is not blocked by messages with an invalid length", async () => {
      const { hostname, port } = new URL(site.database.url);
      const ENCRYPT = 80_877_103;
      for (const length of [0, 7, -1]) {
        const socket = connect(Number(port), hostname).on("error", () => {});
        const start = Buffer.alloc(8);
        start.writeInt32BE(length, 0);
        start.writeInt32BE(ENCRYPT, 4);
        socket.write(start);
        expect((await socket.toArray()).join("")).toContain("08P01");
      }
      const next = new pg.Client({ connectionString: site.database.url });
      await next.connect();
      expect((await next.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
      await next.end();
    });

  test("matches schema.prisma exactly after its migrations", async () => {
    expect(await diffFromDatabase(site.database.url)).toEqual({
      differs: false,
      sql: expect.stringContaining("empty migration"),
    });
  });

  test("rejects overlapping bookings whoever writes them, except canceled ones", async () => {
    const insert = (from: string, to: string, status: string) =>
      client.query(
        `INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, status, purpose, attendees, email, first_name, last_name)
         VALUES (15, '2031-03-03', '2031-03-03', '08:00', '13:00', $1, $2, new_charge('booking', 0), $3::booking_status, 'prova', 1, 'prova@example.org', 'Prova', 'Esempio')`,
        [from, to, status],
      );
    await insert("2031-03-03T07:00Z", "2031-03-03T12:00Z", "confirmed");
    await expect(insert("2031-03-03T11:59Z", "2031-03-03T13:00Z", "pending")).rejects.toMatchObject({
      code: "23P01",
      constraint: "taken_times_no_overlap",
    });
    await insert("2031-03-03T07:00Z", "2031-03-03T12:00Z", "canceled");
    await insert("2031-03-03T12:00Z", "2031-03-03T13:00Z", "confirmed");
  });

  // Both plan alike; filling the table is what takes time.
  if (kind === kinds.at(-1))
    test("uses the GiST index for the search and the availability of a space with 5,000 bookings", async () => {
      // The versions of days are irrelevant here, and updating them takes most of the time for so many rows.
      await client.query("ALTER TABLE taken_times DISABLE TRIGGER taken_times_days_version");
      await client.query(`
        INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, purpose, attendees, email, first_name, last_name)
        SELECT 13 + n % 5, day, day, '08:00', '13:00', day + time '07:00', day + time '12:00', new_charge('booking', 4000), 'storico', 1, 'storico@example.org', 'Storico', 'Esempio'
        FROM generate_series(0, 4999) AS n, LATERAL (SELECT date '2000-01-01' + (n / 5)::int AS day) AS days`);
      await client.query("ALTER TABLE taken_times ENABLE TRIGGER taken_times_days_version");
      await client.query("ANALYZE taken_times");
      const window = "tstzrange(now(), now() + interval '3 days')";
      const plans = [
        `SELECT t.space_id, json_agg(t.starts_at) FROM taken_times t WHERE tstzrange(t.starts_at, t.ends_at) && ${window} GROUP BY t.space_id`,
        `SELECT t.space_id, json_agg(t.starts_at) FROM taken_times t WHERE tstzrange(t.starts_at, t.ends_at) && ${window} AND t.space_id = 14 GROUP BY t.space_id`,
      ];
      for (const query of plans) {
        const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${query}`);
        expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("taken_times_no_overlap");
      }
      const { status } = await new ApiClient().get(
        `/api/spaces?startDate=${inDays(3)}&endDate=${inDays(5)}`,
        {
          base: site.addresses[0] ?? "",
        },
      );
      expect(status).toBe(200);
    }, 300_000);

  // The last one, since the others use the rooms of the demonstration.
  if (kind === "embedded")
    test("is left without the demonstration, except what was changed or is in use", async () => {
      const [base = ""] = site.addresses;
      const admin = (await adminOf(base)).client;
      const visitor = new ApiClient({ base });
      const changed = await admin.put<Space>("/api/spaces/13", { name: "Sala Nostra" });
      expect(changed.status).toBe(200);
      const booked = await admin.post("/api/bookings", bookingBody(14, inDays(30)));
      expect(booked.status).toBe(201);

      const events = (await visitor.get<CentreEvent[]>("/api/events")).body;
      const joined: number[] = [];
      for (const { id } of events) {
        const { status } = await visitor.post(`/api/events/${id}/registrations`, registrationFor());
        if (status === 201) joined.push(id);
      }
      expect(joined.length).toBeGreaterThan(0);

      const before = (await admin.get<Setup>("/api/setup")).body;
      expect(before.hasDemonstration).toBe(true);
      const first = (await admin.delete<Removed>("/api/setup/demonstration")).body;
      expect(first.removed).toMatchObject({
        courses: 6,
        events: 6 - joined.length,
        galleryImages: 5,
        closures: 1,
      });
      expect(first.kept).toMatchObject({ courses: 0, events: joined.length });
      const left = (await visitor.get<Space[]>("/api/spaces")).body;
      expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([13, 14]));
      const stayed = (await visitor.get<CentreEvent[]>("/api/events")).body;
      expect(stayed.map(({ id, currentParticipants }) => [id, currentParticipants])).toEqual(
        stayed.map(({ id }) => [id, 1]),
      );

      const second = (await admin.delete<Removed>("/api/setup/demonstration")).body;
      expect(Object.values(second.removed).every((count) => count === 0)).toBe(true);
      const after = (await admin.get<Setup>("/api/setup")).body;
      expect(after.hasDemonstration).toBe(false);
      expect(after.steps.find(({ key }) => key === "demonstration")?.isDone).toBe(true);
    });
});

(hasPostgres ? test : test.skip)(
  "a migration is retried after a deadlock with a process of the previous version",
  async () => {
    const server = await startPostgres();
    const url = await server.createDatabase("deadlock");
    const folder = mkdtempSync(join(tmpdir(), "centro-migrations-"));
    const writer = new pg.Client({ connectionString: url });
    try {
      await writer.connect();
      cpSync("prisma/migrations/migration_lock.toml", join(folder, "migration_lock.toml"));
      const write = (name: string, sql: string) => {
        mkdirSync(join(folder, name));
        writeFileSync(join(folder, name, "migration.sql"), sql);
      };
      write("1_tables", "CREATE TABLE first (id int); CREATE TABLE second (id int);");
      write("2_both", "ALTER TABLE first ADD a int; SELECT pg_sleep(1); ALTER TABLE second ADD a int;");
      await applyMigrations(url, "1_tables", folder);
      // The session whose deadlock timeout expires first gives way, which is not the writer.
      await writer.query("SET deadlock_timeout = '1min'; BEGIN; INSERT INTO second VALUES (1)");
      const applied = applyMigrations(url, undefined, folder);
      const begun = "SELECT FROM pg_locks WHERE relation = 'first'::regclass AND granted";
      while ((await writer.query(begun)).rowCount === 0) await sleep(20);
      await writer.query("INSERT INTO first VALUES (1); COMMIT");
      expect(await applied).toEqual(["2_both"]);
      expect((await writer.query("SELECT f.a, s.a FROM first f, second s")).rowCount).toBe(1);
    } finally {
      await writer.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

(hasPostgres ? test : test.skip)(
  "the baseline is only recorded in a database of the previous version, and an older one is rejected",
  async () => {
    const server = await startPostgres();
    const url = await server.createDatabase("before");
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const [baseline = ""] = await applyMigrations(url, "20261205000000_baseline");
      const rename = (name: string) =>
        client.query("UPDATE _prisma_migrations SET migration_name = $1", [name]);

      await rename("20261203100000_payment_methods");
      await expect(applyMigrations(url)).rejects.toThrow("is of an earlier version");

      await rename("20261204110000_mailings");
      const applied = await applyMigrations(url);
      expect(applied).not.toContain(baseline);
      expect(applied).toContain("20261206090000_sign_ups");
      expect((await diffFromDatabase(url)).differs).toBe(false);
      expect(await applyMigrations(url)).toEqual([]);
    } finally {
      await client.end();
      await server.stop();
    }
  },
);
