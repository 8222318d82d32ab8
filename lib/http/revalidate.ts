import { revalidatePath } from "next/cache";

/** The cached pages that show each part of the catalogue. */
const PAGES = {
  spaces: ["/", "/spaces/[slug]", "/sitemap.xml"],
  courses: ["/courses", "/courses/[slug]", "/sitemap.xml"],
  events: ["/events", "/events/[slug]", "/events/feed.xml", "/events/calendar.ics", "/sitemap.xml"],
  gallery: ["/"],
} as const;

/** Called by every write that changes what cached pages show, so that the next visitor sees it. */
export function revalidateCatalogue(part: keyof typeof PAGES): void {
  for (const path of PAGES[part]) revalidatePath(path, path.includes("[") ? "page" : undefined);
}
