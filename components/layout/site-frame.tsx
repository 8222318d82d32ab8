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
  /** Where the links to the other languages lead, if not to this page. */
  languagesTo?: string;
  children: ReactNode;
}) {
  const t = useTranslations("layout");
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#contenuto" className="skip-link">
        {t("skip")}
      </a>
      <SiteHeader site={site} languagesTo={languagesTo} />
      <main id="contenuto" tabIndex={-1} className="min-w-0 grow outline-none">
        {children}
      </main>
      <SiteFooter site={site} languagesTo={languagesTo} />
    </div>
  );
}
