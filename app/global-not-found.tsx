import type { Metadata } from "next";
import { headers } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations, setRequestLocale } from "next-intl/server";
import { MAIN_LINKS } from "@/components/layout/main-links";
import { SiteFrame } from "@/components/layout/site-frame";
import { Providers } from "@/components/providers";
import { PlainSearch } from "@/components/search/plain-search";
import { Link } from "@/components/ui/link";
import { currentSite } from "@/lib/data/site/current-site";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@/lib/domain/language/languages";
import { PLACE_LINK_DAYS } from "@/lib/domain/person/retention";
import { dayOf } from "@/lib/domain/time/dates";
import { MISSING_PAGE_LANGUAGE_HEADER } from "@/lib/http/cache/declaration";
import { paths } from "@/lib/paths";
import { siteMetadata, siteViewport } from "@/lib/seo/site-metadata";
import NotFound from "./[locale]/(site)/not-found";
import { Document } from "./document";
import "./site.css";

export const generateViewport = async () => siteViewport(await currentSite());
export const dynamic = "force-dynamic";

/**
 * The language of the address, from the server in front, since this page does not receive the address
 * (server/cache/response-cache.ts).
 */
async function language(): Promise<Language> {
  const asked = (await headers()).get(MISSING_PAGE_LANGUAGE_HEADER);
  return isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
}

export async function generateMetadata(): Promise<Metadata> {
  const locale = await language();
  const t = await getTranslations({ locale, namespace: "layout.missing" });
  const site = await currentSite();
  return { ...siteMetadata(site, locale), title: `${t("metaTitle")} · ${site.name}` };
}

/**
 * The 404 page. A not-found.tsx of the layouts would be serialized into every page as its fallback, including header
 * and footer; therefore the search form is only on this page. It is a plain form without client code.
 */
export default async function GlobalNotFound() {
  const locale = await language();
  setRequestLocale(locale);
  const t = await getTranslations("layout");
  const tHeader = await getTranslations("live.header");
  const links = [
    ...MAIN_LINKS.map(({ href, label }) => ({ href, name: tHeader(label) })),
    { href: paths.myBookings, name: t("myBookings") },
  ];
  const { live } = await getMessages();
  const site = await currentSite();
  return (
    <Document language={locale} site={site}>
      <NextIntlClientProvider locale={locale} messages={{ live }}>
        <Providers>
          <SiteFrame site={site} languagesTo={paths.home}>
            <NotFound />
            <p className="page-width mb-10 max-w-prose text-center text-ink-2">
              {t.rich("missing.fromMail", {
                days: PLACE_LINK_DAYS,
                mail: () => (
                  <a className="underline underline-offset-4" href={`mailto:${site.email}`}>
                    {site.email}
                  </a>
                ),
              })}
            </p>
            <section aria-labelledby="cerca" className="page-width pb-16">
              <h2 id="cerca" className="mb-5 text-center text-2xl">
                {t("missing.search")}
              </h2>
              <PlainSearch today={dayOf(new Date())} />
              <nav aria-label={t("missing.otherPages")} className="mt-8">
                <ul className="m-0 flex list-none flex-wrap justify-center gap-x-2 gap-y-1 p-0">
                  {links.map(({ href, name }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        className="inline-flex min-h-11 items-center rounded-full px-4 font-medium text-ink-2 underline decoration-sand-300 underline-offset-4 hover:text-ink"
                      >
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            </section>
          </SiteFrame>
        </Providers>
      </NextIntlClientProvider>
    </Document>
  );
}
