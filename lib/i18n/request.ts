import { locale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LANGUAGE, isLanguage } from "@/lib/domain/language/languages";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { catalogueOf, panelCatalogue } from "./catalogues";

/** The language of a page is that of its address (app/[locale]); the panel, which has none there, is Italian. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = (await locale()) ?? (await requestLocale);
  if (!isLanguage(asked))
    return { locale: DEFAULT_LANGUAGE, messages: await panelCatalogue(), timeZone: TIME_ZONE };
  return { locale: asked, messages: await catalogueOf(asked), timeZone: TIME_ZONE };
});
