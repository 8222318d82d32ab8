import type { MetadataRoute } from "next";
import { findLegalChanges } from "@/lib/data/site/legal-changes";
import { pathIn } from "@/lib/domain/language/language-paths";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { paths } from "@/lib/paths";
import { languageAddresses } from "@/lib/seo/language-addresses";
import { absoluteUrl } from "@/lib/seo/site-url";
import { catalogueChanges } from "@/lib/services/catalogue/catalogue";

export const dynamic = "force-dynamic";

const latest = (changes: readonly { updatedAt: Date }[]): { lastModified?: Date } => {
  const times = changes.map(({ updatedAt }) => updatedAt.getTime());
  return times.length > 0 ? { lastModified: new Date(Math.max(...times)) } : {};
};

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{ spaces, courses, events }, legal] = await Promise.all([catalogueChanges(), findLegalChanges()]);
  /** A page in every language, each naming the others. */
  const page = (path: string, rest: Omit<MetadataRoute.Sitemap[number], "url"> = {}) =>
    LANGUAGES.map((language) => ({
      url: absoluteUrl(pathIn(language, path)),
      alternates: { languages: languageAddresses(path) },
      ...rest,
    }));
  return [
    ...page(paths.home, { ...latest([...spaces, ...courses, ...events]), priority: 1 }),
    ...page(paths.spaces, { ...latest(spaces), priority: 0.9 }),
    ...page(paths.events, { ...latest(events), priority: 0.8 }),
    ...page(paths.courses, { ...latest(courses), priority: 0.8 }),
    ...spaces.flatMap((space) => page(paths.space(space), { lastModified: space.updatedAt })),
    ...events.flatMap((event) => page(paths.event(event), { lastModified: event.updatedAt })),
    ...courses.flatMap((course) => page(paths.course(course), { lastModified: course.updatedAt })),
    ...page(paths.passSale, { priority: 0.5 }),
    ...page(paths.whereWeAre, { priority: 0.5 }),
    ...page(paths.becomeMember, { priority: 0.5 }),
    ...page(paths.embed),
    ...page(paths.cancellationPolicy, { lastModified: legal.cancellation, priority: 0.2 }),
    ...page(paths.terms, { lastModified: legal.terms, priority: 0.2 }),
    ...page(paths.privacy, { lastModified: legal.privacy, priority: 0.2 }),
  ];
}
