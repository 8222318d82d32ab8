import "../mail/environment";
import { courseListJsonLd, eventListJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrl } from "@/lib/seo/site-url";
import { EXAMPLE_COURSE, EXAMPLE_EVENT } from "@/tests/helpers/example-catalogue";

const NOW = new Date("2026-11-21T10:00:00Z");
const listed = (path: string) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: [{ "@type": "ListItem", position: 1, url: absoluteUrl(path) }],
});

test("the list of upcoming events links to their pages without repeating their data", () => {
  const past = { ...EXAMPLE_EVENT, eventDate: "2026-11-02", endDate: null };
  expect(eventListJsonLd([EXAMPLE_EVENT, past], NOW, "it")).toEqual(listed("/events/3-bagno-di-gong"));
});

test("the list of active courses links to their pages", () => {
  const { id, slug } = EXAMPLE_COURSE;
  expect(courseListJsonLd([EXAMPLE_COURSE, { ...EXAMPLE_COURSE, isActive: false }], "en")).toEqual(
    listed(`/en/courses/${slug ?? id}`),
  );
});
