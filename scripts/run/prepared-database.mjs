/**
 * Databases of test sites with their tables and first data, made once in a run of the tests and copied for each site.
 * They are kept in the folder that TEST_PREPARED_DATABASES names; without it each site sets up its own.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "./error-code.mjs";

/** What decides which tables and first data a database gets. */
const DECIDES = /^(ADMIN_|SEED_|SITE_|NEXTAUTH_SECRET|MIGRATION_|DATABASE_)/;

/**
 * Where the prepared data of a kind of database is, or will be; null where a site sets up its own.
 * @param {"embedded" | "postgres"} kind
 * @param {Record<string, string>} env what a site's environment has that those of others have not
 * @returns {string | null}
 */
export function preparedFolder(kind, env) {
  const folder = process.env.TEST_PREPARED_DATABASES;
  const isOwn = kind === "postgres" && Boolean(process.env.TEST_DATABASE_URL);
  if (!folder || isOwn || Object.keys(env).some((name) => DECIDES.test(name))) return null;
  return join(folder, kind);
}

/**
 * Copies a folder with the owners and rights of its files.
 * @param {string} from
 * @param {string} to which is not there yet
 */
export const copyFolder = (from, to) => void execFileSync("cp", ["-a", from, to]);

/**
 * Keeps a copy of the data of a database that has been stopped, unless another process was quicker.
 * @param {string} data
 * @param {string} prepared
 */
export function keepPrepared(data, prepared) {
  if (existsSync(prepared)) return;
  const half = mkdtempSync(`${prepared}-`);
  copyFolder(data, join(half, "data"));
  try {
    renameSync(join(half, "data"), prepared);
  } catch (error) {
    if (!hasCode(error, "ENOTEMPTY") && !hasCode(error, "EEXIST")) throw error;
  }
  rmSync(half, { recursive: true, force: true });
}
