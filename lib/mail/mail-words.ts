import { pathIn } from "@/lib/domain/language/language-paths";
import type { Language } from "@/lib/domain/language/languages";
import { env } from "@/lib/env";
import { type FeedWords, feedWords } from "@/lib/feeds/feed-words";
import { formatsOf } from "@/lib/i18n/formats";
import type { KnownSite } from "@/lib/schemas/site/site";

/** The language-dependent inputs of a mail: texts, formats of days and amounts, the association, and its addresses. */
export interface MailContext extends FeedWords {
  formats: ReturnType<typeof formatsOf>;
  /** The absolute address of a page, in the mail's language. */
  address: (path: string) => string;
}

export async function mailWords(language: Language, site: KnownSite): Promise<MailContext> {
  return {
    ...(await feedWords(language, site)),
    formats: formatsOf(language),
    address: (path) => new URL(pathIn(language, path), env().NEXTAUTH_URL).href,
  };
}
