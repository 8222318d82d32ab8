import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { TERMS_CHAPTERS } from "@/components/legal/terms-chapters";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Termini e condizioni",
    description:
      "Le condizioni per usare il sito, prenotare gli spazi del centro e iscriversi a corsi ed eventi.",
    path: paths.terms,
  });
}

export default function TermsPage() {
  return (
    <LegalPage
      title="Termini e condizioni"
      lead="Le regole per usare il sito, prenotare gli spazi e partecipare a corsi ed eventi, scritte perché si capiscano."
      path={paths.terms}
      chapters={TERMS_CHAPTERS}
    />
  );
}
