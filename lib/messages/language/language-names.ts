import type { Language } from "@/lib/domain/language/languages";

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { it: "Italiano", en: "English" };
