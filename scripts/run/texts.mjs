/** The message catalogues (`messages`), for the build and the linter. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Languages that have a folder. */
const languagesOf = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * All messages of a language, by namespace. The panel's are one namespace, in a subfolder.
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

/** The folder of the panel's messages: in a language without it the panel is Italian. */
const PANEL = "panel";

/**
 * All messages of a language; the panel's in Italian if the language has none.
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
 * @returns {string[]} the keys of all messages: "validation.atMost"
 */
export const keysOf = (texts, before = "") =>
  typeof texts === "object" && texts !== null
    ? Object.entries(texts).flatMap(([name, value]) =>
        keysOf(value, before === "" ? name : `${before}.${name}`),
      )
    : [before];

/**
 * Messages missing in some language, where a page would show their key.
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
