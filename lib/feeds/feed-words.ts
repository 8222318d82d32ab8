import type { Language } from "@/lib/domain/language/languages";
import { type Wording, wordingOf } from "@/lib/i18n/wording";
import type { KnownSite } from "@/lib/schemas/site/site";

/** What calendars and feeds are written with: the texts of a language, and the association. */
export interface FeedWords extends Wording {
  site: KnownSite;
}

/** What calendars and feeds in a language are written with. */
export const feedWords = async (language: Language, site: KnownSite): Promise<FeedWords> => ({
  ...(await wordingOf(language)),
  site,
});
