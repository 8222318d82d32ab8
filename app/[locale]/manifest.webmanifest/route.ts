import type { MetadataRoute } from "next";
import { languageOfAddress } from "@/app/[locale]/language-of-address";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { pathIn } from "@/lib/domain/language/language-paths";
import { iconsOf } from "@/lib/domain/site/icons";
import { palettesOf } from "@/lib/domain/site/palette";
import { wordingOf } from "@/lib/i18n/wording";
import { paths } from "@/lib/paths";

/**
 * The web app manifest of a language, for installing the site on a phone. A manifest contains texts in one language, so
 * the pages of each language refer to their own; the `id` is the same, since it is one app.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const language = await languageOfAddress(params);
  const site = siteIn(await findSite(), language);
  const { t } = await wordingOf(language);
  const icons = iconsOf(site.logoUrl);
  const manifest: MetadataRoute.Manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: language,
    id: paths.home,
    start_url: pathIn(language, paths.home),
    scope: paths.home,
    display: "standalone",
    background_color: "#fbf8f3",
    theme_color: palettesOf(site.accentColor).light[700],
    icons: [
      { src: icons.small, sizes: "192x192", type: "image/png" },
      { src: icons.large, sizes: "512x512", type: "image/png" },
      { src: icons.maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: t("seo.manifest.myBookings"), url: pathIn(language, paths.myBookings) },
      { name: t("seo.manifest.spaces"), url: pathIn(language, paths.spaces) },
      { name: t("seo.manifest.events"), url: pathIn(language, paths.events) },
      { name: t("seo.manifest.courses"), url: pathIn(language, paths.courses) },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=0, must-revalidate",
    },
  });
}
