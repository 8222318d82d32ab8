import "server-only";
import { COURSE_FORMAT_LABELS } from "@/lib/domain/catalogue/course-state";
import {
  endOfEvent,
  eventRefusal,
  freeEventPlaces,
  isOver,
  startOfEvent,
} from "@/lib/domain/catalogue/event-state";
import { parsePrice } from "@/lib/domain/money/money";
import { imageAddress, spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Space } from "@/lib/schemas/space/space";
import { site } from "@/lib/site";
import { absoluteUrl } from "./site-url";

/** Descriptions of schema.org for search engines. Each function returns a whole document or a part of one. */

const CONTEXT = { "@context": "https://schema.org" };

/** Euros with a decimal point, as schema.org requires; null for a price in words. */
const euros = (price: string | null): string | null => {
  const cents = parsePrice(price);
  return cents === null ? null : (cents / 100).toFixed(2);
};

function offer(price: string | null, path: string, isAvailable: boolean) {
  const amount = euros(price);
  return {
    "@type": "Offer",
    url: absoluteUrl(path),
    ...(amount === null ? {} : { price: amount, priceCurrency: "EUR" }),
    availability: isAvailable ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
  };
}

const centreId = () => `${absoluteUrl("/")}#centro`;

const address = () => ({
  "@type": "PostalAddress",
  streetAddress: site.street,
  postalCode: site.postalCode,
  addressLocality: site.city,
  addressRegion: site.province,
  addressCountry: "IT",
});

const organizer = () => ({
  "@type": "Organization",
  "@id": centreId(),
  name: site.name,
  url: absoluteUrl("/"),
});

/** The centre, for the home page. */
export function centreJsonLd() {
  return {
    ...CONTEXT,
    "@type": "LocalBusiness",
    "@id": centreId(),
    name: site.name,
    legalName: site.legalName,
    description: site.description,
    url: absoluteUrl("/"),
    image: absoluteUrl("/images/hero.webp"),
    logo: absoluteUrl("/icons/icon-512.png"),
    email: site.email,
    telephone: site.phones[0],
    address: address(),
    sameAs: site.social.map(({ url }) => url),
  };
}

/** A space with its rates, for its page. Rates in words are left out. */
export function spaceJsonLd(space: Space) {
  const rates = [
    { name: "Mezza giornata", price: space.pricePerHour },
    { name: "Giornata", price: space.pricePerDay },
    { name: "Settimana", price: space.pricePerWeek },
  ];
  return {
    ...CONTEXT,
    // schema.org's Place has no offers, so a space for rent is a Product as well.
    "@type": ["Place", "Product"],
    name: space.name,
    description: space.description,
    url: absoluteUrl(paths.space(space)),
    image: absoluteUrl(spaceImageUrl(space)),
    maximumAttendeeCapacity: space.capacity,
    address: address(),
    containedInPlace: { "@type": "LocalBusiness", "@id": centreId(), name: site.name },
    amenityFeature: space.amenities.map((name) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
    offers: rates
      .filter(({ price }) => euros(price) !== null)
      .map(({ name, price }) => ({ ...offer(price, paths.space(space), space.isAvailable), name })),
  };
}

function eventPart(event: CentreEvent, now: Date) {
  const free = eventRefusal(event, now) === null ? freeEventPlaces(event) : 0;
  return {
    "@type": "Event",
    name: event.title,
    description: event.description,
    startDate: startOfEvent(event).toISOString(),
    endDate: endOfEvent(event).toISOString(),
    eventStatus: `https://schema.org/${event.status === "canceled" ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    image: absoluteUrl(imageAddress(event.imageUrl)),
    url: absoluteUrl(paths.event(event)),
    location: {
      "@type": "Place",
      name: event.location ? `${event.location}, ${site.name}` : site.name,
      address: address(),
    },
    organizer: organizer(),
    maximumAttendeeCapacity: event.maxParticipants,
    remainingAttendeeCapacity: free,
    offers: offer(event.price, paths.event(event), free > 0),
  };
}

/** An event, for its page. */
export function eventJsonLd(event: CentreEvent, now: Date) {
  return { ...CONTEXT, ...eventPart(event, now) };
}

/** The upcoming events. */
export function eventListJsonLd(events: readonly CentreEvent[], now: Date) {
  return itemList(events.filter((event) => !isOver(event, now)).map((event) => eventPart(event, now)));
}

const COURSE_MODES = { presenza: "Onsite", online: "Online", misto: "Blended" } as const;

function coursePart(course: Course) {
  const { startDate, endDate } = course;
  const isOffered = course.isActive && course.status !== "canceled";
  return {
    "@type": "Course",
    name: course.title,
    description: course.description || course.title,
    url: absoluteUrl(paths.course(course)),
    image: absoluteUrl(imageAddress(course.imageUrl)),
    provider: organizer(),
    offers: { ...offer(course.price, paths.course(course), isOffered), category: "Paid" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      name: `${course.title} (${COURSE_FORMAT_LABELS[course.format]})`,
      courseMode: COURSE_MODES[course.format],
      ...(course.schedule ? { description: course.schedule } : {}),
      ...(startDate ? { startDate } : {}),
      ...(endDate ? { endDate } : {}),
      location: { "@type": "Place", name: course.location || site.name, address: address() },
    },
  };
}

/** A course, for its page. */
export function courseJsonLd(course: Course) {
  return { ...CONTEXT, ...coursePart(course) };
}

/** The list of courses. */
export function courseListJsonLd(courses: readonly Course[]) {
  return itemList(courses.filter(({ isActive }) => isActive).map(coursePart));
}

function itemList(items: readonly object[]) {
  return {
    ...CONTEXT,
    "@type": "ItemList",
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
  };
}
