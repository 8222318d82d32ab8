import type { MetadataRoute } from "next";
import { findSite } from "@/lib/data/site/site";
import { iconsOf } from "@/lib/domain/site/icons";
import { palettesOf } from "@/lib/domain/site/palette";
import { paths } from "@/lib/paths";

export const dynamic = "force-dynamic";

/** The web app manifest, for installing the site on a phone. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const site = await findSite();
  const icons = iconsOf(site.logoUrl);
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: "it",
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
      { name: "Le Mie Prenotazioni", url: paths.myBookings },
      { name: "Trova Spazi", url: paths.spaces },
      { name: "Eventi e Incontri", url: paths.events },
      { name: "I Nostri Corsi", url: paths.courses },
    ],
  };
}
