import Negotiator from "negotiator";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/domain/language/languages";

/**
 * The site's language that an Accept-Language header prefers.
 * @param header the raw header; the default language is returned if it is missing or names none of the site's languages
 */
export function acceptedLanguage(header: string | null | undefined): Language {
  const negotiator = new Negotiator({ headers: { "accept-language": header ?? "" } });
  const [preferred] = negotiator.languages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === preferred) ?? DEFAULT_LANGUAGE;
}
