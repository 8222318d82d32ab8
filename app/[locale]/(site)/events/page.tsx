import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EventList } from "@/components/catalogue/events/event-list";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeading } from "@/components/layout/page-heading";
import { Texts } from "@/components/shared/texts";
import { Button } from "@/components/ui/button";
import { CalendarSync, Rss } from "@/components/ui/icons";
import { splitEvents } from "@/lib/domain/catalogue/event-state";
import { pathIn } from "@/lib/domain/language/language-paths";
import { paths } from "@/lib/paths";
import { eventListJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueEvents, hasCourses } from "@/lib/services/catalogue/catalogue";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("events");
  return pageMetadata({
    title: t("metaTitle"),
    description: t("metaDescription"),
    path: paths.events,
    feeds: true,
  });
}

export default async function EventsPage() {
  const t = await getTranslations("events");
  const language = await getLocale();
  const now = new Date();
  const events = await catalogueEvents(now, language);
  const isEmpty = splitEvents(events, now).upcoming.length === 0;
  return (
    <>
      <JsonLd data={eventListJsonLd(events, now, language)} />
      <PageHeading title={t("title")} lead={t("lead")}>
        <Button asChild variant="outline" size="sm">
          <a href={pathIn(language, paths.eventsCalendar)}>
            <CalendarSync />
            {t("subscribe")}
          </a>
        </Button>
        <Button asChild variant="ghost" size="sm">
          <a href={pathIn(language, paths.eventsFeed)}>
            <Rss />
            {t("feed")}
          </a>
        </Button>
      </PageHeading>
      <Texts of={["offeringCard"]}>
        <EventList events={events} now={now} hasCourses={isEmpty && (await hasCourses())} />
      </Texts>
    </>
  );
}
