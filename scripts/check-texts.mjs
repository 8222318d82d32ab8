/**
 * Checks the catalogues of texts (`npm run lint`): no text is missing in a language, invalid, unused, or asked for without
 * being there. What the checker does not see used, such as texts of rules (`text("subject.key")`), is looked for here by name.
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
/** Keys that stand in the sources as a whole, or as a template with values: `errors.codes.${code}`. */
const templates = [...sources.matchAll(/`([\w-]+\.[\w.${}-]+)`/g)].map(
  ([, template = ""]) =>
    new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
);
/** The last names of keys in the sources: a part that chooses among texts passes them on, `t(isOne ? "one" : "many")`. */
const names = new Set(
  [...sources.matchAll(/["'`.}]([\w-]+)["'`]|\b([\w-]+):/g)].map(([, quoted, name]) => quoted ?? name),
);
/** What a text is shown in the place of, on a site without mail (lib/i18n/without-mail.ts). */
const shownAs = (/** @type {string} */ key) => key.replace(/WithoutMail$/, "");
const isUsed = (/** @type {string} */ key) =>
  names.has(key.split(".").at(-1)) || templates.some((template) => template.test(key));
const all = keysOf(textsOfLanguage(CATALOGUES, "it"));
const used = all.filter(
  (key) => isUsed(shownAs(key)) || (shownAs(key) !== key && all.includes(shownAs(key))),
);

// The checker takes a file for each language.
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
