import { languageOfAddress } from "@/app/[locale]/language-of-address";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { eventFeed } from "@/lib/feeds/event-feed";
import { feedWords } from "@/lib/feeds/feed-words";
import { catalogueEvents } from "@/lib/services/catalogue/catalogue";

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const language = await languageOfAddress(params);
  const events = await catalogueEvents(new Date(), language);
  return new Response(eventFeed(events, await feedWords(language, siteIn(await findSite(), language))), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
