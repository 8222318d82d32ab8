import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NewsletterLink } from "@/components/person/newsletter/newsletter-link";
import { Texts } from "@/components/shared/texts";
import { currentSite } from "@/lib/data/site/current-site";
import { linkMetadata } from "@/lib/seo/page-metadata";
import { findNewsletterLinkState } from "@/lib/services/person/newsletter";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("newsletter");
  return linkMetadata(t("title"));
}

/** The page of the links in newsletters, and in the mail that confirms a subscription. Opening it changes nothing. */
export default async function NewsletterLinkPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const state = token.length > 200 ? null : await findNewsletterLinkState(token, new Date());
  if (state === null) notFound();
  const { name } = await currentSite();
  return (
    <div className="page-width py-10 sm:py-16">
      <Texts of={["newsletter"]}>
        <NewsletterLink token={token} state={state} siteName={name} />
      </Texts>
    </div>
  );
}
