import "server-only";
import type { Metadata } from "next";
import { truncate } from "@/lib/domain/site/truncate";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { absoluteUrl } from "./site-url";

/** The length of a description that search engines show. */
const DESCRIPTION_LENGTH = 160;

export interface PageDescription {
  /** Without the name of the site, which is added unless it is there already. */
  title: string;
  description: string;
  path: string;
  /** Whether the page has a share picture of its own at `<path>/og.png`; the general one is used otherwise. */
  hasPicture?: boolean;
  /** Announces the RSS feed of the events. */
  feeds?: boolean;
}

/** Title, description, canonical address, and the preview of shared links. */
export function pageMetadata({ title, description, path, hasPicture, feeds }: PageDescription): Metadata {
  const text = truncate(description.replace(/\s+/g, " ").trim(), DESCRIPTION_LENGTH);
  const url = absoluteUrl(path);
  const picture = absoluteUrl(hasPicture ? `${path}/og.png` : "/og.png");
  const image = { url: picture, width: 1200, height: 630, type: "image/png", alt: title };
  return {
    title: title.includes(site.name) ? { absolute: title } : title,
    description: text,
    alternates: {
      canonical: url,
      ...(feeds ? { types: { "application/rss+xml": absoluteUrl(paths.eventsFeed) } } : {}),
    },
    openGraph: {
      type: "website",
      locale: "it_IT",
      siteName: site.name,
      title,
      description: text,
      url,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description: text, images: [image] },
  };
}
