import { courseRefusal } from "@/lib/domain/catalogue/course-state";
import { seatPrice } from "@/lib/domain/money/sign-up-price";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

/**
 * The data of an event or a course that the button and the dialog need. It is minimal because the page's payload
 * repeats the props of client components.
 */
export type OfferingSummary = EventSummary | CourseSummary;

type EventSummary = { kind: "event" } & Pick<
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
  | "memberPrice"
  | "membersOnly"
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
  | "memberPrice"
  | "membersOnly"
  | "requiresCertificate"
> & {
    /** A single lesson at its own price, instead of the whole course. */
    isSingle?: true;
  };

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
    memberPrice,
    membersOnly,
    googleFormUrl,
  } = event;
  return {
    kind: "event",
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
    memberPrice,
    membersOnly,
    googleFormUrl,
  };
}

export function courseSummary(course: Course): CourseSummary {
  const { id, slug, title, schedule, location, googleFormUrl, startDate, sessions } = course;
  const { price, priceAmount, memberPrice, membersOnly, requiresCertificate } = course;
  return {
    kind: "course",
    id,
    slug,
    title,
    schedule,
    location,
    googleFormUrl,
    startDate,
    sessions,
    price,
    priceAmount,
    memberPrice,
    membersOnly,
    requiresCertificate,
  };
}

/** The summary for a single lesson; null if the course offers none. */
export function singleSummary(course: Course): CourseSummary | null {
  const { dropInPrice, sessions, googleFormUrl } = course;
  if (dropInPrice === null || sessions.length === 0 || googleFormUrl || courseRefusal(course) !== null)
    return null;
  const prices = { price: dropInPrice, priceAmount: seatPrice(dropInPrice), memberPrice: null };
  return { ...courseSummary(course), ...prices, isSingle: true };
}
