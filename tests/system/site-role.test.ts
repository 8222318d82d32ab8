import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { registrationBody } from "../helpers/people";
import { bookingBody, newSpace } from "../helpers/spaces";
import { adminOf, customerOf, hasPostgres, sqlOf, startTestSite } from "../helpers/test-site";

const onPostgres = hasPostgres && !process.env.TEST_DATABASE_URL ? describe : describe.skip;
const NOT_ALLOWED = "42501";

/** docs/operations.md: one role owns the tables, another one runs the site. */
onPostgres("the database role of the site", () => {
  let site: Awaited<ReturnType<typeof startTestSite>>;
  let client: pg.Client;
  beforeAll(async () => {
    site = await startTestSite({ kind: "postgres" });
    client = new pg.Client({ connectionString: site.env.DATABASE_URL });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await site.stop();
  });

  test("can book, record payments and write receipts", async () => {
    const [base = ""] = site.addresses;
    const { client: admin } = await adminOf(base);
    const { id } = await newSpace(admin);
    const customer = new ApiClient({ token: await customerOf(base), base });
    const body = bookingBody(id, inDays(3));
    const booked = await customer.post<{ booking: { id: number; totalAmount: number } }>(
      "/api/bookings",
      body,
    );
    expect(booked.status).toBe(201);
    const { id: bookingId, totalAmount: amount } = booked.body.booking;
    const payment = { kind: "payment", method: "cash", bookingId, amount, note: "Portato da Giulia" };
    const paid = await admin.post<{ id: number }>("/api/payments", payment);
    expect(paid.status).toBe(201);
    const receipt = await admin.post<{ id: number }>("/api/receipts", { paymentIds: [paid.body.id] });
    expect(receipt.status).toBe(201);
    const canceled = { reason: "Errore" };
    expect((await admin.post(`/api/receipts/${receipt.body.id}/cancellation`, canceled)).status).toBe(200);

    // An erasure removes the note; nothing else can be changed.
    const password = String(registrationBody().password);
    const erased = await customer.delete("/api/users/me", { body: { password } });
    expect(erased.status).toBe(200);
    const { rows } = await client.query("SELECT amount, note FROM payments WHERE id = $1", [paid.body.id]);
    expect(rows).toEqual([{ amount, note: null }]);
    await expect(client.query("UPDATE payments SET note = 'Giulia'")).rejects.toThrow(/append-only/);
  });

  test("can remove old client addresses from the log, but change nothing else in it", async () => {
    const line = `INSERT INTO audit_log (at, address, action, entity, changes)
      VALUES (now() - interval '13 months', '192.0.2.7', 'login', 'user', '{}') RETURNING id`;
    const { rows } = await client.query<{ id: number }>(line);
    const id = rows[0]?.id;
    await expect(
      client.query("UPDATE audit_log SET address = '192.0.2.8' WHERE id = $1", [id]),
    ).rejects.toMatchObject({ code: NOT_ALLOWED });
    const { rowCount } = await client.query("UPDATE audit_log SET address = NULL WHERE id = $1", [id]);
    expect(rowCount).toBe(1);
    await expect(
      client.query("UPDATE audit_log SET address = NULL WHERE at > now() - interval '1 month'"),
    ).rejects.toMatchObject({ code: NOT_ALLOWED });
  });

  test("can immediately use what a migration creates while the site is running", async () => {
    await sqlOf(site, "CREATE TABLE next_things (id serial PRIMARY KEY, note text)");
    try {
      expect((await client.query("INSERT INTO next_things (note) VALUES ('nuova')")).rowCount).toBe(1);
    } finally {
      await sqlOf(site, "DROP TABLE next_things");
    }
  });

  test("is created with its password by a migration whose owner may create roles, and a repeated migration does no harm", async () => {
    const owner = await site.database.server?.createDatabase("fresh");
    const own = new URL(owner ?? "");
    own.username = "fresh_site";
    own.password = "una password: lunga";
    const env = {
      ...{ MIGRATION_DATABASE_URL: owner, DATABASE_URL: own.href },
      NEXTAUTH_SECRET: "a secret that only tests have, long enough",
    };
    // The default of every PostgreSQL 14 database.
    await sqlOf({ database: { url: owner ?? "" } }, "GRANT CREATE ON SCHEMA public TO PUBLIC");
    for (let run = 0; run < 2; run += 1) {
      const { status, stderr } = spawnSync(process.execPath, ["scripts/migrate.mjs"], {
        env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
        encoding: "utf8",
      });
      expect([status, stderr]).toEqual([0, ""]);
    }
    const fresh = new pg.Client({ connectionString: own.href });
    await fresh.connect();
    try {
      expect((await fresh.query("SELECT count(*)::int AS count FROM spaces")).rows).toEqual([{ count: 0 }]);
      for (const forbidden of [
        "ALTER TABLE payments DISABLE TRIGGER ALL",
        "CREATE TABLE public.smuggled (id int)",
        "CREATE TEMP TABLE smuggled (id int)",
      ])
        await expect(fresh.query(forbidden)).rejects.toMatchObject({ code: NOT_ALLOWED });
    } finally {
      await fresh.end();
    }
  }, 240_000);

  test("cannot redirect the guards to temporary tables of its session", async () => {
    // The site's role cannot create temporary tables, but the owner of the tables can.
    const guarded = new pg.Client({ connectionString: site.database.url });
    await guarded.connect();
    try {
      const { rows } = await client.query<{ id: number }>(
        `INSERT INTO payments (kind, method, amount, date, note, charge_id)
         SELECT 'payment', 'cash', 1, current_date, 'Portato da Giulia', charge_id FROM bookings
         WHERE email NOT LIKE 'eliminato%' LIMIT 1
         RETURNING id`,
      );
      await guarded.query(`INSERT INTO book_years (year, opening_cash, opening_bank, closing_cash, closing_bank, closed_at)
        VALUES (2001, 0, 0, 0, 0, now())`);
      await guarded.query("CREATE TEMP TABLE book_years (year int, closed_at timestamptz)");
      await guarded.query(
        "CREATE TEMP TABLE bookings AS SELECT id, NULL::int AS person_id, 'eliminato@example.invalid'::text AS email FROM public.bookings",
      );
      const entry = `INSERT INTO public.book_entries (direction, account, category, amount, date)
        VALUES ('in', 'cash', 'A4', 100, '2001-06-01')`;
      await expect(guarded.query(entry)).rejects.toThrow(/2001/);
      const strike = "UPDATE public.payments SET note = NULL WHERE id = $1";
      expect(rows).toHaveLength(1);
      await expect(guarded.query(strike, [rows[0]?.id])).rejects.toThrow(/append-only/);
    } finally {
      await guarded.end();
    }
  });

  test("can only remove members that an import brought, and only with the whole import", async () => {
    await client.query("BEGIN");
    const { rows: people } = await client.query<{ id: number }>(
      "INSERT INTO people (first_name, last_name) VALUES ('Ada', 'Socia'), ('Bea', 'Socia') RETURNING id",
    );
    const enter = `INSERT INTO members (person_id, category, applied_on) VALUES ($1, 'ordinario', current_date)
      RETURNING id`;
    const [own, other] = people;
    const member = (await client.query<{ id: number }>(enter, [own?.id])).rows[0]?.id;
    await client.query("COMMIT");
    const read = "INSERT INTO imports (kind, committed_at) VALUES ('members', now()) RETURNING id";
    const note = "INSERT INTO import_items (import_id, kind, item) VALUES ($1, 'member', $2)";
    const takeBack = "UPDATE imports SET is_taken_back = true WHERE id = $1";
    const made = (await client.query<{ id: number }>(read)).rows[0]?.id;
    await expect(client.query(note, [made, member])).rejects.toThrow(/stays noted/);
    await expect(client.query("DELETE FROM members WHERE id = $1", [member])).rejects.toThrow(
      /only added to/,
    );

    await client.query("BEGIN");
    const brought = (await client.query<{ id: number }>(enter, [other?.id])).rows[0]?.id;
    await client.query(note, [made, brought]);
    await client.query("COMMIT");
    await expect(client.query(takeBack, [made])).rejects.toThrow(/whole/);
    await expect(client.query("DELETE FROM imports WHERE id = $1", [made])).rejects.toThrow(/stays noted/);
    await client.query("BEGIN");
    await client.query(takeBack, [made]);
    for (const table of ["member_versions WHERE member_id", "members WHERE id"])
      expect((await client.query(`DELETE FROM ${table} = $1`, [brought])).rowCount).toBe(1);
    await client.query("DELETE FROM imports WHERE id = $1", [made]);
    await client.query("COMMIT");
  });

  test("can change a receipt only by its cancellation, once", async () => {
    const changed = client.query("UPDATE receipts SET stamp_exemption = 'inventata'");
    await expect(changed).rejects.toThrow(/append-only/);
  });

  test("cannot create tables on the hosts of a cluster either, after the script that sets up their roles", async () => {
    const { findPostgres } = await import("../../scripts/run/real-postgres.mjs");
    const psql = join(findPostgres(["psql"]) ?? "", "psql");
    const { url } = site.database;
    await sqlOf(site, "GRANT TEMPORARY ON DATABASE centro TO PUBLIC");
    await sqlOf(site, "GRANT CREATE ON SCHEMA public TO PUBLIC");
    const script = readFileSync("deploy/hosts/roles.sql", "utf8").replaceAll(/\{\{\w+\}\}/g, "di-prova");
    const { status, stderr } = spawnSync(psql, ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", url], {
      input: script,
      encoding: "utf8",
    });
    expect([status, stderr.replaceAll(/^NOTICE.*\n/gm, "")]).toEqual([0, ""]);
    const { rows } = await client.query(
      `SELECT has_database_privilege('centro', 'TEMPORARY') AS temporary,
         has_schema_privilege('public', 'CREATE') AS tables, has_schema_privilege('centro', 'public', 'CREATE') AS owner`,
    );
    expect(rows).toEqual([{ temporary: false, tables: false, owner: true }]);
  });

  test.each([
    "CREATE TABLE smuggled (id int)",
    "CREATE TEMP TABLE smuggled (id int)",
    "UPDATE book_documents SET content = ''",
    "UPDATE member_fees SET year = 2000",
    "UPDATE member_versions SET last_name = 'Altra'",
    "UPDATE import_items SET item = 1",
    "DROP TABLE bookings",
    "ALTER TABLE bookings ADD COLUMN smuggled int",
    "ALTER TABLE payments DISABLE TRIGGER ALL",
    "DROP TRIGGER payments_append_only ON payments",
    "TRUNCATE bookings CASCADE",
    "UPDATE payments SET amount = 1",
    "DELETE FROM payments",
    "DELETE FROM receipts",
    "DELETE FROM receipt_payments",
    "UPDATE audit_log SET action = 'login'",
    "TRUNCATE audit_log",
    "DELETE FROM _prisma_migrations",
    "CREATE ROLE smuggled SUPERUSER",
    "COPY bookings TO PROGRAM 'true'",
  ])("cannot run: %s", async (statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code: NOT_ALLOWED });
  });
});
