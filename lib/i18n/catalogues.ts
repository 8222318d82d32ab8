import type { Language } from "@/lib/domain/language/languages";
import type { it } from "@/messages/it";

/** All texts of the site, by subject. Italian is the pattern of the other languages. */
export type Catalogue = typeof it;

const LOAD: Record<Language, () => Promise<Catalogue>> = {
  it: async () => (await import("@/messages/it")).it,
  en: async () => (await import("@/messages/en")).en,
};

/** The catalogue of a language, whole; for the server. */
export const catalogueOf = (language: Language): Promise<Catalogue> => LOAD[language]();
