import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Booking } from "@/lib/schemas/booking/booking";
import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { registrationBody } from "../helpers/people";
import { formWith, picture } from "../helpers/pictures";
import { ROWS_BEYOND_LIMITS } from "../helpers/rows-beyond-limits";
import { bookingBody } from "../helpers/spaces";
import { copyDatabase, freePort, runStart } from "../helpers/started-site";
import { adminOf, hasPostgres, sqlOf, startEmbeddedDatabase, startPostgres } from "../helpers/test-site";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "centro-backup-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = "a secret of enough characters";

function command(name: "backup" | "restore", target: string, env: Record<string, string>) {
  const { TEST_SITE_DATABASE_URL: _, NODE_OPTIONS: __, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`, target], {
    env: { ...rest, NODE_ENV: "production", NEXTAUTH_SECRET: SECRET, ...env },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

/**
 * All rows of all tables of the site as text, in a fixed order. Excluded: counters of changes, which differ between
 * databases, and the record of the backup, which is written after the content was read.
 */
async function contentOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename NOT IN ('_prisma_migrations', 'rate_limits', 'content_versions', 'day_versions', 'operation_reports') ORDER BY 1`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} AS t ORDER BY 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  const { rows } = await client.query<{ row: string }>(
    "SELECT sequencename || ' ' || last_value AS row FROM pg_sequences WHERE schemaname = 'public' AND sequencename <> 'operation_reports_id_seq' ORDER BY 1",
  );
  content.sequences = rows.map(({ row }) => row);
  await client.end();
  return content;
}

/** Runs SQL in the embedded database, then reads its content. */
async function contentOfEmbedded(dataFolder: string, statements = "SELECT 1") {
  const database = await startEmbeddedDatabase(join(dataFolder, "database"));
  try {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(statements);
    await client.end();
    return await contentOf(database.url);
  } finally {
    database.process.child.kill("SIGTERM");
    await database.process.exited;
  }
}

test("a backup restores rows, sequences and pictures, into an empty folder and on PostgreSQL", async () => {
  const data = join(folder, "data");
  await copyDatabase(data);
  const site = runStart({
    DATA_DIR: data,
    PORT: String(await freePort()),
    ADMIN_PASSWORD: "Amministra-1-test",
    NEXTAUTH_SECRET: SECRET,
  });
  await site.ready;
  const admin = await adminOf(site.address);
  const form = formWith("image", await picture("png"));
  const uploaded = await admin.client.send<{ imageUrl: string }>("POST", "/api/upload/space-image", {
    raw: form,
  });
  expect(uploaded.status).toBe(201);
  const at = { base: site.address };
  const body = registrationBody({
    firstName: "Nicolò «l'Œuvre» 🪷",
    bio: 'riga\ncon "virgolette" e \\ barre 👩‍🌾',
  });
  const customer = await new ApiClient(at).post<{ authToken: string }>("/api/auth/register", body);
  expect(customer.status).toBe(201);
  const client = new ApiClient({ token: customer.body.authToken, ...at });
  const booked = await client.post<{ booking: Booking }>("/api/bookings", bookingBody(14, inDays(4)));
  expect(booked.status).toBe(201);
  // Ledger, receipts and audit log are tables whose rows cannot be changed or deleted.
  const { id: bookingId, totalAmount: amount } = booked.body.booking;
  const payment = { kind: "payment", method: "cash", bookingId, amount };
  const paid = await admin.client.post<{ id: number }>("/api/payments", payment);
  expect(paid.status).toBe(201);
  const receipt = await admin.client.post("/api/receipts", { paymentIds: [paid.body.id] });
  expect(receipt.status).toBe(201);

  const refused = command("backup", join(folder, "too-early"), { DATA_DIR: data });
  expect(refused.status).toBeGreaterThan(0);
  expect(refused.output).toMatch(/in use by process/);
  expect(existsSync(join(folder, "too-early"))).toBe(false);

  site.child.kill("SIGTERM");
  await site.exited;
  const before = await contentOfEmbedded(data, ROWS_BEYOND_LIMITS);
  const backup = join(folder, "backup");
  expect(command("backup", backup, { DATA_DIR: data })).toMatchObject({
    status: 0,
    output: expect.stringMatching(/Backed up \d+ rows/),
  });
  expect(command("backup", backup, { DATA_DIR: data }).output).toContain("is not empty");
  expect(before["public.bookings"]?.length).toBeGreaterThan(1);
  for (const table of ["payments", "receipts", "receipt_payments", "audit_log", "pictures"])
    expect(before[`public.${table}`]?.length).toBeGreaterThan(0);

  const restored = join(folder, "restored");
  expect(command("restore", backup, { DATA_DIR: restored })).toMatchObject({ status: 0 });
  expect(await contentOfEmbedded(restored)).toEqual(before);
  if (!hasPostgres) return;
  const server = await startPostgres();
  try {
    const url = await server.createDatabase("restored");
    const env = { DATA_DIR: join(folder, "on-postgres"), DATABASE_URL: url };
    expect(command("restore", backup, env)).toMatchObject({ status: 0 });
    expect(await contentOf(url)).toEqual(before);
    const reports = () => sqlOf({ database: { url } }, "SELECT kind, is_good FROM operation_reports");
    expect(await reports()).toEqual([]);
    // And back into the embedded database: a backup of PostgreSQL, which can be made while the site is running.
    expect(command("backup", join(folder, "of-postgres"), env)).toMatchObject({ status: 0 });
    // The overview of the panel and /metrics use this record.
    expect(await reports()).toEqual([{ kind: "backup", is_good: true }]);
    expect(command("restore", join(folder, "of-postgres"), { DATA_DIR: restored })).toMatchObject({
      status: 0,
    });
    expect(await contentOfEmbedded(restored)).toEqual(before);

    // A backup of a version with other columns changes nothing.
    const old = join(folder, "of-an-old-version");
    cpSync(backup, old, { recursive: true });
    const index = JSON.parse(readFileSync(join(old, "database.json"), "utf8"));
    index.tables.find(({ table }: { table: string }) => table === "users").columns.push("first_name_before");
    writeFileSync(join(old, "database.json"), JSON.stringify(index));
    const refused = command("restore", old, env);
    expect(refused.status).toBeGreaterThan(0);
    expect(refused.output).toMatch(/has no "public"."users"."first_name_before"/);
    expect(await contentOf(url)).toEqual(before);

    // An incomplete backup changes nothing.
    const file = join(backup, "public.bookings.jsonl");
    writeFileSync(file, `${readFileSync(file, "utf8").split("\n").slice(1).join("\n")}`);
    const broken = command("restore", backup, env);
    expect(broken.status).toBeGreaterThan(0);
    expect(broken.output).toMatch(/the backup is incomplete/);
    // Numbers issued by a sequence are not rolled back with the transaction.
    expect({ ...(await contentOf(url)), sequences: before.sequences }).toEqual(before);
  } finally {
    await server.stop();
  }
}, 400_000);
