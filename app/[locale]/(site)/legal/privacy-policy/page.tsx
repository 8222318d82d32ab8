import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { LegalPage } from "@/components/legal/legal-page";
import { privacyChapters } from "@/components/legal/privacy-chapters";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("legal.privacy");
  return pageMetadata({
    title: t("title"),
    description: t("metaDescription"),
    path: paths.privacy,
  });
}

export default function PrivacyPage() {
  const t = useTranslations("legal.privacy");
  return (
    <LegalPage
      title={t("title")}
      lead={t("lead")}
      path={paths.privacy}
      chapters={privacyChapters(SESSION_COOKIE)}
    />
  );
}
