import type { Metadata } from "next";
import { cancellationChapters } from "@/components/legal/cancellation-chapters";
import { LegalPage } from "@/components/legal/legal-page";
import { findSite } from "@/lib/data/site/site";
import { summarizeSteps } from "@/lib/domain/money/cancellation-words";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const { cancellationSteps } = await findSite();
  const summary = summarizeSteps(cancellationSteps);
  return pageMetadata({
    title: "Politica di cancellazione",
    description: `${summary}: come annullare o modificare una prenotazione e che cosa viene rimborsato.`,
    path: paths.cancellationPolicy,
  });
}

export default async function CancellationPolicyPage() {
  const { cancellationSteps } = await findSite();
  return (
    <LegalPage
      title="Politica di cancellazione"
      lead="I programmi cambiano, e va bene così. Ecco come annullare una prenotazione e quanto ti viene rimborsato."
      path={paths.cancellationPolicy}
      chapters={cancellationChapters(cancellationSteps)}
    />
  );
}
