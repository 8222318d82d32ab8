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
  const t = await getTranslations("legal.terms");
  return pageMetadata({
    title: t("title"),
    description: t("metaDescription"),
    path: paths.terms,
  });
}

export default async function TermsPage() {
  const t = await getTranslations("legal.terms");
  const [site, { terms }] = await Promise.all([currentSite(), findLegalChanges()]);
  return (
    <LegalPage
      title={t("title")}
      lead={t("lead")}
      path={paths.terms}
      updatedOn={terms}
      chapters={ownChapters(site.texts.terms, { site, sessionCookie: SESSION_COOKIE })}
    />
  );
}
