import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PrintButton } from "@/components/catalogue/timetable/print-button";
import { Timetable } from "@/components/catalogue/timetable/timetable";
import { TimetableFilters } from "@/components/catalogue/timetable/timetable-filters";
import { PageHeading } from "@/components/layout/page-heading";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { listTeachers } from "@/lib/data/catalogue/teachers";
import { pathIn } from "@/lib/domain/language/language-paths";
import { addDays, type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { formatsOf } from "@/lib/i18n/formats";
import { paths, pathWithQuery } from "@/lib/paths";
import { DAYS_OF_WEEK, type PageQuery, timetableFilterOf } from "@/lib/schemas/catalogue/timetable";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueSpaces } from "@/lib/services/catalogue/catalogue";
import { readTimetable } from "@/lib/services/catalogue/timetable";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("timetable");
  return pageMetadata({ title: t("metaTitle"), description: t("metaDescription"), path: paths.timetable });
}

export default async function TimetablePage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const filter = timetableFilterOf(await searchParams);
  const [t, language] = [await getTranslations("timetable"), await getLocale()];
  const now = new Date();
  const from = filter.from ?? dayOf(now);
  const [entries, teachers, rooms] = await Promise.all([
    readTimetable({ ...filter, from, days: DAYS_OF_WEEK }, { seesHidden: false, language }, now),
    listTeachers({ withHidden: false }),
    catalogueSpaces(language),
  ]);
  const weekFrom = (day: CalendarDay) =>
    pathWithQuery(paths.timetable, {
      from: day,
      teacherId: filter.teacherId?.toString(),
      spaceId: filter.spaceId?.toString(),
    });
  const formats = formatsOf(language);
  const last = addDays(from, DAYS_OF_WEEK - 1);
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <div className="page-width flex flex-col gap-6 pb-16">
        <TimetableFilters
          action={pathIn(language, paths.timetable)}
          filter={filter}
          teachers={teachers}
          rooms={rooms}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-display-soft text-[1.3rem]">
            {t("week", { from: formats.longDay(from), to: formats.longDay(last) })}
          </p>
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button asChild variant="outline">
              <Link href={weekFrom(addDays(from, -DAYS_OF_WEEK))}>{t("previous")}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link href={weekFrom(addDays(from, DAYS_OF_WEEK))}>{t("next")}</Link>
            </Button>
            <PrintButton label={t("print")} />
          </div>
        </div>
        <Timetable from={from} entries={entries} />
      </div>
    </>
  );
}
