/** The catalogues of texts (`messages`), as the build and the linter check them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The languages that have a folder. */
const languagesOf = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * All texts of a language, by subject. Those of the panel are a subject of their own, in a folder.
 * @param {string} folder
 * @returns {Record<string, unknown>}
 */
export const readTexts = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.name.endsWith(".json"))
      .map((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return [entry.name, readTexts(path)];
        return [entry.name.slice(0, -".json".length), JSON.parse(readFileSync(path, "utf8"))];
      }),
  );

/** The folder of the panel's texts: a language that does not have it leaves the panel Italian. */
const PANEL = "panel";

/**
 * All texts of a language, those of the panel from Italian where it has none.
 * @param {string} folder the catalogues, a folder for each language
 * @param {string} language
 * @returns {Record<string, unknown>}
 */
export const textsOfLanguage = (folder, language) => ({
  [PANEL]: readTexts(join(folder, "it", PANEL)),
  ...readTexts(join(folder, language)),
});

/**
 * @param {unknown} texts
 * @returns {string[]} the keys of all texts: "validation.atMost"
 */
export const keysOf = (texts, before = "") =>
  typeof texts === "object" && texts !== null
    ? Object.entries(texts).flatMap(([name, value]) =>
        keysOf(value, before === "" ? name : `${before}.${name}`),
      )
    : [before];

/**
 * The texts that some language lacks: a page would show their key.
 * @param {string} folder the catalogues, a folder for each language
 * @returns {string[]} one line for each: "en lacks validation.atMost"
 */
export function missingTexts(folder) {
  const keys = languagesOf(folder).map((language) => ({
    language,
    has: new Set(keysOf(textsOfLanguage(folder, language))),
  }));
  const all = new Set(keys.flatMap(({ has }) => [...has]));
  return keys.flatMap(({ language, has }) =>
    [...all].filter((key) => !has.has(key)).map((key) => `${language} lacks ${key}`),
  );
}
