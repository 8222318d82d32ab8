import type { MetadataRoute } from "next";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** The web app manifest, for installing the site on a phone. */
export default function manifest(): MetadataRoute.Manifest {
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
    theme_color: "#fbf8f3",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Le Mie Prenotazioni", url: paths.myBookings },
      { name: "Trova Spazi", url: paths.spaces },
      { name: "Eventi e Incontri", url: paths.events },
      { name: "I Nostri Corsi", url: paths.courses },
    ],
  };
}
