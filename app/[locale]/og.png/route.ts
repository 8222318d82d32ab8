import { languageOfAddress } from "@/app/[locale]/language-of-address";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { FIRST_WELCOME_PICTURE, ownWelcomePicture } from "@/lib/domain/space/space-image";
import { ogPicture } from "@/lib/og/og-picture";
import { catalogueSpaces } from "@/lib/services/catalogue/catalogue";

/** The Open Graph picture of pages without their own. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const language = await languageOfAddress(params);
  const [stored, spaces] = await Promise.all([findSite(), catalogueSpaces(language)]);
  const site = siteIn(stored, language);
  const image = site.heroImageUrl ?? ownWelcomePicture(spaces) ?? FIRST_WELCOME_PICTURE;
  return ogPicture({ title: site.heroTitle, facts: site.description, image });
}
