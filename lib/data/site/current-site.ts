import "server-only";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { findSite } from "./site";
import { siteIn } from "./site-in-language";

/** The association's data, read once for the page being rendered. */
export const knownSite = cache(() => findSite());

/** The association's data in the language of the page being rendered, read once per page. */
export const currentSite = cache(async () => {
  const [site, language] = await Promise.all([knownSite(), getLocale()]);
  return siteIn(site, language);
});
