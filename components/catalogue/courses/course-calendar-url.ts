import { googleCalendarDaysUrl } from "@/lib/domain/booking/calendar-link";
import { withAddress } from "@/lib/domain/site/contacts";
import type { SiteFacts } from "@/lib/domain/site/site-facts";
import type { Course } from "@/lib/schemas/catalogue/course";

/** The address that opens the external calendar with the first day filled in; the hours are in the words of the course. */
export function courseCalendarUrl(
  course: Pick<Course, "title" | "schedule" | "location">,
  day: string,
  reference: string,
  site: Pick<SiteFacts, "name" | "address">,
): string {
  return googleCalendarDaysUrl({
    title: `${course.title} – ${site.name}`,
    startDay: day,
    endDay: day,
    details: [reference, course.schedule].filter((part) => part !== "").join("\n"),
    location: withAddress(course.location, site.address),
  });
}
