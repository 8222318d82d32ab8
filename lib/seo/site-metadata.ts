import "server-only";
import type { Metadata, Viewport } from "next";
import { pathIn } from "@/lib/domain/language/language-paths";
import type { Language } from "@/lib/domain/language/languages";
import { FIRST_DRAWING, iconsOf } from "@/lib/domain/site/icons";
import { palettesOf } from "@/lib/domain/site/palette";
import { paths } from "@/lib/paths";
import type { KnownSite } from "@/lib/schemas/site/site";
import { siteUrl } from "./site-url";

/** The site's metadata in the head of every page in a language. */
export function siteMetadata({ name, description, logoUrl }: KnownSite, language: Language): Metadata {
  const icons = iconsOf(logoUrl);
  return {
    metadataBase: new URL(siteUrl()),
    applicationName: name,
    title: { default: name, template: `%s · ${name}` },
    description,
    manifest: pathIn(language, paths.manifest),
    icons: {
      icon: [
        { url: icons.favicon, sizes: "48x48" },
        ...(logoUrl === null ? [{ url: FIRST_DRAWING, type: "image/svg+xml" }] : []),
      ],
      apple: { url: icons.apple, sizes: "180x180" },
    },
  };
}

/** The colour that phones use for the browser's frame around a page. */
export function siteViewport({ accentColor }: KnownSite): Viewport {
  const { light, dark } = palettesOf(accentColor);
  return {
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: light[700] },
      { media: "(prefers-color-scheme: dark)", color: dark[50] },
    ],
  };
}
