import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { EventDetail } from "@/components/catalogue/events/event-detail";
import { JsonLd } from "@/components/layout/json-ld";
import { eventDays } from "@/lib/domain/catalogue/event-words";
import { idFromSlug } from "@/lib/domain/site/slug";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { eventJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueEvent, catalogueSpace } from "@/lib/services/catalogue/catalogue";

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** The event that a slug names by its leading id; the rest of the slug may be outdated. */
async function eventOf({ params }: PageProps): Promise<{ event: CentreEvent; slug: string }> {
  const { slug } = await params;
  const id = idFromSlug(slug);
  const event = id === null ? null : await catalogueEvent(id);
  if (event === null) notFound();
  return { event, slug };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { event } = await eventOf(props);
  return pageMetadata({
    title: event.title,
    description: `${event.status === "canceled" ? "Annullato. " : ""}${eventDays(event)}. ${event.description}`,
    path: paths.event(event),
    hasPicture: true,
  });
}

export default async function EventPage(props: PageProps) {
  const { event, slug } = await eventOf(props);
  const path = paths.event(event);
  if (path !== `${paths.events}/${slug}`) permanentRedirect(path);
  const space = event.spaceId === null ? null : await catalogueSpace(event.spaceId);
  return (
    <>
      <JsonLd data={eventJsonLd(event, new Date())} />
      <EventDetail event={event} space={space} now={new Date()} />
    </>
  );
}
