import type { Metadata } from "next";
import { CANCELLATION_CHAPTERS } from "@/components/legal/cancellation-chapters";
import { LegalPage } from "@/components/legal/legal-page";
import { POLICY_SUMMARY } from "@/lib/domain/money/cancellation-policy";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Politica di cancellazione",
    description: `${POLICY_SUMMARY}: come annullare o modificare una prenotazione e che cosa viene rimborsato.`,
    path: paths.cancellationPolicy,
  });
}

export default function CancellationPolicyPage() {
  return (
    <LegalPage
      title="Politica di cancellazione"
      lead="I programmi cambiano, e va bene così. Ecco come annullare una prenotazione e quanto ti viene rimborsato."
      path={paths.cancellationPolicy}
      chapters={CANCELLATION_CHAPTERS}
    />
  );
}
