import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CourseList } from "@/components/catalogue/courses/course-list";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeading } from "@/components/layout/page-heading";
import { Texts } from "@/components/shared/texts";
import { currentSite } from "@/lib/data/site/current-site";
import { paths } from "@/lib/paths";
import { courseListJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueCourses, catalogueFullCourses } from "@/lib/services/catalogue/catalogue";

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
  const courses = await catalogueCourses(await getLocale());
  const fullIds = await catalogueFullCourses(courses);
  return (
    <>
      <JsonLd data={await courseListJsonLd(courses, await currentSite(), await getLocale())} />
      <PageHeading title={t("title")} lead={t("lead")} />
      <Texts of={["offeringCard"]}>
        <CourseList courses={courses} fullIds={fullIds} />
      </Texts>
    </>
  );
}
