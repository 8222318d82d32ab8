import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages";

const WITHOUT_LANGUAGE = /^\/(?:admin|api|uploads|images|icons)(?:\/|$)/;

// Loaded by every page: the timetable alone has a name in English. next.config.mjs leads from one name to the other.
/** The address of a page in a language: "/spaces" is "/en/spaces" in English. Other addresses stay as they are. */
export function pathIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE || !path.startsWith("/") || WITHOUT_LANGUAGE.test(path)) return path;
  return `/${language}${path.replace(/^\/(orario)?(?![^?#])/, (_, timetable) => (timetable ? "/timetable" : ""))}`;
}

const PREFIX = new RegExp(`^/(${LANGUAGES.join("|")})(?=/|$)`);

/** Takes an address apart: "/en/spaces" is "/spaces" in English. */
export function languageOfPath(path: string): { language: Language; path: string } {
  const language = PREFIX.exec(path)?.[1] as Language | undefined;
  if (language === undefined) return { language: DEFAULT_LANGUAGE, path };
  const own = path.slice(language.length + 1) || "/";
  return { language, path: own === "/timetable" ? "/orario" : own };
}
