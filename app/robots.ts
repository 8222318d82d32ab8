import type { MetadataRoute } from "next";
import { pathIn } from "@/lib/domain/language/language-paths";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/site-url";

/** Rendered at run time, since the build does not know the site's address. */
export const dynamic = "force-dynamic";

/** Paths that search engines should not crawl: personal pages, the panel, the API, the embedded search. */
const PRIVATE = [
  "/api/",
  paths.admin,
  paths.myBookings,
  paths.profile,
  paths.settings,
  paths.auth,
  paths.forgotPassword,
  "/password-reset",
  "/reset-password",
  "/verify-email",
  paths.embeddedSearch,
  paths.screens,
];

/** Calendar programs read these addresses, and some of them check robots.txt first. */
const CALENDARS = "/api/calendars/";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", CALENDARS],
      disallow: [...new Set(LANGUAGES.flatMap((language) => PRIVATE.map((path) => pathIn(language, path))))],
    },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
