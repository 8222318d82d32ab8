import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FeaturedSpaces } from "@/components/home/featured-spaces";
import { GalleryCarousel } from "@/components/home/gallery-carousel";
import { Hero } from "@/components/home/hero";
import { HowItWorks } from "@/components/home/how-it-works";
import { TogetherBand } from "@/components/home/together-band";
import { JsonLd } from "@/components/layout/json-ld";
import { currentSite } from "@/lib/data/site/current-site";
import { dayOf } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import { centreJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueGallery, catalogueSpaces } from "@/lib/services/catalogue/catalogue";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home");
  const site = await currentSite();
  return pageMetadata({
    title: t("metaTitle", { name: site.name }),
    description: site.description,
    path: paths.home,
    feeds: true,
  });
}

/** The number of featured spaces (docs/product.md). */
const FEATURED = 3;

export default async function HomePage() {
  const language = await getLocale();
  const [site, spaces, gallery] = await Promise.all([
    currentSite(),
    catalogueSpaces(language),
    catalogueGallery(language),
  ]);
  return (
    <>
      <JsonLd data={centreJsonLd(site, spaces, language)} />
      <Hero site={site} spaces={spaces} today={dayOf(new Date())} />
      <FeaturedSpaces spaces={spaces.slice(0, FEATURED)} />
      <HowItWorks />
      <GalleryCarousel images={gallery} />
      <TogetherBand topics={site.heroTopics} />
    </>
  );
}
