import "server-only";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import { pathIn } from "@/lib/domain/language/language-paths";
import { formatPriceText } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { absoluteUrl } from "@/lib/seo/site-url";
import type { FeedWords } from "./feed-words";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML, and drops the characters that XML does not allow: one would make the whole feed unreadable. */
function xml(text: string): string {
  return [...text]
    .filter((sign) => (sign >= " " && !/[\ufffe\uffff]/.test(sign)) || sign === "\n" || sign === "\t")
    .join("")
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * The RSS 2.0 feed of events, the newest announcement first.
 * @param words in the events' language
 */
export function eventFeed(events: readonly CentreEvent[], { t, language, site }: FeedWords): string {
  const addressOf = (path: string) => xml(absoluteUrl(pathIn(language, path)));
  const newest = [...events].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const items = newest.map((event) => {
    const link = addressOf(paths.event(event));
    const facts = [
      eventDays(event, language),
      eventTimes(event, language),
      event.location,
      formatPriceText(event.price, language),
    ];
    const text = `${facts.filter((fact) => fact !== "").join(" · ")}\n\n${event.description}`.trim();
    return `    <item>
      <title>${xml(event.status === "canceled" ? t("feeds.canceledEvent", { title: event.title }) : event.title)}</title>
      <link>${link}</link>
      <guid isPermaLink="false">evento-${event.id}@${xml(site.calendarDomain)}</guid>
      <pubDate>${new Date(event.createdAt).toUTCString()}</pubDate>
      <description>${xml(text)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(`${t("feeds.events")} · ${site.name}`)}</title>
    <link>${addressOf(paths.events)}</link>
    <description>${xml(t("feeds.eventsOf", { site: site.name }))}</description>
    <language>${language}</language>
    <atom:link href="${addressOf(paths.eventsFeed)}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
  </channel>
</rss>
`;
}
