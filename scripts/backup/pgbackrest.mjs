/** pgBackRest, and the environment variables of its database (deploy/hosts/backup.env). */
import { spawn } from "node:child_process";
import { hasCode } from "../run/error-code.mjs";
import { findPostgres } from "../run/real-postgres.mjs";

/** @param {string} name */
function variable(name) {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set. On a machine of the cluster: node --env-file=/etc/centro-cluster/backup.env scripts/…`,
  );
}

/** The data folder and the folder of PostgreSQL's programs. */
export function databaseFolders() {
  variable("PGBACKREST_STANZA");
  const programs = process.env.POSTGRES_FOLDER || findPostgres();
  if (!programs)
    throw new Error("PostgreSQL is not installed. POSTGRES_FOLDER names where its programs are.");
  if (process.getuid?.() === 0)
    throw new Error("Run it as the user that PostgreSQL runs as: runuser -u postgres -- …");
  return { data: variable("PGDATA"), programs };
}

/**
 * Runs a pgBackRest command, which reads its configuration and the stanza from the environment. Returns its output.
 * @param {...string} args
 * @returns {Promise<string>}
 * @throws Error with pgBackRest's message
 */
export function runPgBackRest(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn("pgbackrest", args, { stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    let complaint = "";
    child.stdout.on("data", (/** @type {Buffer} */ text) => {
      printed += text;
    });
    child.stderr.on("data", (/** @type {Buffer} */ text) => {
      complaint += text;
    });
    child.once("error", (error) =>
      reject(hasCode(error, "ENOENT") ? new Error("pgBackRest is not installed.") : error),
    );
    child.once("close", (code) => {
      if (code === 0) resolve(printed);
      else
        reject(new Error(`pgbackrest ${args[0]}: ${(complaint || printed).trim() || `ended with ${code}`}`));
    });
  });
}

/**
 * The restorable backups, oldest first.
 * @returns {Promise<{ label: string, endedAt: Date }[]>}
 */
export async function listBackups() {
  /** @type {{ backup: { label: string, error: boolean | null, timestamp: { stop: number } }[] }[]} */
  const stanzas = JSON.parse(await runPgBackRest("info", "--output=json"));
  return stanzas
    .flatMap(({ backup }) => backup)
    .filter(({ error }) => error !== true)
    .map(({ label, timestamp }) => ({ label, endedAt: new Date(timestamp.stop * 1000) }));
}
