import { googleCalendarDaysUrl } from "@/lib/domain/booking/calendar-link";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Course } from "@/lib/schemas/catalogue/course";
import { site, siteAddress } from "@/lib/site";

/** What the button and the dialog of a course need, and no more: the rest would travel to the browser twice. */
export type CourseSummary = Pick<
  Course,
  | "id"
  | "title"
  | "schedule"
  | "location"
  | "googleFormUrl"
  | "startDate"
  | "sessions"
  | "price"
  | "priceAmount"
>;

export function summaryOf({
  id,
  title,
  schedule,
  location,
  googleFormUrl,
  startDate,
  sessions,
  price,
  priceAmount,
}: Course): CourseSummary {
  return { id, title, schedule, location, googleFormUrl, startDate, sessions, price, priceAmount };
}

/** The address that opens the external calendar with the first day filled in; the hours are in the words of the course. */
export function courseCalendarUrl(course: CourseSummary, day: string, confirmationNumber: string): string {
  return googleCalendarDaysUrl({
    title: `${course.title} – ${site.name}`,
    startDay: day,
    endDay: day,
    details: [`Prenotazione #${formatConfirmationNumber("course", confirmationNumber)}`, course.schedule]
      .filter((part) => part !== "")
      .join("\n"),
    location: [course.location, siteAddress].filter((part) => part !== "").join(", "),
  });
}
