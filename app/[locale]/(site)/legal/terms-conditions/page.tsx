import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { ownChapters } from "@/components/legal/own-chapters";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { currentSite } from "@/lib/data/site/current-site";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "Termini e condizioni",
    description:
      "Le condizioni per usare il sito, prenotare gli spazi del centro e iscriversi a corsi ed eventi.",
    path: paths.terms,
  });
}

export default async function TermsPage() {
  const site = await currentSite();
  return (
    <LegalPage
      title="Termini e condizioni"
      lead="Le regole per usare il sito, prenotare gli spazi e partecipare a corsi ed eventi, scritte perché si capiscano."
      path={paths.terms}
      chapters={ownChapters(site.texts.terms, { site, sessionCookie: SESSION_COOKIE })}
    />
  );
}
