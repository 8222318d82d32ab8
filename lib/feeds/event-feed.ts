import "server-only";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import { formatPriceText } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { absoluteUrl } from "@/lib/seo/site-url";
import { site } from "@/lib/site";

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

/** The RSS 2.0 feed of events, the newest announcement first. */
export function eventFeed(events: readonly CentreEvent[]): string {
  const newest = [...events].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const items = newest.map((event) => {
    const link = xml(absoluteUrl(paths.event(event)));
    const facts = [eventDays(event), eventTimes(event), event.location, formatPriceText(event.price)];
    const text = `${facts.filter((fact) => fact !== "").join(" · ")}\n\n${event.description}`.trim();
    return `    <item>
      <title>${xml(event.status === "canceled" ? `Annullato: ${event.title}` : event.title)}</title>
      <link>${link}</link>
      <guid isPermaLink="false">evento-${event.id}@${xml(site.email.split("@")[1] ?? "")}</guid>
      <pubDate>${new Date(event.createdAt).toUTCString()}</pubDate>
      <description>${xml(text)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(`Eventi · ${site.name}`)}</title>
    <link>${xml(absoluteUrl(paths.events))}</link>
    <description>${xml(`Gli eventi e gli incontri di ${site.name}`)}</description>
    <language>it</language>
    <atom:link href="${xml(absoluteUrl(paths.eventsFeed))}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
  </channel>
</rss>
`;
}
