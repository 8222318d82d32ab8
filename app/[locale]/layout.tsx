import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { Providers } from "@/components/providers";
import { currentSite } from "@/lib/data/site/current-site";
import { isLanguage } from "@/lib/domain/language/languages";
import { siteMetadata, siteViewport } from "@/lib/seo/site-metadata";
import { Document } from "../document";
import "../site.css";

export const generateViewport = async () => siteViewport(await currentSite());
export const generateMetadata = async (): Promise<Metadata> =>
  siteMetadata(await currentSite(), await getLocale());

/**
 * Pages are rendered for each request; those that are the same for everybody are cached by the server in front
 * (server/README.md).
 */
export const dynamic = "force-dynamic";

/**
 * The root layout of the site in one language; Italian addresses have no prefix (next.config.mjs). It reads neither
 * cookies nor headers, so that pages can be cached for all visitors. Its client components get the texts of `live`.
 */
export default async function SiteRootLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  if (!isLanguage((await params).locale)) notFound();
  const { live } = await getMessages();
  return (
    <Document language={await getLocale()} site={await currentSite()}>
      <NextIntlClientProvider messages={{ live }}>
        <Providers>{children}</Providers>
      </NextIntlClientProvider>
    </Document>
  );
}
