import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { ApiClient } from "./api";
import { ADMIN, registrationBody } from "./people";

/** Whole sites for the system tests, which start and kill their own processes. */
export const startTestSite: typeof import("../../scripts/run/test-site.mjs").startTestSite = async (
  options,
) => (await import("../../scripts/run/test-site.mjs")).startTestSite(options);

export const startEmbeddedDatabase: typeof import("../../scripts/run/database.mjs").startEmbeddedDatabase =
  async (folder) => (await import("../../scripts/run/database.mjs")).startEmbeddedDatabase(folder);

export const startPostgres: typeof import("../../scripts/run/real-postgres.mjs").startPostgres = async (
  ...args
) => (await import("../../scripts/run/real-postgres.mjs")).startPostgres(...args);

export const hasPostgres = process.env.TEST_HAS_POSTGRES === "true";
export const kinds = hasPostgres ? (["embedded", "postgres"] as const) : (["embedded"] as const);
/** PostgreSQL if the machine has it. */
export const mainKind = hasPostgres ? "postgres" : "embedded";

export const diffFromDatabase: typeof import("../../scripts/database/schema-engine.mjs").diffFromDatabase =
  async (url) => (await import("../../scripts/database/schema-engine.mjs")).diffFromDatabase(url);

export const applyMigrations: typeof import("../../scripts/database/schema-engine.mjs").applyMigrations =
  async (...args) => (await import("../../scripts/database/schema-engine.mjs")).applyMigrations(...args);

export const findChromium = async () => (await import("../../scripts/run/chromium.mjs")).findChromium();

/** Runs a statement on the database of a site. */
export async function sqlOf<Row extends pg.QueryResultRow>(
  { database: { url } }: { database: { url: string } },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A signed-in administrator of the site at the address. */
export async function adminOf(base: string): Promise<{ client: ApiClient; token: string }> {
  const login = { username: ADMIN.username, password: ADMIN.password };
  const { status, body } = await new ApiClient().post<{ authToken: string }>("/api/auth/login", login, {
    base,
  });
  if (status !== 200) throw new Error(`The administrator's login answered ${status}`);
  return { client: new ApiClient({ token: body.authToken, base }), token: body.authToken };
}

/** The administrator's cookies, as a browser sends them to the site at the address. */
export async function adminCookieOf(base: string): Promise<string> {
  const login = { username: ADMIN.username, password: ADMIN.password };
  const { headers } = await new ApiClient().post("/api/auth/login", login, { base });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** The token of a new customer of the site at the address. */
export async function customerOf(base: string): Promise<string> {
  const { status, body } = await new ApiClient().post<{ authToken: string }>(
    "/api/auth/register",
    registrationBody(),
    { base },
  );
  if (status !== 201) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`);
  return body.authToken;
}

/** Migrates a database like `npm run migrate`, concurrently with the test. */
export async function migrateConcurrently(databaseUrl: string): Promise<void> {
  const { typescript } = await import("../../scripts/run/site.mjs");
  const script = [...typescript("scripts/setup-database.ts"), "--tables-only"];
  const folder = mkdtempSync(join(tmpdir(), "centro-set-up-"));
  const env = { ...process.env, NODE_OPTIONS: "", NODE_ENV: "production" as const, DATA_DIR: folder };
  const child = spawn(process.execPath, script, {
    env: {
      ...env,
      ...{ DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: "a secret that only tests have, long enough" },
    },
    stdio: "inherit",
  });
  const [status] = await once(child, "exit");
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`Setting up the database ended with ${status}`);
}
