import { notFound } from "next/navigation";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { ogPicture } from "@/lib/og/og-picture";
import { catalogueSpace } from "@/lib/services/catalogue";
import { idFromSlug } from "@/lib/slug";

export const dynamic = "force-static";

export function generateStaticParams(): { slug: string }[] {
  return [];
}

/** What a shared link to the space shows. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const id = idFromSlug((await params).slug);
  const space = id === null ? null : await catalogueSpace(id);
  if (space === null) notFound();
  const people = space.capacity === 1 ? "1 persona" : `fino a ${space.capacity} persone`;
  return ogPicture({
    title: space.name,
    facts: [people, space.location].filter((fact) => fact !== "").join(" · "),
    image: spaceImageUrl(space),
  });
}
