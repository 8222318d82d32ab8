import type { Metadata } from "next";
import { MAIN_LINKS } from "@/components/layout/main-links";
import { SiteFrame } from "@/components/layout/site-frame";
import { PlainSearch } from "@/components/search/plain-search";
import { Link } from "@/components/ui/link";
import { SIGN_UP_LINK_DAYS } from "@/lib/domain/person/retention";
import { dayOf } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import NotFound, { metadata as ofNotFound } from "./(site)/not-found";
import RootLayout, { metadata as ofSite, viewport } from "./layout";

export { viewport };
export const dynamic = "force-dynamic";
export const metadata: Metadata = { ...ofSite, title: `${ofNotFound.title} · ${site.name}` };

const LINKS = [...MAIN_LINKS, { href: paths.myBookings, label: "Le Mie Prenotazioni" }];

/**
 * The page for unknown addresses. A root not-found.tsx would be serialised into every page as its fallback, including
 * header and footer; therefore the search form is only on this page. It is a plain form without client code.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame>
        <NotFound />
        <p className="page-width mb-10 max-w-prose text-center text-ink-2">
          Hai aperto il link di una e-mail? Quello di un'iscrizione vale fino a {SIGN_UP_LINK_DAYS} giorni
          dopo la fine dell'evento o del corso. Se ti serve ancora, scrivici a{" "}
          <a className="underline underline-offset-4" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          .
        </p>
        <section aria-labelledby="cerca" className="page-width pb-16">
          <h2 id="cerca" className="mb-5 text-center text-2xl">
            Cerca uno spazio libero
          </h2>
          <PlainSearch today={dayOf(new Date())} />
          <nav aria-label="Altre pagine" className="mt-8">
            <ul className="m-0 flex list-none flex-wrap justify-center gap-x-2 gap-y-1 p-0">
              {LINKS.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className="inline-flex min-h-11 items-center rounded-full px-4 font-medium text-ink-2 underline decoration-sand-300 underline-offset-4 hover:text-ink"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </section>
      </SiteFrame>
    </RootLayout>
  );
}
