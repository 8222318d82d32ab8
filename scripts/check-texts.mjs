/**
 * Checks the message catalogues (`npm run lint`): no message is missing in a language, invalid, unused, or referenced
 * without existing. Usage that the checker cannot detect, such as texts of rules (`text("subject.key")`), is searched
 * by name.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, ROOT } from "./run/steps.mjs";
import { keysOf, missingTexts, textsOfLanguage } from "./run/texts.mjs";

const CATALOGUES = join(ROOT, "messages");
const SOURCES = ["app", "components", "lib"];

const missing = missingTexts(CATALOGUES);
if (missing.length > 0) fail(`Texts are missing:\n  ${missing.join("\n  ")}`);

const sources = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes("generated"))
    .map((name) => readFileSync(join(ROOT, folder, name), "utf8")),
).join("\n");
/** Keys that appear in the sources in full, or as a template with values: `errors.codes.${code}`. */
const templates = [...sources.matchAll(/`([\w-]+\.[\w.${}-]+)`/g)].map(
  ([, template = ""]) =>
    new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
);
/** Last segments of keys in the sources, for components that choose between messages: `t(isOne ? "one" : "many")`. */
const names = new Set(
  [...sources.matchAll(/["'`.}]([\w-]+)["'`]|\b([\w-]+):/g)].map(([, quoted, name]) => quoted ?? name),
);
/** The key that a message replaces on a site without e-mail (lib/i18n/without-mail.ts). */
const shownAs = (/** @type {string} */ key) => key.replace(/WithoutMail$/, "");
const isUsed = (/** @type {string} */ key) =>
  names.has(key.split(".").at(-1)) || templates.some((template) => template.test(key));
const all = keysOf(textsOfLanguage(CATALOGUES, "it"));
const used = all.filter(
  (key) => isUsed(shownAs(key)) || (shownAs(key) !== key && all.includes(shownAs(key))),
);

// The checker expects one file per language.
const folder = mkdtempSync(join(tmpdir(), "centro-texts-"));
for (const language of ["it", "en"])
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(textsOfLanguage(CATALOGUES, language)));
const { status } = spawnSync(
  join(ROOT, "node_modules/.bin/i18n-check"),
  [
    ...["--locales", folder, "--source", "it", "--format", "next-intl", "--unused", ...SOURCES],
    ...["--only", "missingKeys", "invalidKeys", "unused", "undefined", "--ignore", ...used],
  ],
  { cwd: ROOT, stdio: "inherit" },
);
rmSync(folder, { recursive: true });
if (status !== 0) fail("The catalogues of texts are not in order.");
