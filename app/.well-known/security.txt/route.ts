import { findSite } from "@/lib/data/site/site";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { absoluteUrl } from "@/lib/seo/site-url";

/** Rendered at run time, since the build knows neither the site's address nor its contact. */
export const dynamic = "force-dynamic";

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60_000;

/** Where to report a vulnerability of the site (RFC 9116). */
export async function GET(): Promise<Response> {
  const { email } = await findSite();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(", ")}`,
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
