import type { Metadata } from "next";
import { FeaturedSpaces } from "@/components/home/featured-spaces";
import { GalleryCarousel } from "@/components/home/gallery-carousel";
import { Hero } from "@/components/home/hero";
import { HowItWorks } from "@/components/home/how-it-works";
import { TogetherBand } from "@/components/home/together-band";
import { dayOf } from "@/lib/domain/dates";
import { catalogueGallery, catalogueSpaces } from "@/lib/services/catalogue";
import { site } from "@/lib/site";

/** Cached for everybody; writes to the catalogue revalidate it, and it is never older than this (DESIGN.md, Rendering). */
export const revalidate = 60;

export const metadata: Metadata = {
  title: { absolute: `${site.name}: spazi, corsi ed eventi per il benessere` },
  description: site.description,
  alternates: { canonical: "/" },
};

/** Section 9 of the specification. */
const FEATURED = 3;

export default async function HomePage() {
  const [spaces, gallery] = await Promise.all([catalogueSpaces(), catalogueGallery()]);
  return (
    <>
      <Hero spaces={spaces} today={dayOf(new Date())} />
      <FeaturedSpaces spaces={spaces.slice(0, FEATURED)} />
      <HowItWorks />
      <GalleryCarousel images={gallery} />
      <TogetherBand />
    </>
  );
}
