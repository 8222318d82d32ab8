import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@/lib/domain/language/languages";

/** The language of a route handler's address; pages use next-intl instead. */
export async function languageOfAddress(params: Promise<{ locale: string }>): Promise<Language> {
  const { locale } = await params;
  return isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
}
