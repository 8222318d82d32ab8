import { revalidatePath } from "next/cache";

/**
 * What shows each part of the catalogue: cached pages by their address, and whole sections by their folder below
 * `app`, with everything in them (pages of single things, feeds, calendars, pictures for shared links).
 */
const SHOWN = {
  spaces: { pages: ["/", "/sitemap.xml"], sections: ["/(site)/spaces"] },
  courses: { pages: ["/", "/sitemap.xml"], sections: ["/(site)/courses"] },
  events: { pages: ["/", "/sitemap.xml"], sections: ["/(site)/events"] },
  gallery: { pages: ["/"], sections: [] },
} as const;

/** Called by every write that changes what cached pages show, so that the next visitor sees it. */
export function revalidateCatalogue(part: keyof typeof SHOWN): void {
  const { pages, sections } = SHOWN[part];
  for (const page of pages) revalidatePath(page);
  for (const section of sections) revalidatePath(section, "layout");
}
