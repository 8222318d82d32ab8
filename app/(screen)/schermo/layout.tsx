import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { currentSite } from "@/lib/data/site/current-site";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { hourlyPaletteStyle } from "@/lib/domain/site/palette";
import { siteViewport } from "@/lib/seo/site-metadata";
import { Document } from "../../document";
import "../../site.css";
import "./screen.css";

export const generateViewport = async () => siteViewport(await currentSite());

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("screen.open");
  const { name } = await currentSite();
  return { title: `${t("title")} · ${name}`, robots: { index: false, follow: false } };
}

export const dynamic = "force-dynamic";

/** The root layout of the screens at the door: only the screen, in Italian, light or dark by the time of day. */
export default async function ScreenLayout({ children }: { children: ReactNode }) {
  const site = await currentSite();
  const { screen, live } = await getMessages();
  return (
    <Document
      language={DEFAULT_LANGUAGE}
      site={site}
      palette={hourlyPaletteStyle(site.accentColor, ".door-screen")}
    >
      <NextIntlClientProvider messages={{ screen, live }}>{children}</NextIntlClientProvider>
    </Document>
  );
}
