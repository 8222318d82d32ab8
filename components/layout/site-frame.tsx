import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { KnownSite } from "@/lib/schemas/site/site";
import { LanguageLinks } from "./language-links";
import { LazyFooterColumns } from "./lazy-footer-columns";
import { SiteHeader } from "./site-header";

interface SiteFrameProps {
  site: KnownSite;
  /** The path for the language links, if not this page's. */
  languagesTo?: string;
  children: ReactNode;
}

export function SiteFrame({ site, languagesTo, children }: SiteFrameProps) {
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

function SiteFooter({ site, languagesTo }: { site: KnownSite; languagesTo?: string | undefined }) {
  const t = useTranslations("layout");
  const { description, pec, officeHours, officeNote } = site;
  return (
    <footer className="mt-20 border-t bg-sand-100">
      <LazyFooterColumns {...{ description, pec, officeHours, officeNote }} />
      <div className="border-t border-sand-300/60">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 py-3 text-[0.94rem] text-ink-2">
          <p>
            © {new Date().getFullYear()} {site.legalName}
            {site.vatNumber && ` · ${t("vatNumber", { number: site.vatNumber })}`}
          </p>
          <ul className="m-0 flex list-none gap-5 p-0">
            <li>
              <LanguageLinks to={languagesTo} className="footer-link" />
            </li>
            {site.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer" className="footer-link">
                  {name}
                  <span className="sr-only">{` (${t("newTab")})`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
