import { languageOfAddress } from "@/app/[locale]/language-of-address";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { eventCalendar } from "@/lib/feeds/event-calendar";
import { feedWords } from "@/lib/feeds/feed-words";
import { calendarResponse } from "@/lib/http/file-response";
import { catalogueEvents, eventChanges } from "@/lib/services/catalogue/catalogue";

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const language = await languageOfAddress(params);
  const [events, changes] = await Promise.all([catalogueEvents(new Date(), language), eventChanges()]);
  return calendarResponse(
    eventCalendar(events, changes, await feedWords(language, siteIn(await findSite(), language))),
    "eventi.ics",
  );
}
