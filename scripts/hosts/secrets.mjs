/** The passwords of a cluster: generated once, and stored with the rendered files. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PRIVATE = 0o600;
/** Only letters and digits, since they are used in URLs, YAML and SQL. */
const secret = () => randomBytes(24).toString("hex");

/** Each by its purpose. keepalived uses only eight characters. */
const MAKERS = {
  superuserPassword: secret,
  replicationPassword: secret,
  ownerPassword: secret,
  sitePassword: secret,
  patroniPassword: secret,
  nextAuthSecret: () => randomBytes(48).toString("base64url"),
  metricsToken: secret,
  backupPassword: secret,
  vrrpPassword: () => randomBytes(4).toString("hex"),
};
/**
 * Replacing these would sign everyone out, or make existing backups unreadable, so `--new-passwords` does not change
 * them.
 */
const KEPT = ["nextAuthSecret", "backupPassword"];

/**
 * The access keys of a bucket, issued by its provider: read from these environment variables once, and stored.
 * @type {Record<"s3Key" | "s3KeySecret", string>}
 */
const GIVEN = { s3Key: "BACKUP_S3_KEY", s3KeySecret: "BACKUP_S3_KEY_SECRET" };

/** @typedef {Record<keyof typeof MAKERS, string> & Partial<Record<keyof typeof GIVEN, string>>} Secrets */

/**
 * The stored secrets of a folder; missing ones are generated. `renew` replaces the passwords, `needsBucket` requires
 * the keys of a bucket as well.
 * @param {string} folder
 * @param {{ renew: boolean, needsBucket: boolean }} options
 * @returns {Secrets}
 */
export function keepSecrets(folder, { renew, needsBucket }) {
  const file = join(folder, "secrets.json");
  /** @type {Partial<Secrets>} */
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const all = /** @type {Secrets} */ (
    Object.fromEntries(
      Object.entries(MAKERS).map(([name, make]) => {
        const before = kept[/** @type {keyof typeof MAKERS} */ (name)];
        return [name, before !== undefined && (!renew || KEPT.includes(name)) ? before : make()];
      }),
    )
  );
  for (const [name, variable] of /** @type {[keyof typeof GIVEN, string][]} */ (Object.entries(GIVEN))) {
    const value = process.env[variable] || kept[name];
    if (needsBucket && !value)
      throw new Error(
        `The backups go to a bucket: its keys are given once in ${Object.values(GIVEN).join(" and ")}.`,
      );
    if (value !== undefined) all[name] = value;
  }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: PRIVATE });
  return all;
}
