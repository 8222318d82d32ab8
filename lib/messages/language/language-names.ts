import type { Language } from "@/lib/domain/language/languages";

export const LANGUAGE_NAMES: Record<Language, string> = { it: "Italiano", en: "English" };
