import { SITE } from "@/tests/helpers/example-site";
import "../mail/environment";
import { courseJsonLd } from "@/lib/seo/json-ld";
import { EXAMPLE_COURSE } from "@/tests/helpers/example-catalogue";

/** The lessons of a course for search engines. */

const SCHEMA = "https://schema.org";
const at = { startTime: "18:00", endTime: "19:30", freeSeats: 3, status: "scheduled" as const };

test("a lesson is scheduled, canceled, or moved from where the weekly lessons have it", async () => {
  const moved = {
    ...{ plannedDate: "2026-12-14", plannedTime: "18:00", date: "2026-12-16", startTime: "17:00" },
    ...{ endTime: "18:30", spaceId: null, status: "scheduled" as const, reason: null },
  };
  const course = { ...EXAMPLE_COURSE, lessonChanges: [moved] };
  const lessons = [
    { ...at, date: "2026-12-07" },
    { ...at, date: "2026-12-09", status: "canceled" as const },
    { ...at, date: "2026-12-16", startTime: "17:00", endTime: "18:30" },
  ];
  const { hasCourseInstance } = await courseJsonLd(course, lessons, SITE, "it");
  expect(hasCourseInstance.subEvent).toMatchObject([
    { startDate: "2026-12-07T17:00:00.000Z", eventStatus: `${SCHEMA}/EventScheduled` },
    { startDate: "2026-12-09T17:00:00.000Z", eventStatus: `${SCHEMA}/EventCancelled` },
    {
      startDate: "2026-12-16T16:00:00.000Z",
      previousStartDate: "2026-12-14T17:00:00.000Z",
      eventStatus: `${SCHEMA}/EventRescheduled`,
    },
  ]);
});

test("a course without lessons names none", async () => {
  const { hasCourseInstance } = await courseJsonLd(EXAMPLE_COURSE, [], SITE, "it");
  expect(hasCourseInstance).not.toHaveProperty("subEvent");
});
