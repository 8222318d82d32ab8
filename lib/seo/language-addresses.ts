import "server-only";
import { pathIn } from "@/lib/domain/language/language-paths";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/domain/language/languages";
import { absoluteUrl } from "./site-url";

/**
 * The absolute addresses of a page in every language, and under `x-default` the one for readers of other languages.
 * @param path without a language
 */
export const languageAddresses = (path: string): Record<string, string> => ({
  ...Object.fromEntries(LANGUAGES.map((language) => [language, absoluteUrl(pathIn(language, path))])),
  "x-default": absoluteUrl(pathIn(DEFAULT_LANGUAGE, path)),
});
