import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { useCancellationChapters } from "@/components/legal/cancellation-chapters";
import { LegalPage } from "@/components/legal/legal-page";
import { FULL_REFUND_HOURS } from "@/lib/domain/money/cancellation-policy";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cancellation");
  return pageMetadata({
    title: t("title"),
    description: t("metaDescription", { hours: FULL_REFUND_HOURS }),
    path: paths.cancellationPolicy,
  });
}

export default function CancellationPolicyPage() {
  const t = useTranslations("cancellation");
  return (
    <LegalPage
      title={t("title")}
      lead={t("lead")}
      path={paths.cancellationPolicy}
      chapters={useCancellationChapters()}
    />
  );
}
