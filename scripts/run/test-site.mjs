/** A whole site for tests: a fresh database, its initial data, and web processes on free loopback ports. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "./database.mjs";
import { copyFolder, keepPrepared, preparedFolder } from "./prepared-database.mjs";
import { freePort, startProcess, stopProcess } from "./processes.mjs";
import { asSiteRole, createSiteRole, startPostgres } from "./real-postgres.mjs";
import { servingEnvironment, setUpDatabase, WEB_PROCESS } from "./site.mjs";

export const TEST_ADMIN = { username: "admin", password: "Amministra-1-test", email: "admin@example.org" };

/** @typedef {Awaited<ReturnType<typeof openTestDatabase>>} TestDatabase */

/**
 * `close` stops it, `stop` also removes data that it stores elsewhere.
 * @param {"embedded" | "postgres"} kind
 * @param {string} folder
 * @param {string | null} prepared folder to copy the data from; null for a new database
 */
async function openTestDatabase(kind, folder, prepared) {
  if (kind === "embedded") {
    const data = join(folder, "database");
    if (prepared) copyFolder(prepared, data);
    const { process: child, url } = await startEmbeddedDatabase(data);
    const stop = () => stopProcess(child);
    return { url, data, close: stop, stop, child: child.child };
  }
  if (process.env.TEST_DATABASE_URL) {
    const stop = async () => {};
    return { url: process.env.TEST_DATABASE_URL, data: "", close: stop, stop };
  }
  const server = await startPostgres(prepared);
  // The site uses a role that does not own its tables; tests connect as the owner.
  const url = prepared ? server.urlOf("centro") : await server.createDatabase("centro");
  const siteUrl = prepared ? asSiteRole(url) : await createSiteRole(url);
  return { url, siteUrl, data: server.data, close: server.close, stop: server.stop, server };
}

/**
 * The environment of a site with a database.
 * @param {"embedded" | "postgres"} kind
 * @param {TestDatabase} database
 * @param {string} folder
 */
const environmentOn = (kind, database, folder) => ({
  NODE_ENV: "production",
  DATA_DIR: folder,
  DATABASE_URL: database.siteUrl ?? database.url,
  MIGRATION_DATABASE_URL: database.siteUrl ? database.url : "",
  EMBEDDED_DATABASE: String(kind === "embedded"),
  NEXTAUTH_SECRET: "a secret that only tests have, long enough",
  ADMIN_USERNAME: TEST_ADMIN.username,
  ADMIN_PASSWORD: TEST_ADMIN.password,
  ADMIN_EMAIL: TEST_ADMIN.email,
  SEED_DEMO: "true",
  // Each test is a client with its own address, so that tests do not share rate limits.
  TRUST_PROXY: "true",
  // Many tests wait for an e-mail.
  MAIL_POLL_SECONDS: "0.5",
  // Tests read e-mails from the outbox folder.
  OUTBOX_IS_DELIVERED: "true",
  // Rooms subscribe to calendars of servers on loopback.
  ALLOW_PRIVATE_CALENDARS: "true",
  // Webhooks are sent to servers on loopback.
  ALLOW_PRIVATE_WEBHOOKS: "true",
  // Mail servers that tests set in the panel are on loopback.
  ALLOW_PRIVATE_SMTP: "true",
});

/**
 * @param {TestDatabase} database
 * @param {Record<string, string>} env
 */
async function setUp(database, env) {
  if (await setUpDatabase(env)) return;
  await database.stop();
  throw new Error("The database could not be set up.");
}

/**
 * Sets up a database and stores its data for later sites.
 * @param {"embedded" | "postgres"} kind
 * @param {string} prepared
 */
async function prepareDatabase(kind, prepared) {
  const folder = mkdtempSync(join(tmpdir(), "centro-prepared-"));
  const database = await openTestDatabase(kind, folder, null);
  await setUp(database, environmentOn(kind, database, folder));
  await database.close();
  keepPrepared(database.data, prepared);
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts a site. `webProcesses` share the database. Requires a build of the sources. `stop` stops everything and
 * removes its data.
 * @param {{ kind: "embedded" | "postgres", webProcesses?: number, env?: Record<string, string> }} options
 */
export async function startTestSite({ kind, webProcesses = 1, env: more = {} }) {
  const folder = mkdtempSync(join(tmpdir(), "centro-test-"));
  const prepared = preparedFolder(kind, more);
  if (prepared && !existsSync(prepared)) await prepareDatabase(kind, prepared);
  const database = await openTestDatabase(kind, folder, prepared);
  const env = { ...environmentOn(kind, database, folder), ...more };
  if (!prepared) await setUp(database, env);

  // Requests are logged one per line; errors go to standard error, which is shown.
  const isNoRequestLog = (/** @type {string} */ line) => !line.startsWith("{");

  async function startWeb(/** @type {number} */ port, dataFolder = folder) {
    const address = `http://localhost:${port}`;
    const web = startProcess(
      "The web process",
      WEB_PROCESS,
      servingEnvironment({ ...env, DATA_DIR: dataFolder, PORT: String(port), NEXTAUTH_URL: address }),
      isNoRequestLog,
    );
    await web.ready;
    return { ...web, address, port };
  }
  /** @type {Awaited<ReturnType<typeof startWeb>>[]} */
  const webs = [];
  for (let index = 0; index < webProcesses; index += 1) {
    // Each simulates a separate machine: no files are shared.
    const dataFolder = index === 0 ? folder : join(folder, `machine-${index + 1}`);
    mkdirSync(dataFolder, { recursive: true });
    webs.push(await startWeb(await freePort(), dataFolder));
  }

  return {
    kind,
    folder,
    env,
    database,
    webs,
    startWeb,
    addresses: webs.map(({ address }) => address),
    /** Variables for the tests' helpers. */
    testEnv: {
      TEST_SITE_URLS: webs.map(({ address }) => address).join(","),
      TEST_SITE_DATABASE_URL: database.url,
      TEST_SITE_DATA_DIR: folder,
      TEST_SITE_DATABASE_KIND: kind,
      TEST_SITE_SECRET: env.NEXTAUTH_SECRET,
    },
    async stop() {
      for (const web of webs) await stopProcess(web);
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
