import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { KnownSite } from "@/lib/schemas/site/site";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The frame of every page: skip link, header, content and footer. */
export function SiteFrame({
  site,
  languagesTo,
  children,
}: {
  site: KnownSite;
  /** The path for the language links, if not this page's. */
  languagesTo?: string;
  children: ReactNode;
}) {
  const t = useTranslations("layout");
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenuto"
        className="sr-only z-50 rounded-full bg-sage-700 px-5 py-3 font-semibold text-on-sage focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t("skip")}
      </a>
      <SiteHeader languagesTo={languagesTo} />
      <main id="contenuto" tabIndex={-1} className="min-w-0 grow outline-none">
        {children}
      </main>
      <SiteFooter site={site} languagesTo={languagesTo} />
    </div>
  );
}
