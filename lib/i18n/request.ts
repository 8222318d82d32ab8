import { locale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { knownSite } from "@/lib/data/site/current-site";
import { DEFAULT_LANGUAGE, isLanguage } from "@/lib/domain/language/languages";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { isBuildPhase } from "@/lib/env";
import { catalogueOf, panelCatalogue } from "./catalogues";

/**
 * A page's language is that of its address (app/[locale]); the panel, which has none in its address, is Italian.
 * Whether texts may promise mails is read with the site, since pages are cached by the site's version.
 */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = (await locale()) ?? (await requestLocale);
  const hasMail = isBuildPhase() || (await knownSite()).hasMail;
  if (!isLanguage(asked))
    return { locale: DEFAULT_LANGUAGE, messages: await panelCatalogue(hasMail), timeZone: TIME_ZONE };
  return { locale: asked, messages: await catalogueOf(asked, hasMail), timeZone: TIME_ZONE };
});
