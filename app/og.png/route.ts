import { ogPicture } from "@/lib/og/og-picture";
import { site } from "@/lib/site";

/** The Open Graph picture of pages without their own. */
export async function GET(): Promise<Response> {
  return ogPicture({
    title: "Trova il Tuo Spazio di Lavoro Perfetto",
    facts: site.description,
    image: "/images/hero.webp",
  });
}
