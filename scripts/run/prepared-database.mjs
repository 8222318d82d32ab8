/**
 * Databases of test sites with tables and initial data, created once per test run and copied for each site. They are
 * stored in the folder TEST_PREPARED_DATABASES; without it each site sets up its own.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "./error-code.mjs";

/** Variables that determine the tables and initial data of a database. */
const DECIDES = /^(ADMIN_|SEED_|SITE_|NEXTAUTH_SECRET|MIGRATION_|DATABASE_)/;

/**
 * The current or future folder of the prepared data of a kind of database; null if the site sets up its own.
 * @param {"embedded" | "postgres"} kind
 * @param {Record<string, string>} env variables specific to this site
 * @returns {string | null}
 */
export function preparedFolder(kind, env) {
  const folder = process.env.TEST_PREPARED_DATABASES;
  const isOwn = kind === "postgres" && Boolean(process.env.TEST_DATABASE_URL);
  if (!folder || isOwn || Object.keys(env).some((name) => DECIDES.test(name))) return null;
  return join(folder, kind);
}

/**
 * Copies a folder, preserving owners and permissions.
 * @param {string} from
 * @param {string} to must not exist yet
 */
export const copyFolder = (from, to) => void execFileSync("cp", ["-a", from, to]);

/**
 * Stores a copy of a stopped database's data, unless another process was faster.
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
