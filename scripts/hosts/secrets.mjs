/** The passwords of a cluster: made once, kept beside what is rendered of them. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PRIVATE = 0o600;
/** Letters and digits alone: they stand in addresses, YAML and SQL. */
const secret = () => randomBytes(24).toString("hex");

/** Each by what it opens. keepalived takes eight characters. */
const MAKERS = {
  superuserPassword: secret,
  replicationPassword: secret,
  ownerPassword: secret,
  sitePassword: secret,
  patroniPassword: secret,
  nextAuthSecret: () => randomBytes(48).toString("base64url"),
  metricsToken: secret,
  vrrpPassword: () => randomBytes(4).toString("hex"),
};
/** Another one signs everybody out, so it is changed by itself only. */
const KEPT = "nextAuthSecret";

/** @typedef {Record<keyof typeof MAKERS, string>} Secrets */

/**
 * The secrets kept in a folder; those that are not there yet are made. `renew` makes all passwords anew.
 * @param {string} folder
 * @param {boolean} renew
 * @returns {Secrets}
 */
export function keepSecrets(folder, renew) {
  const file = join(folder, "secrets.json");
  /** @type {Partial<Secrets>} */
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const all = /** @type {Secrets} */ (
    Object.fromEntries(
      Object.entries(MAKERS).map(([name, make]) => {
        const before = kept[/** @type {keyof typeof MAKERS} */ (name)];
        return [name, before !== undefined && (!renew || name === KEPT) ? before : make()];
      }),
    )
  );
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: PRIVATE });
  return all;
}
