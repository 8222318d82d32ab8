import type { Metadata } from "next";
import { CourseList } from "@/components/catalogue/courses/course-list";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeading } from "@/components/layout/page-heading";
import { paths } from "@/lib/paths";
import { courseListJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueCourses, catalogueFullCourses } from "@/lib/services/catalogue/catalogue";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "I Nostri Corsi",
    description:
      "Yoga, mindfulness, pilates, ceramica e percorsi individuali: i corsi del centro con orari, prezzi e iscrizione online.",
    path: paths.courses,
  });
}

export default async function CoursesPage() {
  const courses = await catalogueCourses();
  const fullIds = await catalogueFullCourses(courses);
  return (
    <>
      <JsonLd data={courseListJsonLd(courses)} />
      <PageHeading
        title="I Nostri Corsi"
        lead="Percorsi per il corpo, la mente e le mani. Gruppi piccoli, insegnanti pazienti, posto per chi comincia."
      />
      <CourseList courses={courses} fullIds={fullIds} />
    </>
  );
}
