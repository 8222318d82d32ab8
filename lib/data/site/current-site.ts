import "server-only";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { knownSite } from "./known-site";
import { siteIn } from "./site-in-language";

/** What the association says of itself, in the language of the page that is being rendered and read once for it. */
export const currentSite = cache(async () => {
  const [site, language] = await Promise.all([knownSite(), getLocale()]);
  return siteIn(site, language);
});
