import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { registrationBody } from "../helpers/people";
import { formWith, picture } from "../helpers/pictures";
import { bookingBody } from "../helpers/spaces";
import { freePort, runStart } from "../helpers/started-site";
import { adminOf, hasPostgres, startEmbeddedDatabase, startPostgres } from "../helpers/test-site";

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

/** All rows of all tables of the site, as text, in one order. */
async function contentOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename NOT IN ('_prisma_migrations', 'rate_limits') ORDER BY 1`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} AS t ORDER BY 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  const { rows } = await client.query<{ row: string }>(
    "SELECT sequencename || ' ' || last_value AS row FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  content.sequences = rows.map(({ row }) => row);
  await client.end();
  return content;
}

async function contentOfEmbedded(dataFolder: string) {
  const database = await startEmbeddedDatabase(join(dataFolder, "database"));
  try {
    return await contentOf(database.url);
  } finally {
    database.process.child.kill("SIGTERM");
    await database.process.exited;
  }
}

test("a site backed up is there again, rows, sequences and pictures, in an empty folder and on PostgreSQL", async () => {
  const data = join(folder, "data");
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
    base: site.address,
  });
  expect(uploaded.status).toBe(201);
  const body = registrationBody({
    firstName: "Nicolò «l'Œuvre» 👩‍🌾",
    bio: 'riga\ncon "virgolette" e \\ barre',
  });
  const customer = await new ApiClient().post<{ authToken: string }>("/api/auth/register", body, {
    base: site.address,
  });
  const client = new ApiClient({ token: customer.body.authToken });
  expect(
    (await client.post("/api/bookings", bookingBody(14, inDays(4)), { base: site.address })).status,
  ).toBe(201);

  const refused = command("backup", join(folder, "too-early"), { DATA_DIR: data });
  expect(refused.status).toBeGreaterThan(0);
  expect(refused.output).toMatch(/in use by process/);
  expect(existsSync(join(folder, "too-early"))).toBe(false);

  site.child.kill("SIGTERM");
  await site.exited;
  const backup = join(folder, "backup");
  expect(command("backup", backup, { DATA_DIR: data })).toMatchObject({
    status: 0,
    output: expect.stringMatching(/Backed up \d+ rows/),
  });
  expect(command("backup", backup, { DATA_DIR: data }).output).toContain("is not empty");
  const before = await contentOfEmbedded(data);
  expect(before["public.bookings"]?.length).toBeGreaterThan(1);

  const restored = join(folder, "restored");
  expect(command("restore", backup, { DATA_DIR: restored })).toMatchObject({ status: 0 });
  expect(await contentOfEmbedded(restored)).toEqual(before);
  const pictures = (path: string) =>
    readdirSync(join(path, "uploads"), { recursive: true, encoding: "utf8" }).sort();
  expect(pictures(restored)).toEqual(pictures(data));
  const stored = uploaded.body.imageUrl;
  expect(readFileSync(join(restored, stored)).equals(readFileSync(join(data, stored)))).toBe(true);

  if (!hasPostgres) return;
  const server = await startPostgres();
  try {
    const url = await server.createDatabase("restored");
    const env = { DATA_DIR: join(folder, "on-postgres"), DATABASE_URL: url };
    expect(command("restore", backup, env)).toMatchObject({ status: 0 });
    expect(await contentOf(url)).toEqual(before);
    // And back: a backup of PostgreSQL, while the site could be running, into the embedded database.
    expect(command("backup", join(folder, "of-postgres"), env)).toMatchObject({ status: 0 });
    expect(command("restore", join(folder, "of-postgres"), { DATA_DIR: restored })).toMatchObject({
      status: 0,
    });
    expect(await contentOfEmbedded(restored)).toEqual(before);

    // A backup that lost rows changes nothing.
    const file = join(backup, "public.bookings.jsonl");
    writeFileSync(file, `${readFileSync(file, "utf8").split("\n").slice(1).join("\n")}`);
    const broken = command("restore", backup, env);
    expect(broken.status).toBeGreaterThan(0);
    expect(broken.output).toMatch(/the backup is incomplete/);
    expect(await contentOf(url)).toEqual(before);
  } finally {
    await server.stop();
  }
}, 180_000);
