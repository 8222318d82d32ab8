import { notFound } from "next/navigation";
import { eventDays } from "@/lib/domain/event/event-words";
import { formatPriceText } from "@/lib/domain/money/money";
import { ogPicture } from "@/lib/og/og-picture";
import { catalogueEvent } from "@/lib/services/catalogue";
import { idFromSlug } from "@/lib/slug";

export const dynamic = "force-static";

export function generateStaticParams(): { slug: string }[] {
  return [];
}

/** What a shared link to the event shows. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const id = idFromSlug((await params).slug);
  const event = id === null ? null : await catalogueEvent(id);
  if (event === null) notFound();
  return ogPicture({
    title: event.title,
    facts: `${eventDays(event)} · ${formatPriceText(event.price)}`,
    image: event.imageUrl,
  });
}
