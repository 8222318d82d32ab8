import { notFound } from "next/navigation";
import { languageOfAddress } from "@/app/[locale]/language-of-address";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { idFromSlug } from "@/lib/domain/site/slug";
import { eventCalendar } from "@/lib/feeds/event-calendar";
import { feedWords } from "@/lib/feeds/feed-words";
import { calendarResponse } from "@/lib/http/file-response";
import { catalogueEvent, eventChanges } from "@/lib/services/catalogue/catalogue";

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const language = await languageOfAddress(params);
  const id = idFromSlug((await params).slug);
  const event = id === null ? null : await catalogueEvent(id, language);
  if (event === null) notFound();
  return calendarResponse(
    eventCalendar(
      [event],
      await eventChanges(),
      await feedWords(language, siteIn(await findSite(), language)),
    ),
    `evento-${event.id}.ics`,
  );
}
