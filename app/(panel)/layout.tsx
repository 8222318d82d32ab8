import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageTexts } from "@/components/admin/generated/frame-texts";
import { Providers } from "@/components/providers";
import { QueryProvider } from "@/components/shared/query-provider";
import { currentSite } from "@/lib/data/site/current-site";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { siteMetadata, siteViewport } from "@/lib/seo/site-metadata";
import { Document } from "../document";
import "../panel.css";

export const generateViewport = async () => siteViewport(await currentSite());
export const generateMetadata = async (): Promise<Metadata> =>
  siteMetadata(await currentSite(), DEFAULT_LANGUAGE);

export const dynamic = "force-dynamic";

/**
 * The root layout of the panel, which has its own navigation instead of the site's header and footer. The texts of the
 * layout, of each page and of lazily opened parts are loaded as scripts that the browser caches
 * (scripts/run/panel-texts.mjs).
 */
export default async function PanelLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("layout");
  return (
    <Document language={DEFAULT_LANGUAGE} site={await currentSite()}>
      <NextIntlClientProvider messages={{}}>
        <PageTexts>
          <Providers>
            <div className="flex min-h-dvh flex-col">
              <a
                href="#contenuto"
                className="sr-only z-50 rounded-full bg-sage-700 px-5 py-3 font-semibold text-on-sage focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
              >
                {t("skip")}
              </a>
              <QueryProvider>{children}</QueryProvider>
            </div>
          </Providers>
        </PageTexts>
      </NextIntlClientProvider>
    </Document>
  );
}
