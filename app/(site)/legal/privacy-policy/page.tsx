import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { privacyChapters } from "@/components/legal/privacy-chapters";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Informativa sulla privacy",
    description:
      "Quali dati personali raccogliamo, perché, per quanto tempo li conserviamo e come esercitare i tuoi diritti.",
    path: paths.privacy,
  });
}

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Informativa sulla privacy"
      lead="Chiediamo solo i dati che servono e li trattiamo con cura. Questa informativa, ai sensi dell'articolo 13 del Regolamento (UE) 2016/679 (GDPR), spiega come."
      path={paths.privacy}
      chapters={privacyChapters(SESSION_COOKIE)}
    />
  );
}
