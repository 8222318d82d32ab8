import { ApiClient } from "./api";
import { ADMIN, registrationBody } from "./people";

/** Whole sites for the system tests, which start and kill processes of their own. */
export const startTestSite: typeof import("../../scripts/run/test-site.mjs").startTestSite = async (
  options,
) => (await import("../../scripts/run/test-site.mjs")).startTestSite(options);

export const startEmbeddedDatabase: typeof import("../../scripts/run/database.mjs").startEmbeddedDatabase =
  async (folder) => (await import("../../scripts/run/database.mjs")).startEmbeddedDatabase(folder);

export const startPostgres: typeof import("../../scripts/run/real-postgres.mjs").startPostgres = async () =>
  (await import("../../scripts/run/real-postgres.mjs")).startPostgres();

export const hasPostgres = process.env.TEST_HAS_POSTGRES === "true";

export const diffFromDatabase: typeof import("../../scripts/database/schema-engine.mjs").diffFromDatabase =
  async (url) => (await import("../../scripts/database/schema-engine.mjs")).diffFromDatabase(url);

export const applyMigrations: typeof import("../../scripts/database/schema-engine.mjs").applyMigrations =
  async (...args) => (await import("../../scripts/database/schema-engine.mjs")).applyMigrations(...args);

export const findChromium = async () => (await import("../../scripts/run/chromium.mjs")).findChromium();

/** A signed-in administrator of a site at an address. */
export async function adminOf(base: string): Promise<{ client: ApiClient; token: string }> {
  const login = { username: ADMIN.username, password: ADMIN.password };
  const { status, body } = await new ApiClient().post<{ authToken: string }>("/api/auth/login", login, {
    base,
  });
  if (status !== 200) throw new Error(`The administrator's login answered ${status}`);
  return { client: new ApiClient({ token: body.authToken }), token: body.authToken };
}

/** The token of a new customer of a site at an address. */
export async function customerOf(base: string): Promise<string> {
  const { status, body } = await new ApiClient().post<{ authToken: string }>(
    "/api/auth/register",
    registrationBody(),
    { base },
  );
  if (status !== 201) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`);
  return body.authToken;
}
