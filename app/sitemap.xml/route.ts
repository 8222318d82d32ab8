import { findLegalChanges } from "@/lib/data/site/legal-changes";
import { pathIn } from "@/lib/domain/language/language-paths";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { paths } from "@/lib/paths";
import { languageAddresses } from "@/lib/seo/page-metadata";
import { absoluteUrl } from "@/lib/seo/site-url";
import { catalogueChanges } from "@/lib/services/catalogue/catalogue";

export const dynamic = "force-dynamic";

const latest = (changes: readonly { updatedAt: Date }[]): { lastModified?: Date } => {
  const times = changes.map(({ updatedAt }) => updatedAt.getTime());
  return times.length > 0 ? { lastModified: new Date(Math.max(...times)) } : {};
};

/** An address with the details of its page. */
interface Entry {
  url: string;
  languages: Readonly<Record<string, string>>;
  lastModified?: Date | string;
  priority?: number;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * One entry, in the order of the sitemap schema: foreign elements come last. Next.js writes them first, which is why
 * the document is written here.
 */
const entryXml = ({ url, languages, lastModified, priority }: Entry): string =>
  [
    "<url>",
    `<loc>${escaped(url)}</loc>`,
    ...(lastModified === undefined
      ? []
      : [
          `<lastmod>${typeof lastModified === "string" ? lastModified : lastModified.toISOString()}</lastmod>`,
        ]),
    ...(priority === undefined ? [] : [`<priority>${priority}</priority>`]),
    ...Object.entries(languages).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}" />`,
    ),
    "</url>",
  ].join("\n");

export async function GET(): Promise<Response> {
  const entries = (await listEntries()).map(entryXml);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
  ].join("\n");
  return new Response(`${xml}\n`, {
    headers: { "Content-Type": "application/xml", "Cache-Control": "public, max-age=0, must-revalidate" },
  });
}

async function listEntries(): Promise<Entry[]> {
  const [{ spaces, courses, events, teachers }, legal] = await Promise.all([
    catalogueChanges(),
    findLegalChanges(),
  ]);
  /** A page in every language, each entry referring to the others. */
  const page = (path: string, rest: Omit<Entry, "url" | "languages"> = {}) =>
    LANGUAGES.map((language) => ({
      url: absoluteUrl(pathIn(language, path)),
      languages: languageAddresses(path),
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
    ...page(paths.teachers, { ...latest(teachers), priority: 0.5 }),
    ...teachers.flatMap((teacher) => page(paths.teacher(teacher), { lastModified: teacher.updatedAt })),
    ...page(paths.timetable, { priority: 0.7 }),
    ...page(paths.passSale, { priority: 0.5 }),
    ...page(paths.whereWeAre, { priority: 0.5 }),
    ...page(paths.becomeMember, { priority: 0.5 }),
    ...page(paths.embed),
    ...page(paths.cancellationPolicy, { lastModified: legal.cancellation, priority: 0.2 }),
    ...page(paths.terms, { lastModified: legal.terms, priority: 0.2 }),
    ...page(paths.privacy, { lastModified: legal.privacy, priority: 0.2 }),
  ];
}
