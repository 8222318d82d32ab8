import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { TeacherList } from "@/components/catalogue/teachers/teacher-list";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeading } from "@/components/layout/page-heading";
import { paths } from "@/lib/paths";
import { teacherListJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { hasCourses } from "@/lib/services/catalogue/catalogue";
import { catalogueTeachers } from "@/lib/services/catalogue/teachers";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("teachers");
  return pageMetadata({
    title: t("metaTitle"),
    description: t("metaDescription"),
    path: paths.teachers,
  });
}

export default async function TeachersPage() {
  const t = await getTranslations("teachers");
  const language = await getLocale();
  const teachers = await catalogueTeachers(new Date(), language);
  return (
    <>
      <JsonLd data={teacherListJsonLd(teachers, language)} />
      <PageHeading title={t("title")} lead={t("lead")} />
      <TeacherList teachers={teachers} hasCourses={teachers.length === 0 && (await hasCourses())} />
    </>
  );
}
