/**
 * `npm run licenses`: checks the licences of the packages in the lock file. Permissive licences pass; every other one
 * must be listed here with a reason, otherwise the check fails.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, ROOT, say } from "./run/steps.mjs";

const PERMISSIVE = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "CC-BY-4.0",
  "OFL-1.1",
  "Python-2.0",
  "PSF-2.0",
  "PostgreSQL",
  "Unlicense",
  "Zlib",
]);

/**
 * By prefix of the package name.
 * @type {[prefix: string, licence: string, reason: string][]}
 */
const EXCEPTIONS = [
  ["axe-core", "MPL-2.0", "checks accessibility in the tests, unchanged; nothing of it is shipped"],
  ["lightningcss", "MPL-2.0", "compiles CSS at build time, unchanged; nothing of it is shipped"],
  ["elkjs", "EPL-2.0", "comes with Prisma's command line, for a studio that we do not open"],
  ["seq-queue", "", "MIT by its LICENSE file, which its package.json does not repeat"],
  ["png-js", "", "MIT by its LICENSE file, which its package.json does not repeat"],
  [
    "jsonify",
    "Public Domain",
    "sorts texts for the checker of the catalogues, unchanged; nothing of it is shipped",
  ],
  [
    "@img/sharp-",
    "LGPL-3.0-or-later",
    "libvips as a library of its own beside sharp, unchanged and replaceable",
  ],
];

/**
 * Whether an SPDX expression can be satisfied with permissive licences: all operands of AND, one of OR.
 * @param {string} expression
 */
function isPermissive(expression) {
  const plain = expression.replace(/[()]/g, " ").trim();
  return plain
    .split(/\s+OR\s+/i)
    .some((side) => side.split(/\s+AND\s+/i).every((one) => PERMISSIVE.has(one.trim())));
}

/**
 * The licence of a package, from the lock file or in one of the three historical forms of package.json.
 * @typedef {{ type: string }} OldLicence
 * @typedef {{ version?: string, link?: boolean, license?: string | OldLicence, licenses?: OldLicence[] }} Package
 */
const nameOf = (/** @type {string | OldLicence | undefined} */ licence) =>
  typeof licence === "object" ? licence.type : licence;

/** @type {{ packages: Record<string, Package> }} */
const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
/** @type {string[]} */
const problems = [];
/** @type {Map<string, [prefix: string, licence: string, reason: string]>} */
const excepted = new Map();
let count = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  const name = path.replace(/^.*node_modules\//, "");
  if (path === "" || entry.link) continue;
  count += 1;
  const manifest = join(ROOT, path, "package.json");
  /** @type {Package} */
  const own = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : {};
  const licence =
    nameOf(entry.license) ?? nameOf(own.license) ?? own.licenses?.map(({ type }) => type).join(" OR ");
  if (licence !== undefined && isPermissive(licence)) continue;
  const exception = EXCEPTIONS.find(
    ([prefix, id]) => name.startsWith(prefix) && String(licence).includes(id),
  );
  if (exception) excepted.set(exception[0], exception);
  else problems.push(`  ${name} ${entry.version}: ${licence ?? "no licence stated"}`);
}
for (const [prefix, licence, reason] of excepted.values()) say(`${prefix}: ${licence}; ${reason}`);
if (problems.length > 0) fail(`These packages have no licence that we take:\n${problems.join("\n")}`);
say(`${count} packages, all permissive but the ${excepted.size} named above`);
