import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { CourseDetail } from "@/components/catalogue/courses/course-detail";
import { JsonLd } from "@/components/layout/json-ld";
import { Texts } from "@/components/shared/texts";
import { currentSite } from "@/lib/data/site/current-site";
import { pathIn } from "@/lib/domain/language/language-paths";
import { siteFacts } from "@/lib/domain/site/site-facts";
import { idFromSlug } from "@/lib/domain/site/slug";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import { courseJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueCourse, catalogueFullCourses, catalogueSpace } from "@/lib/services/catalogue/catalogue";
import { nextLessons, reducedRuns } from "@/lib/services/catalogue/lessons";

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** The course identified by a slug's leading id; the rest of the slug may be outdated. */
async function courseOf({ params }: PageProps): Promise<{ course: Course; slug: string }> {
  const { slug } = await params;
  const id = idFromSlug(slug);
  const course = id === null ? null : await catalogueCourse(id, await getLocale());
  if (course === null) notFound();
  return { course, slug };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { course } = await courseOf(props);
  return pageMetadata({
    title: course.title,
    description: course.description || course.title,
    path: paths.course(course),
    hasPicture: true,
  });
}

export default async function CoursePage(props: PageProps) {
  const { course, slug } = await courseOf(props);
  const language = await getLocale();
  const now = new Date();
  const path = paths.course(course);
  if (path !== `${paths.courses}/${slug}`) permanentRedirect(pathIn(language, path));
  const space = course.spaceId === null ? null : await catalogueSpace(course.spaceId, language);
  const fullIds = await catalogueFullCourses([course], now);
  const lessons = (await nextLessons([course], now)).get(course.id) ?? [];
  const run = (await reducedRuns([course], now)).get(course.id) ?? null;
  const site = await currentSite();
  return (
    <>
      <JsonLd data={await courseJsonLd(course, lessons, site, language)} />
      <Texts of={["offeringCard"]}>
        <CourseDetail
          course={course}
          space={space}
          site={siteFacts(site)}
          isFull={fullIds.has(course.id)}
          lessons={lessons}
          run={run}
        />
      </Texts>
    </>
  );
}
