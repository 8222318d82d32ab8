import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NewsletterForm } from "@/components/person/newsletter/newsletter-form";
import { Texts } from "@/components/shared/texts";
import { currentSite } from "@/lib/data/site/current-site";
import { linkPaths } from "@/lib/domain/site/link-paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("newsletter");
  return unlistedMetadata(t("title"), linkPaths.newsletter);
}

export default async function NewsletterPage() {
  const { name } = await currentSite();
  return (
    <div className="page-width py-10 sm:py-16">
      <Texts of={["newsletter"]}>
        <NewsletterForm siteName={name} />
      </Texts>
    </div>
  );
}
