import "server-only";
import {
  endOfEvent,
  eventRefusal,
  freeEventPlaces,
  isOver,
  startOfEvent,
} from "@/lib/domain/catalogue/event-state";
import type { Language } from "@/lib/domain/language/languages";
import { iconsOf } from "@/lib/domain/site/icons";
import { markdownWords } from "@/lib/domain/site/markdown";
import {
  FIRST_WELCOME_PICTURE,
  imageAddress,
  ownWelcomePicture,
  spaceImageUrl,
} from "@/lib/domain/space/space-image";
import { isoInRome, toInstant } from "@/lib/domain/time/dates";
import { weekdayNames } from "@/lib/domain/time/day-format";
import { type Wording, wordingOf } from "@/lib/i18n/wording";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import type { PublicTeacher } from "@/lib/schemas/catalogue/teacher";
import type { KnownSite } from "@/lib/schemas/site/site";
import type { Space } from "@/lib/schemas/space/space";
import { address, CONTEXT, centreId, euros, itemList, offer, organizer, urlIn } from "./json-ld-parts";
import { absoluteUrl } from "./site-url";

/**
 * Descriptions in schema.org vocabulary for search engines, in the page's language. Each function returns a whole
 * document or a part of one.
 */

/** The centre, for the home page. */
export function centreJsonLd(site: KnownSite, spaces: readonly Space[], language: Language) {
  return {
    ...CONTEXT,
    "@type": "LocalBusiness",
    "@id": centreId(),
    name: site.name,
    legalName: site.legalName,
    description: site.description,
    url: urlIn(language, "/"),
    image: absoluteUrl(site.heroImageUrl ?? ownWelcomePicture(spaces) ?? FIRST_WELCOME_PICTURE),
    logo: absoluteUrl(iconsOf(site.logoUrl).large),
    email: site.email,
    telephone: site.phones[0],
    address: address(site),
    ...(site.position && { geo: { "@type": "GeoCoordinates", ...site.position } }),
    ...(site.vatNumber && { vatID: site.vatNumber }),
    ...(site.officeHours.length > 0 && {
      openingHoursSpecification: site.officeHours.map(({ dayOfWeek, from, to }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${weekdayNames("en")[dayOfWeek]}`,
        opens: from,
        closes: to,
        ...(site.officeNote && { description: site.officeNote }),
      })),
    }),
    sameAs: site.social.map(({ url }) => url),
  };
}

/** A space with its rates, for its page. Rates that are not amounts are omitted. */
export async function spaceJsonLd(space: Space, site: KnownSite, language: Language) {
  const { t } = await wordingOf(language);
  const url = urlIn(language, paths.space(space));
  const rates = [
    { name: t("seo.halfDay"), price: space.pricePerHour },
    { name: t("seo.day"), price: space.pricePerDay },
    { name: t("seo.week"), price: space.pricePerWeek },
  ];
  const offers = rates
    .filter(({ price }) => euros(price) !== null)
    .map(({ name, price }) => ({ ...offer(price, url, space.isAvailable), name }));
  return {
    ...CONTEXT,
    // schema.org's Place has no offers, so a space for rent is also a Product; a Product without offers is an error.
    "@type": offers.length === 0 ? "Place" : ["Place", "Product"],
    name: space.name,
    description: space.description,
    url,
    image: absoluteUrl(spaceImageUrl(space)),
    maximumAttendeeCapacity: space.capacity,
    address: address(site),
    containedInPlace: { "@type": "LocalBusiness", "@id": centreId(), name: site.name },
    amenityFeature: space.amenities.map((name) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
    ...(offers.length === 0 ? {} : { offers }),
  };
}

export function eventJsonLd(event: CentreEvent, now: Date, site: KnownSite, language: Language) {
  const url = urlIn(language, paths.event(event));
  const free = eventRefusal(event, now) === null ? freeEventPlaces(event) : 0;
  return {
    ...CONTEXT,
    "@type": "Event",
    name: event.title,
    description: event.description,
    startDate: isoInRome(startOfEvent(event)),
    endDate: isoInRome(endOfEvent(event)),
    eventStatus: `https://schema.org/${event.status === "canceled" ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    image: absoluteUrl(imageAddress(event.imageUrl)),
    url,
    inLanguage: language,
    location: {
      "@type": "Place",
      name: event.location ? `${event.location}, ${site.name}` : site.name,
      address: address(site),
    },
    organizer: organizer(site),
    maximumAttendeeCapacity: event.maxParticipants,
    remainingAttendeeCapacity: free,
    offers: offer(event.price, url, free > 0),
  };
}

/** A list of the upcoming events: the addresses of their pages, which describe them. */
export function eventListJsonLd(events: readonly CentreEvent[], now: Date, language: Language) {
  const upcoming = events.filter((event) => !isOver(event, now));
  return itemList(upcoming.map((event) => urlIn(language, paths.event(event))));
}

const COURSE_MODES = { presenza: "Onsite", online: "Online", misto: "Blended" } as const;

function coursePart(course: Course, site: KnownSite, { t, language }: Wording) {
  const url = urlIn(language, paths.course(course));
  const { startDate, endDate } = course;
  const isOffered = course.isActive && course.status !== "canceled";
  return {
    "@type": "Course",
    name: course.title,
    description: course.description || course.title,
    url,
    inLanguage: language,
    image: absoluteUrl(imageAddress(course.imageUrl)),
    provider: organizer(site),
    offers: { ...offer(course.price, url, isOffered), category: "Paid" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      name: `${course.title} (${t(`offering.format.${course.format}`)})`,
      courseMode: COURSE_MODES[course.format],
      ...(course.schedule ? { description: course.schedule } : {}),
      ...(startDate ? { startDate } : {}),
      ...(endDate ? { endDate } : {}),
      location: { "@type": "Place", name: course.location || site.name, address: address(site) },
    },
  };
}

/** A lesson: canceled, rescheduled from its planned date and time, or as planned. */
function lessonPart(
  course: Course,
  { date, startTime, endTime, status }: Lesson,
  location: object,
  language: Language,
) {
  const moved = course.lessonChanges.find((one) => one.date === date && one.startTime === startTime);
  const start = toInstant(date, startTime);
  const planned = moved ? toInstant(moved.plannedDate, moved.plannedTime) : start;
  const state =
    status === "canceled"
      ? "EventCancelled"
      : planned.getTime() === start.getTime()
        ? "EventScheduled"
        : "EventRescheduled";
  return {
    "@type": "EducationEvent",
    name: course.title,
    startDate: isoInRome(start),
    endDate: isoInRome(toInstant(date, endTime)),
    ...(state === "EventRescheduled" ? { previousStartDate: isoInRome(planned) } : {}),
    eventStatus: `https://schema.org/${state}`,
    inLanguage: language,
    location,
  };
}

/** A course with its next lessons, for its page. */
export async function courseJsonLd(
  course: Course,
  lessons: readonly Lesson[],
  site: KnownSite,
  language: Language,
) {
  const part = coursePart(course, site, await wordingOf(language));
  const { location } = part.hasCourseInstance;
  const subEvent = lessons.map((lesson) => lessonPart(course, lesson, location, language));
  const hasCourseInstance = {
    ...part.hasCourseInstance,
    ...(subEvent.length === 0 ? {} : { subEvent }),
  };
  return { ...CONTEXT, ...part, hasCourseInstance };
}

/** A list of the active courses: the addresses of their pages, which describe them. */
export function courseListJsonLd(courses: readonly Course[], language: Language) {
  const active = courses.filter(({ isActive }) => isActive);
  return itemList(active.map((course) => urlIn(language, paths.course(course))));
}

export function teacherJsonLd(
  { name, bio, imageUrl, website, slug }: PublicTeacher,
  site: KnownSite,
  language: Language,
) {
  return {
    ...CONTEXT,
    "@type": "Person",
    name,
    ...(bio === "" ? {} : { description: markdownWords(bio) }),
    url: urlIn(language, paths.teacher({ slug })),
    ...(imageUrl === null ? {} : { image: absoluteUrl(imageAddress(imageUrl)) }),
    ...(website === null ? {} : { sameAs: [website] }),
    worksFor: organizer(site),
  };
}

/** A list of the teachers: the addresses of their pages, which describe them. */
export const teacherListJsonLd = (teachers: readonly PublicTeacher[], language: Language) =>
  itemList(teachers.map((teacher) => urlIn(language, paths.teacher(teacher))));
