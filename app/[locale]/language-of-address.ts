import { notFound } from "next/navigation";
import { isLanguage, type Language } from "@/lib/domain/language/languages";

/**
 * The language of a route handler's address; pages use next-intl instead. Addresses that begin with anything else lead to
 * the same handlers ("/admin/og.png", "/EN/og.png"). They do not exist: nothing is cached for them, so that a picture
 * would be drawn for each request.
 */
export async function languageOfAddress(params: Promise<{ locale: string }>): Promise<Language> {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  return locale;
}
