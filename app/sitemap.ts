import type { MetadataRoute } from "next";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/site-url";
import { catalogueChanges } from "@/lib/services/catalogue/catalogue";

export const dynamic = "force-dynamic";

/** The date of the last change of the legal texts, which the pages show too. */
const LEGAL_CHANGE = "2025-05-12";

const latest = (changes: readonly { updatedAt: Date }[]): { lastModified?: Date } => {
  const times = changes.map(({ updatedAt }) => updatedAt.getTime());
  return times.length > 0 ? { lastModified: new Date(Math.max(...times)) } : {};
};

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { spaces, courses, events } = await catalogueChanges();
  const page = (path: string, rest: Omit<MetadataRoute.Sitemap[number], "url"> = {}) => ({
    url: absoluteUrl(path),
    ...rest,
  });
  return [
    page(paths.home, { ...latest([...spaces, ...courses, ...events]), priority: 1 }),
    page(paths.spaces, { ...latest(spaces), priority: 0.9 }),
    page(paths.events, { ...latest(events), priority: 0.8 }),
    page(paths.courses, { ...latest(courses), priority: 0.8 }),
    ...spaces.map((space) => page(paths.space(space), { lastModified: space.updatedAt })),
    ...events.map((event) => page(paths.event(event), { lastModified: event.updatedAt })),
    ...courses.map((course) => page(paths.course(course), { lastModified: course.updatedAt })),
    page(paths.whereWeAre, { priority: 0.5 }),
    page(paths.embed),
    ...[paths.cancellationPolicy, paths.terms, paths.privacy].map((path) =>
      page(path, { lastModified: LEGAL_CHANGE, priority: 0.2 }),
    ),
  ];
}
