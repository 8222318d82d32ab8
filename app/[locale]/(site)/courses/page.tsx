import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CourseList } from "@/components/catalogue/courses/course-list";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeading } from "@/components/layout/page-heading";
import { Texts } from "@/components/shared/texts";
import { Link } from "@/components/ui/link";
import { listPassProducts } from "@/lib/data/pass/products";
import { paths } from "@/lib/paths";
import { courseListJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueCourses, catalogueFullCourses, hasEvents } from "@/lib/services/catalogue/catalogue";
import { nextLessons, reducedRuns } from "@/lib/services/catalogue/lessons";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("courses");
  return pageMetadata({
    title: t("metaTitle"),
    description: t("metaDescription"),
    path: paths.courses,
  });
}

export default async function CoursesPage() {
  const t = await getTranslations("courses");
  const now = new Date();
  const courses = await catalogueCourses(await getLocale());
  const fullIds = await catalogueFullCourses(courses, now);
  const lessonsOf = await nextLessons(courses, now);
  const runOf = await reducedRuns(courses, now);
  const tTimetable = await getTranslations("timetable");
  const tPasses = await getTranslations("passSale");
  const passes = await listPassProducts({ withHidden: false });
  return (
    <>
      <JsonLd data={courseListJsonLd(courses, await getLocale())} />
      <PageHeading title={t("title")} lead={t("lead")}>
        <Link
          href={paths.timetable}
          className="inline-flex min-h-11 items-center text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
        >
          {tTimetable("link")}
        </Link>
        {passes.length > 0 && (
          <Link
            href={paths.passSale}
            className="inline-flex min-h-11 items-center text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
          >
            {tPasses("link")}
          </Link>
        )}
      </PageHeading>
      <Texts of={["offeringCard"]}>
        <CourseList
          courses={courses}
          fullIds={fullIds}
          lessonsOf={lessonsOf}
          runOf={runOf}
          hasEvents={courses.length === 0 && (await hasEvents(now))}
        />
      </Texts>
    </>
  );
}
