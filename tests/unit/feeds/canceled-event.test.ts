import { SITE } from "@/tests/helpers/example-site";
import "../mail/environment";
import { eventCalendar } from "@/lib/feeds/event-calendar";
import { eventFeed } from "@/lib/feeds/event-feed";
import { feedWords } from "@/lib/feeds/feed-words";
import { eventJsonLd } from "@/lib/seo/json-ld";
import { EXAMPLE_EVENT } from "@/tests/helpers/example-catalogue";

const NOW = new Date("2026-11-21T10:00:00Z");
const CANCELED = { ...EXAMPLE_EVENT, status: "canceled" as const, currentParticipants: 0 };
const SCHEMA = "https://schema.org";

describe("a canceled event", () => {
  test("has STATUS:CANCELLED in calendars and is marked in the RSS feed", async () => {
    const words = await feedWords("it", SITE);
    expect(eventCalendar([CANCELED], new Map(), words)).toContain("STATUS:CANCELLED");
    expect(eventFeed([CANCELED], words)).toContain(`<title>Annullato: ${CANCELED.title}</title>`);
  });

  test("is sold out for search engines", () => {
    expect(eventJsonLd(CANCELED, NOW, SITE, "it")).toMatchObject({
      eventStatus: `${SCHEMA}/EventCancelled`,
      remainingAttendeeCapacity: 0,
      offers: { availability: `${SCHEMA}/SoldOut` },
    });
  });
});

test("an open event lists the places that are neither taken nor on hold", () => {
  expect(eventJsonLd({ ...EXAMPLE_EVENT, heldPlaces: 2 }, NOW, SITE, "it")).toMatchObject({
    eventStatus: `${SCHEMA}/EventScheduled`,
    remainingAttendeeCapacity: 16,
    offers: { availability: `${SCHEMA}/InStock` },
  });
  expect(eventJsonLd({ ...EXAMPLE_EVENT, isRegistrationOpen: false }, NOW, SITE, "it")).toMatchObject({
    remainingAttendeeCapacity: 0,
  });
});

test.each([
  ["20 euro", "20.00"],
  ["1.200,50", "1200.50"],
  ["offerta libera", undefined],
])("an event with the price %j costs %s for search engines", (price, amount) => {
  const { offers } = eventJsonLd({ ...EXAMPLE_EVENT, price }, NOW, SITE, "it");
  expect(offers).toEqual(
    expect.objectContaining(
      amount === undefined ? { "@type": "Offer" } : { price: amount, priceCurrency: "EUR" },
    ),
  );
  expect("price" in offers).toBe(amount !== undefined);
});

test("the RSS feed omits the characters that XML does not allow", async () => {
  const description = "Suoni\u0001 \uffffdel \ufffebosco & 🎶";
  const feed = eventFeed([{ ...EXAMPLE_EVENT, description }], await feedWords("it", SITE));
  expect(feed).toContain("Suoni del bosco &amp; 🎶");
});
