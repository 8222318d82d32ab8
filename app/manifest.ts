import type { MetadataRoute } from "next";
import { findSite } from "@/lib/data/site/site";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { iconsOf } from "@/lib/domain/site/icons";
import { palettesOf } from "@/lib/domain/site/palette";
import { wordingOf } from "@/lib/i18n/wording";
import { paths } from "@/lib/paths";

export const dynamic = "force-dynamic";

/** The web app manifest, for installing the site on a phone. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const site = await findSite();
  const { t } = await wordingOf(DEFAULT_LANGUAGE);
  const icons = iconsOf(site.logoUrl);
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: DEFAULT_LANGUAGE,
    id: paths.home,
    start_url: paths.home,
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
      { name: t("seo.manifest.myBookings"), url: paths.myBookings },
      { name: t("seo.manifest.spaces"), url: paths.spaces },
      { name: t("seo.manifest.events"), url: paths.events },
      { name: t("seo.manifest.courses"), url: paths.courses },
    ],
  };
}
