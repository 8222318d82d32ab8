import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages";

const WITHOUT_LANGUAGE = /^\/(?:admin|api|uploads|images|icons)(?:\/|$)/;

// Loaded by every page: only the timetable has an English name. next.config.mjs redirects between the names.
/** The address of a page in a language: "/spaces" becomes "/en/spaces" in English. Other addresses are unchanged. */
export function pathIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE || !path.startsWith("/") || WITHOUT_LANGUAGE.test(path)) return path;
  return `/${language}${path.replace(/^\/(orario)?(?![^?#])/, (_, timetable) => (timetable ? "/timetable" : ""))}`;
}

const PREFIX = new RegExp(`^/(${LANGUAGES.join("|")})(?=/|$)`);

/** Splits an address into its language and its path without language: "/en/spaces" is "/spaces" in English. */
export function languageOfPath(path: string): { language: Language; path: string } {
  const language = PREFIX.exec(path)?.[1] as Language | undefined;
  if (language === undefined) return { language: DEFAULT_LANGUAGE, path };
  const own = path.slice(language.length + 1) || "/";
  return { language, path: own === "/timetable" ? "/orario" : own };
}
