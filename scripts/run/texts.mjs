/** The catalogues of texts (`messages`), as the build and the linter check them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The languages that have a folder. */
const languagesOf = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * All texts of a language, by subject.
 * @param {string} folder
 * @returns {Record<string, unknown>}
 */
export const readTexts = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name.slice(0, -".json".length), JSON.parse(readFileSync(join(folder, name), "utf8"))]),
  );

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
    has: new Set(keysOf(readTexts(join(folder, language)))),
  }));
  const all = new Set(keys.flatMap(({ has }) => [...has]));
  return keys.flatMap(({ language, has }) =>
    [...all].filter((key) => !has.has(key)).map((key) => `${language} lacks ${key}`),
  );
}
