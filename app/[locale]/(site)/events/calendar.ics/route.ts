import { languageOfAddress } from "@/app/[locale]/language-of-address";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { eventCalendar } from "@/lib/feeds/event-calendar";
import { feedWords } from "@/lib/feeds/feed-words";
import { calendarResponse } from "@/lib/http/calendar-response";
import { catalogueChanges, catalogueEvents } from "@/lib/services/catalogue/catalogue";

/** The calendar feed of all active events. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const language = await languageOfAddress(params);
  const [events, { events: changes }] = await Promise.all([
    catalogueEvents(new Date(), language),
    catalogueChanges(),
  ]);
  const changed = new Map(changes.map(({ id, updatedAt }) => [id, updatedAt]));
  return calendarResponse(
    eventCalendar(events, changed, await feedWords(language, siteIn(await findSite(), language))),
    "eventi.ics",
  );
}
