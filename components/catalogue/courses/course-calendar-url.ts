import { googleCalendarDaysUrl } from "@/lib/domain/booking/calendar-link";
import type { Course } from "@/lib/schemas/catalogue/course";
import { site, withSiteAddress } from "@/lib/site";

/** The address that opens the external calendar with the first day filled in; the hours are in the words of the course. */
export function courseCalendarUrl(
  course: Pick<Course, "title" | "schedule" | "location">,
  day: string,
  reference: string,
): string {
  return googleCalendarDaysUrl({
    title: `${course.title} – ${site.name}`,
    startDay: day,
    endDay: day,
    details: [reference, course.schedule].filter((part) => part !== "").join("\n"),
    location: withSiteAddress(course.location),
  });
}
