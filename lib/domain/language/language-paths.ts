import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages";

/** What has one address for all languages. */
const WITHOUT_LANGUAGE = /^\/(?:admin|api|uploads|images|icons)(?:\/|$)/;

/** Pages that have a name of their own in a language; next.config.mjs leads from one name to the other. */
const NAMES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: { "/orario": "/timetable" },
};

/** A path, with or without a query, under its name in a language. */
const named = (language: Language, path: string): string =>
  path.replace(/^[^?#]*/, (page) => NAMES[language]?.[page] ?? page);

/** The address of a page in a language: "/spaces" is "/en/spaces" in English. Other addresses stay as they are. */
export function pathIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE || !path.startsWith("/") || WITHOUT_LANGUAGE.test(path)) return path;
  return path === "/" ? `/${language}` : `/${language}${named(language, path).replace(/^\/(?=[?#])/, "")}`;
}

const PREFIX = new RegExp(`^/(${LANGUAGES.join("|")})(?=/|$)`);

/** Takes an address apart: "/en/spaces" is "/spaces" in English. */
export function languageOfPath(path: string): { language: Language; path: string } {
  const language = PREFIX.exec(path)?.[1] as Language | undefined;
  if (language === undefined) return { language: DEFAULT_LANGUAGE, path };
  const own = path.slice(language.length + 1) || "/";
  const italian = Object.entries(NAMES[language] ?? {}).find(([, name]) => name === own)?.[0];
  return { language, path: italian ?? own };
}
