/** A whole site for tests: a fresh database, its first data, and web processes on free ports of loopback. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "./database.mjs";
import { freePort, startProcess, stopProcess } from "./processes.mjs";
import { createSiteRole, startPostgres } from "./real-postgres.mjs";
import { servingEnvironment, setUpDatabase, WEB_PROCESS } from "./site.mjs";

export const TEST_ADMIN = { username: "admin", password: "Amministra-1-test", email: "admin@example.org" };

/**
 * @param {"embedded" | "postgres"} kind
 * @param {string} folder
 */
async function openTestDatabase(kind, folder) {
  if (kind === "embedded") {
    const { process: child, url } = await startEmbeddedDatabase(join(folder, "database"));
    return { url, stop: () => stopProcess(child), child: child.child };
  }
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  const server = await startPostgres();
  const url = await server.createDatabase("centro");
  // The site works under a role that does not own its tables; the tests look in as the owner.
  return { url, siteUrl: await createSiteRole(url), stop: server.stop, server };
}

/**
 * Starts a site. `kind` is "embedded" or "postgres", `webProcesses` how many share the database.
 * The build of the sources has to be there. `stop` ends what was started and removes its data.
 * @param {{ kind: "embedded" | "postgres", webProcesses?: number, env?: Record<string, string> }} options
 */
export async function startTestSite({ kind, webProcesses = 1, env: more = {} }) {
  const folder = mkdtempSync(join(tmpdir(), "centro-test-"));
  const database = await openTestDatabase(kind, folder);
  const env = {
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
    // Every test is a client with an address of its own, which keeps it clear of the others' rate limits.
    TRUST_PROXY: "true",
    // Rooms follow calendars of servers on loopback.
    ALLOW_PRIVATE_CALENDARS: "true",
    ...more,
  };
  if (!setUpDatabase(env)) {
    await database.stop();
    throw new Error("The database could not be set up.");
  }

  // Requests are logged one a line; errors go to standard error, which is shown.
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
    // A machine of its own for each: nothing on the disk is shared.
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
    /** What the tests' helpers read. */
    testEnv: {
      TEST_SITE_URLS: webs.map(({ address }) => address).join(","),
      TEST_SITE_DATABASE_URL: database.url,
      TEST_SITE_DATA_DIR: folder,
      TEST_SITE_DATABASE_KIND: kind,
    },
    async stop() {
      for (const web of webs) await stopProcess(web);
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
