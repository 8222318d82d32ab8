import { revalidatePath } from "next/cache";

/**
 * What shows each part of the catalogue: cached pages by their address, and whole sections by their folder below
 * `app`, with everything in them (pages of single things, feeds, calendars, pictures for shared links).
 */
const SHOWN = {
  // Rooms and what is held in them name each other.
  spaces: { pages: ["/", "/sitemap.xml"], sections: ["/(site)/spaces", "/(site)/courses", "/(site)/events"] },
  courses: { pages: ["/", "/sitemap.xml"], sections: ["/(site)/courses", "/(site)/spaces"] },
  events: { pages: ["/", "/sitemap.xml"], sections: ["/(site)/events", "/(site)/spaces"] },
  gallery: { pages: ["/"], sections: [] },
} as const;

/** Called by every write that changes what cached pages show, so that the next visitor sees it. */
export function revalidateCatalogue(part: keyof typeof SHOWN): void {
  const { pages, sections } = SHOWN[part];
  for (const page of pages) revalidatePath(page);
  for (const section of sections) revalidatePath(section, "layout");
}
