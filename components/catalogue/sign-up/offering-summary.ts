import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

/**
 * What the button and the dialog of an event or a course need, and no more: the page sends it to the browser a second
 * time, as data of their components.
 */
export type OfferingSummary = EventSummary | CourseSummary;

export type EventSummary = { kind: "event" } & Pick<
  CentreEvent,
  | "id"
  | "slug"
  | "title"
  | "eventDate"
  | "endDate"
  | "startTime"
  | "endTime"
  | "location"
  | "price"
  | "priceAmount"
  | "googleFormUrl"
>;

export type CourseSummary = { kind: "course" } & Pick<
  Course,
  | "id"
  | "slug"
  | "title"
  | "schedule"
  | "location"
  | "googleFormUrl"
  | "startDate"
  | "sessions"
  | "price"
  | "priceAmount"
>;

export function eventSummary(event: CentreEvent): EventSummary {
  const {
    id,
    slug,
    title,
    eventDate,
    endDate,
    startTime,
    endTime,
    location,
    price,
    priceAmount,
    googleFormUrl,
  } = event;
  return {
    kind: "event",
    ...{
      id,
      slug,
      title,
      eventDate,
      endDate,
      startTime,
      endTime,
      location,
      price,
      priceAmount,
      googleFormUrl,
    },
  };
}

export function courseSummary(course: Course): CourseSummary {
  const { id, slug, title, schedule, location, googleFormUrl, startDate, sessions, price, priceAmount } =
    course;
  return {
    kind: "course",
    ...{ id, slug, title, schedule, location, googleFormUrl, startDate, sessions, price, priceAmount },
  };
}
