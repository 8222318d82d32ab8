import type { Metadata } from "next";
import { FeaturedSpaces } from "@/components/home/featured-spaces";
import { GalleryCarousel } from "@/components/home/gallery-carousel";
import { Hero } from "@/components/home/hero";
import { HowItWorks } from "@/components/home/how-it-works";
import { TogetherBand } from "@/components/home/together-band";
import { JsonLd } from "@/components/layout/json-ld";
import { dayOf } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import { centreJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueGallery, catalogueSpaces } from "@/lib/services/catalogue/catalogue";
import { site } from "@/lib/site";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: `${site.name}: spazi, corsi ed eventi per il benessere`,
    description: site.description,
    path: paths.home,
    feeds: true,
  });
}

/** The number of featured spaces (docs/product.md). */
const FEATURED = 3;

export default async function HomePage() {
  const [spaces, gallery] = await Promise.all([catalogueSpaces(), catalogueGallery()]);
  return (
    <>
      <JsonLd data={centreJsonLd()} />
      <Hero spaces={spaces} today={dayOf(new Date())} />
      <FeaturedSpaces spaces={spaces.slice(0, FEATURED)} />
      <HowItWorks />
      <GalleryCarousel images={gallery} />
      <TogetherBand />
    </>
  );
}
