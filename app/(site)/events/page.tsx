import type { Metadata } from "next";
import { EventList } from "@/components/catalogue/events/event-list";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeading } from "@/components/layout/page-heading";
import { Button } from "@/components/ui/button";
import { CalendarSync, Rss } from "@/components/ui/icons";
import { paths } from "@/lib/paths";
import { eventListJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueEvents } from "@/lib/services/catalogue/catalogue";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Eventi e Incontri",
    description:
      "Concerti, ritiri, letture, bagni di suono e mercatini: gli incontri in programma al centro, con date, prezzi e posti liberi.",
    path: paths.events,
    feeds: true,
  });
}

export default async function EventsPage() {
  const now = new Date();
  const events = await catalogueEvents(now);
  return (
    <>
      <JsonLd data={eventListJsonLd(events, now)} />
      <PageHeading
        title="Eventi e Incontri"
        lead="Serate, ritiri e giornate insieme. Scegli quello che ti chiama: per molti basta un minuto per iscriversi."
      >
        <Button asChild variant="outline" size="sm">
          <a href={paths.eventsCalendar}>
            <CalendarSync />
            Abbonati al calendario
          </a>
        </Button>
        <Button asChild variant="ghost" size="sm">
          <a href={paths.eventsFeed}>
            <Rss />
            Novità via RSS
          </a>
        </Button>
      </PageHeading>
      <EventList events={events} now={now} />
    </>
  );
}
