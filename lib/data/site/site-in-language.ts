import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { inLanguage } from "@/lib/domain/language/translations";
import { EXAMPLE_IN_ENGLISH } from "@/lib/messages/site/example-in-english";
import { EXAMPLE_SITE } from "@/lib/messages/site/example-site";
import { LEGAL_TEXTS } from "@/lib/messages/site/legal-texts";
import type { KnownSite } from "@/lib/schemas/site/site";

const FIRST_TRANSLATIONS: Partial<Record<Language, typeof EXAMPLE_IN_ENGLISH>> = { en: EXAMPLE_IN_ENGLISH };

/** Replaces each text that is still the example's by its translation. */
function unchanged<Texts extends Readonly<Record<string, string>>>(
  now: Texts,
  first: Texts,
  translation: Readonly<Record<keyof Texts, string>>,
): Texts {
  const entries = Object.entries(now).map(([key, text]) => [
    key,
    text === first[key] ? translation[key] : text,
  ]);
  return Object.fromEntries(entries);
}

/**
 * The association's data in a language, text by text: its own translation, else the example's translation if the
 * Italian text is still the example's, else the Italian text.
 */
export function siteIn(site: KnownSite, language: Language): KnownSite {
  const first = FIRST_TRANSLATIONS[language];
  if (language === DEFAULT_LANGUAGE || first === undefined) return site;
  const { description, heroTitle, heroText } = site;
  const lines = { description, heroTitle, heroText };
  const firstLines = {
    description: EXAMPLE_SITE.description,
    heroTitle: EXAMPLE_SITE.heroTitle,
    heroText: EXAMPLE_SITE.heroText,
  };
  const withFirst = {
    ...site,
    ...unchanged(lines, firstLines, first),
    arrival: unchanged(site.arrival, EXAMPLE_SITE.arrival, first.arrival),
    texts: unchanged(site.texts, LEGAL_TEXTS, first.texts),
  };
  return { ...withFirst, ...inLanguage(withFirst, language), translations: site.translations };
}
