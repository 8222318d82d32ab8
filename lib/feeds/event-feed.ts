import type { KnownSite } from "@/lib/schemas/site/site";
import "server-only";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import type { Language } from "@/lib/domain/language/languages";
import { formatPriceText } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { absoluteUrl } from "@/lib/seo/site-url";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML, without the control characters that XML does not allow. */
function xml(text: string): string {
  return [...text]
    .filter((sign) => sign >= " " || sign === "\n" || sign === "\t")
    .join("")
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const TEXTS: Record<Language, { events: string; about: string; canceled: string }> = {
  it: { events: "Eventi", about: "Gli eventi e gli incontri di", canceled: "Annullato" },
  en: { events: "Events", about: "Events and gatherings at", canceled: "Canceled" },
};

/**
 * The RSS 2.0 feed of events, the newest announcement first.
 * @param language of the feed's own words; the events are in it already
 */
export function eventFeed(events: readonly CentreEvent[], language: Language, site: KnownSite): string {
  const texts = TEXTS[language];
  const newest = [...events].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const items = newest.map((event) => {
    const link = xml(absoluteUrl(paths.event(event)));
    const facts = [eventDays(event), eventTimes(event), event.location, formatPriceText(event.price)];
    const text = `${facts.filter((fact) => fact !== "").join(" · ")}\n\n${event.description}`.trim();
    return `    <item>
      <title>${xml(event.status === "canceled" ? `${texts.canceled}: ${event.title}` : event.title)}</title>
      <link>${link}</link>
      <guid isPermaLink="false">evento-${event.id}@${xml(site.calendarDomain)}</guid>
      <pubDate>${new Date(event.createdAt).toUTCString()}</pubDate>
      <description>${xml(text)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(`${texts.events} · ${site.name}`)}</title>
    <link>${xml(absoluteUrl(paths.events))}</link>
    <description>${xml(`${texts.about} ${site.name}`)}</description>
    <language>${language}</language>
    <atom:link href="${xml(absoluteUrl(paths.eventsFeed))}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
  </channel>
</rss>
`;
}
