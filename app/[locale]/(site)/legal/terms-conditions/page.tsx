import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { LegalPage } from "@/components/legal/legal-page";
import { TERMS_CHAPTERS } from "@/components/legal/terms-chapters";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("legal.terms");
  return pageMetadata({
    title: t("title"),
    description: t("metaDescription"),
    path: paths.terms,
  });
}

export default function TermsPage() {
  const t = useTranslations("legal.terms");
  return <LegalPage title={t("title")} lead={t("lead")} path={paths.terms} chapters={TERMS_CHAPTERS} />;
}
