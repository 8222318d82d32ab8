import { findSite } from "@/lib/data/site/site";
import { ogPicture } from "@/lib/og/og-picture";

/** The Open Graph picture of pages without their own. */
export async function GET(): Promise<Response> {
  const site = await findSite();
  return ogPicture({ title: site.heroTitle, facts: site.description, image: "/images/hero.webp" });
}
