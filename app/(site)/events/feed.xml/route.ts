import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { eventFeed } from "@/lib/feeds/event-feed";
import { catalogueEvents } from "@/lib/services/catalogue/catalogue";

export async function GET(): Promise<Response> {
  const events = await catalogueEvents(new Date(), DEFAULT_LANGUAGE);
  return new Response(eventFeed(events, DEFAULT_LANGUAGE), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
