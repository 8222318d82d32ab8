import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { EventDetail } from "@/components/catalogue/events/event-detail";
import { JsonLd } from "@/components/layout/json-ld";
import { Texts } from "@/components/shared/texts";
import { currentSite } from "@/lib/data/site/current-site";
import { eventDays } from "@/lib/domain/catalogue/event-words";
import { pathIn } from "@/lib/domain/language/language-paths";
import { siteFacts } from "@/lib/domain/site/site-facts";
import { idFromSlug } from "@/lib/domain/site/slug";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { eventJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueEvent, catalogueSpace } from "@/lib/services/catalogue/catalogue";

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** The event identified by a slug's leading id; the rest of the slug may be outdated. */
async function eventOf({ params }: PageProps): Promise<{ event: CentreEvent; slug: string }> {
  const { slug } = await params;
  const id = idFromSlug(slug);
  const event = id === null ? null : await catalogueEvent(id, await getLocale());
  if (event === null) notFound();
  return { event, slug };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const t = await getTranslations("events");
  const { event } = await eventOf(props);
  const facts = { days: eventDays(event, await getLocale()), description: event.description };
  return pageMetadata({
    title: event.title,
    description: t(event.status === "canceled" ? "describeCanceled" : "describe", facts),
    path: paths.event(event),
    hasPicture: true,
  });
}

export default async function EventPage(props: PageProps) {
  const { event, slug } = await eventOf(props);
  const language = await getLocale();
  const path = paths.event(event);
  if (path !== `${paths.events}/${slug}`) permanentRedirect(pathIn(language, path));
  const space = event.spaceId === null ? null : await catalogueSpace(event.spaceId, language);
  const site = await currentSite();
  return (
    <>
      <JsonLd data={eventJsonLd(event, new Date(), site, language)} />
      <Texts of={["offeringCard"]}>
        <EventDetail event={event} space={space} site={siteFacts(site)} now={new Date()} />
      </Texts>
    </>
  );
}
