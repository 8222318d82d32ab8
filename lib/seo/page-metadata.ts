import "server-only";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { currentSite } from "@/lib/data/site/current-site";
import { pathIn } from "@/lib/domain/language/language-paths";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/domain/language/languages";
import { truncate } from "@/lib/domain/site/truncate";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "./site-url";

/**
 * The absolute addresses of a page in every language, and under `x-default` the one for readers of other languages.
 * @param path without a language
 */
export const languageAddresses = (path: string): Record<string, string> => ({
  ...Object.fromEntries(LANGUAGES.map((language) => [language, absoluteUrl(pathIn(language, path))])),
  "x-default": absoluteUrl(pathIn(DEFAULT_LANGUAGE, path)),
});

/** The maximum length of a description in search results, in characters. */
const DESCRIPTION_LENGTH = 160;

interface PageDescription {
  /** Without the site's name, which is added unless the title contains it. */
  title: string;
  description: string;
  /** Without a language. */
  path: string;
  /** Whether the page has its own share picture at `<path>/og.png`; otherwise the general one is used. */
  hasPicture?: boolean;
  /** Whether to announce the RSS feed of the events. */
  feeds?: boolean;
}

const OPEN_GRAPH_LOCALES: Record<Language, string> = { it: "it_IT", en: "en_GB" };

const addressesOf = (path: string, language: Language) => ({
  canonical: absoluteUrl(pathIn(language, path)),
  languages: languageAddresses(path),
});

/** Metadata of pages that search engines must not list, such as account pages. */
export async function unlistedMetadata(title: string, path: string): Promise<Metadata> {
  return { title, robots: { index: false }, alternates: addressesOf(path, await getLocale()) };
}

/** Metadata of a page behind a mailed link. Its address contains the token, which must not be sent to other sites. */
export const linkMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false },
  referrer: "no-referrer",
});

/** Title, description, canonical address, the addresses in all languages, and the preview of shared links. */
export async function pageMetadata({
  title,
  description,
  path,
  hasPicture,
  feeds,
}: PageDescription): Promise<Metadata> {
  const [site, language] = await Promise.all([currentSite(), getLocale()]);
  const text = truncate(description.replace(/\s+/g, " ").trim(), DESCRIPTION_LENGTH);
  const url = absoluteUrl(pathIn(language, path));
  const picture = absoluteUrl(pathIn(language, hasPicture ? `${path}/og.png` : "/og.png"));
  const image = { url: picture, width: 1200, height: 630, type: "image/png", alt: title };
  return {
    title: title.includes(site.name) ? { absolute: title } : title,
    description: text,
    alternates: {
      ...addressesOf(path, language),
      ...(feeds ? { types: { "application/rss+xml": absoluteUrl(pathIn(language, paths.eventsFeed)) } } : {}),
    },
    openGraph: {
      type: "website",
      locale: OPEN_GRAPH_LOCALES[language],
      alternateLocale: LANGUAGES.filter((other) => other !== language).map(
        (other) => OPEN_GRAPH_LOCALES[other],
      ),
      siteName: site.name,
      title,
      description: text,
      url,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description: text, images: [image] },
  };
}
