import { eventFeed } from "@/lib/feeds/event-feed";
import { catalogueEvents } from "@/lib/services/catalogue/catalogue";

export async function GET(): Promise<Response> {
  const events = await catalogueEvents(new Date());
  return new Response(eventFeed(events), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
