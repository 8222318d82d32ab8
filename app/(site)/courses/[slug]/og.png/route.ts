import { notFound } from "next/navigation";
import { formatPriceText } from "@/lib/domain/money/money";
import { ogPicture } from "@/lib/og/og-picture";
import { catalogueCourse } from "@/lib/services/catalogue";
import { idFromSlug } from "@/lib/slug";

export const dynamic = "force-static";

export function generateStaticParams(): { slug: string }[] {
  return [];
}

/** What a shared link to the course shows. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const id = idFromSlug((await params).slug);
  const course = id === null ? null : await catalogueCourse(id);
  if (course === null) notFound();
  return ogPicture({
    title: course.title,
    facts: [course.schedule, formatPriceText(course.price)].filter((fact) => fact !== "").join(" · "),
    image: course.imageUrl,
  });
}
