import { SITE } from "@/tests/helpers/example-site";
import "../mail/environment";
import { courseJsonLd, spaceJsonLd } from "@/lib/seo/json-ld";
import { EXAMPLE_SPACE } from "@/tests/helpers/booking-desk";
import { EXAMPLE_COURSE } from "@/tests/helpers/example-catalogue";

/** Structured data of a course's lessons for search engines. */

const SCHEMA = "https://schema.org";
const at = { startTime: "18:00", endTime: "19:30", freeSeats: 3, status: "scheduled" as const, teachers: [] };

test("a lesson is scheduled, canceled, or moved from its time in the weekly timetable", async () => {
  const moved = {
    ...{ plannedDate: "2026-12-14", plannedTime: "18:00", date: "2026-12-16", startTime: "17:00" },
    ...{ endTime: "18:30", spaceId: null, status: "scheduled" as const, reason: null, substitute: null },
  };
  const course = { ...EXAMPLE_COURSE, lessonChanges: [moved] };
  const lessons = [
    { ...at, date: "2026-12-07" },
    { ...at, date: "2026-12-09", status: "canceled" as const },
    { ...at, date: "2026-12-16", startTime: "17:00", endTime: "18:30" },
  ];
  const { hasCourseInstance } = await courseJsonLd(course, lessons, SITE, "it");
  expect(hasCourseInstance.subEvent).toMatchObject([
    { startDate: "2026-12-07T18:00:00+01:00", eventStatus: `${SCHEMA}/EventScheduled` },
    { startDate: "2026-12-09T18:00:00+01:00", eventStatus: `${SCHEMA}/EventCancelled` },
    {
      startDate: "2026-12-16T17:00:00+01:00",
      previousStartDate: "2026-12-14T18:00:00+01:00",
      eventStatus: `${SCHEMA}/EventRescheduled`,
    },
  ]);
});

test("a course without lessons lists none", async () => {
  const { hasCourseInstance } = await courseJsonLd(EXAMPLE_COURSE, [], SITE, "it");
  expect(hasCourseInstance).not.toHaveProperty("subEvent");
});

test("a room without prices is not a product, and a free course costs zero", async () => {
  const onRequest = {
    ...EXAMPLE_SPACE,
    pricePerHour: "su richiesta",
    pricePerDay: "su richiesta",
    pricePerWeek: null,
  };
  const place = await spaceJsonLd(onRequest, SITE, "it");
  expect(place["@type"]).toBe("Place");
  expect(place).not.toHaveProperty("offers");
  const { offers } = await courseJsonLd({ ...EXAMPLE_COURSE, price: "Ingresso libero" }, [], SITE, "it");
  expect(offers).toMatchObject({ price: "0.00", priceCurrency: "EUR" });
});
