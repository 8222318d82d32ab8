import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Timetable } from "@/components/catalogue/timetable/timetable";
import { dayOf } from "@/lib/domain/time/dates";
import { DAYS_OF_WEEK, type PageQuery, timetableFilterOf } from "@/lib/schemas/catalogue/timetable";
import { readTimetable } from "@/lib/services/catalogue/timetable";

/** Embedded in other sites; search engines should list the timetable itself. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("timetable");
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** The week's timetable for embedding in other sites. Its links open in a new tab. */
export default async function EmbeddedTimetablePage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const filter = timetableFilterOf(await searchParams);
  const [t, language, now] = [await getTranslations("timetable"), await getLocale(), new Date()];
  const from = filter.from ?? dayOf(now);
  const query = { ...filter, from, days: DAYS_OF_WEEK };
  const entries = await readTimetable(query, { seesHidden: false, language }, now);
  return (
    <main className="mx-auto p-4">
      <h1 className="mb-4 text-[1.6rem]">{t("title")}</h1>
      <Timetable from={from} entries={entries} inNewTab />
    </main>
  );
}
