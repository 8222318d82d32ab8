/** Fills the files of deploy/cluster with ports, folders and passwords, and writes them into the folder of a cluster. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run/steps.mjs";

const TEMPLATES = join(ROOT, "deploy/cluster");
const PRIVATE = 0o600;

/**
 * Writes `template` as `name`; a placeholder without a value is an error. Returns the path.
 * @param {string} template
 * @param {string} folder
 * @param {string} name
 * @param {Record<string, unknown>} values
 */
export function writeFrom(template, folder, name, values) {
  const text = readFileSync(join(TEMPLATES, template), "utf8").replace(/\{\{(\w+)\}\}/g, (_, key) => {
    if (values[key] === undefined) throw new Error(`${template} needs a value for ${key}.`);
    return String(values[key]);
  });
  const file = join(folder, name);
  writeFileSync(file, text, { mode: PRIVATE });
  return file;
}

/**
 * What PgBouncer lets in, and by which password.
 * @param {string} folder
 * @param {string} user
 * @param {string} password
 */
export function writeUserList(folder, user, password) {
  writeFileSync(join(folder, "userlist.txt"), `"${user}" "${password}"\n`, { mode: PRIVATE });
}
