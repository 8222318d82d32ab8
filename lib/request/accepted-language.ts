import Negotiator from "negotiator";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/domain/language/languages";

/**
 * The site's language that an Accept-Language header prefers.
 * @param header as it was sent; without one, or where it names none of the site's languages, the default
 */
export function acceptedLanguage(header: string | null | undefined): Language {
  const negotiator = new Negotiator({ headers: { "accept-language": header ?? "" } });
  const [preferred] = negotiator.languages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === preferred) ?? DEFAULT_LANGUAGE;
}
