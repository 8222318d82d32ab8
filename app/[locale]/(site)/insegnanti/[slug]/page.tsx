import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { TeacherDetail } from "@/components/catalogue/teachers/teacher-detail";
import { JsonLd } from "@/components/layout/json-ld";
import { currentSite } from "@/lib/data/site/current-site";
import { pathIn } from "@/lib/domain/language/language-paths";
import { markdownWords } from "@/lib/domain/site/markdown";
import { idFromSlug } from "@/lib/domain/site/slug";
import { paths } from "@/lib/paths";
import type { PublicTeacher } from "@/lib/schemas/catalogue/teacher";
import { teacherJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueTeacher } from "@/lib/services/catalogue/teachers";

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** The teacher identified by a slug's leading id; the rest of the slug may be outdated. */
async function teacherOf({ params }: PageProps): Promise<{ teacher: PublicTeacher; slug: string }> {
  const { slug } = await params;
  const id = idFromSlug(slug);
  const teacher = id === null ? null : await catalogueTeacher(id, new Date(), await getLocale());
  if (teacher === null) notFound();
  return { teacher, slug };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { teacher } = await teacherOf(props);
  return pageMetadata({
    title: teacher.name,
    description: markdownWords(teacher.bio) || teacher.name,
    path: paths.teacher(teacher),
  });
}

export default async function TeacherPage(props: PageProps) {
  const { teacher, slug } = await teacherOf(props);
  const language = await getLocale();
  const path = paths.teacher(teacher);
  if (path !== `${paths.teachers}/${slug}`) permanentRedirect(pathIn(language, path));
  return (
    <>
      <JsonLd data={teacherJsonLd(teacher, await currentSite(), language)} />
      <TeacherDetail teacher={teacher} />
    </>
  );
}
