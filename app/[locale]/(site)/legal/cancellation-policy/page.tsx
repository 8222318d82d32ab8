import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cancellationChapters } from "@/components/legal/cancellation-chapters";
import { LegalPage } from "@/components/legal/legal-page";
import { currentSite } from "@/lib/data/site/current-site";
import { findLegalChanges } from "@/lib/data/site/legal-changes";
import { summaryText } from "@/lib/domain/money/cancellation-words";
import { wordingOf } from "@/lib/i18n/wording";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cancellationPolicy");
  const { word } = await wordingOf(await getLocale());
  const { cancellationSteps } = await currentSite();
  return pageMetadata({
    title: t("title"),
    description: t("description", { summary: word(summaryText(cancellationSteps)) }),
    path: paths.cancellationPolicy,
  });
}

export default async function CancellationPolicyPage() {
  const t = await getTranslations("cancellationPolicy");
  const { word } = await wordingOf(await getLocale());
  const [{ cancellationSteps }, { cancellation }] = await Promise.all([currentSite(), findLegalChanges()]);
  return (
    <LegalPage
      title={t("title")}
      lead={t("lead")}
      path={paths.cancellationPolicy}
      updatedOn={cancellation}
      chapters={cancellationChapters(cancellationSteps, { t, word })}
    />
  );
}
