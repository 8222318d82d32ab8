import type { MetadataRoute } from "next";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/site-url";

/** The address of the site is known when it runs, not when it is built. */
export const dynamic = "force-dynamic";

/** What belongs to a person or to nobody's search: accounts, the panel, the API, the form for other sites. */
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
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: PRIVATE },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
