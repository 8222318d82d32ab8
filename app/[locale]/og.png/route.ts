import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { DEFAULT_LANGUAGE, isLanguage } from "@/lib/domain/language/languages";
import { ogPicture } from "@/lib/og/og-picture";

/** The Open Graph picture of pages without their own. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  const site = siteIn(await findSite(), isLanguage(locale) ? locale : DEFAULT_LANGUAGE);
  return ogPicture({ title: site.heroTitle, facts: site.description, image: "/images/hero.webp" });
}
