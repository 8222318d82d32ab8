import type { Language } from "@/lib/domain/language/languages";
import { type Wording, wordingOf } from "@/lib/i18n/wording";
import type { KnownSite } from "@/lib/schemas/site/site";

/** The language-dependent inputs of calendars and feeds: the texts and the association. */
export interface FeedWords extends Wording {
  site: KnownSite;
}

export const feedWords = async (language: Language, site: KnownSite): Promise<FeedWords> => ({
  ...(await wordingOf(language)),
  site,
});
