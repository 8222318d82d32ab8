import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LegalPage } from "@/components/legal/legal-page";
import { ownChapters } from "@/components/legal/own-chapters";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { currentSite } from "@/lib/data/site/current-site";
import { findLegalChanges } from "@/lib/data/site/legal-changes";
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

export default async function PrivacyPage() {
  const t = await getTranslations("legal.privacy");
  const [site, { privacy }] = await Promise.all([currentSite(), findLegalChanges()]);
  return (
    <LegalPage
      title={t("title")}
      lead={t("lead")}
      path={paths.privacy}
      updatedOn={privacy}
      chapters={ownChapters(site.texts.privacy, { site, sessionCookie: SESSION_COOKIE })}
    />
  );
}
