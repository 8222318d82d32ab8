import "server-only";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { knownSite } from "./known-site";
import { siteIn } from "./site-in-language";

/** The association's data in the language of the page being rendered, read once per page. */
export const currentSite = cache(async () => {
  const [site, language] = await Promise.all([knownSite(), getLocale()]);
  return siteIn(site, language);
});
