import { findSite } from "@/lib/data/site/site";
import { addressOf } from "@/lib/domain/site/contacts";
import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import { findSpaceName } from "@/lib/data/space/spaces";
import type { CoursePlace } from "@/lib/domain/catalogue/course-places";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import { placeWords } from "@/lib/domain/catalogue/moved";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { Language } from "@/lib/domain/language/languages";
import { inAllLanguages, inLanguage } from "@/lib/domain/language/translations";
import type { SignUpDays } from "@/lib/domain/sign-up/attended-days";
import { courseTimeWords, firstAndNext, type OwnLessons } from "@/lib/domain/sign-up/own-lessons";
import { type OwnTimes, ownTimes } from "@/lib/domain/sign-up/own-sessions";
import { dayOf, earlierOf } from "@/lib/domain/time/dates";
import { notFoundError } from "@/lib/errors";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import type { Occasion } from "@/lib/schemas/sign-up/sign-up";
import { findDaysOff } from "@/lib/services/catalogue/course-days";
import { requireOffering } from "@/lib/services/catalogue/require-offering";

export interface PlaceAndTime {
  /** Multi-line. */
  where: (language: Language) => string;
  /** Multi-line, for one participant; empty for a course without days and hours. */
  when: (signUp: ParticipantDays, language: Language) => string;
  /** The times of one participant in a course; null for an event. */
  times: (signUp: ParticipantDays) => OwnTimes;
  /** The participant's first and next lesson; null for an event, and for a course without lessons at fixed times. */
  lessons: (signUp: ParticipantDays) => OwnLessons;
}

/** The days of a sign-up. Without a status it counts as live. */
type ParticipantDays = SignUpDays & { status?: "confirmed" | "pending" | "canceled" };

async function findPlace(on: Queryable, offering: OfferingOfPanel): Promise<PlaceAndTime["where"]> {
  const { spaceId } = offering;
  const room = spaceId === null ? null : await findSpaceName(spaceId, on);
  const site = await findSite(on);
  const centre = { name: site.name, address: addressOf(site) };
  const isOnline = offering.kind === "course" && offering.format === "online";
  return (language) => {
    const { location } = inLanguage(offering, language);
    return placeWords({ room: inLanguage(room, language)?.name ?? null, location, isOnline }, centre);
  };
}

/**
 * Reads the place of an offering, and the times of the given participants.
 * @param signUps all that the returned functions will be called with
 */
export async function placeAndTime(
  on: Queryable,
  offering: OfferingOfPanel,
  signUps: readonly SignUpDays[],
  now: Date,
): Promise<PlaceAndTime> {
  const where = await findPlace(on, offering);
  if (offering.kind === "event") {
    const when: PlaceAndTime["when"] = (_, language) =>
      `${eventDays(offering, language)}\n${eventTimes(offering, language)}`;
    return { where, when, times: () => null, lessons: () => ({ first: null, next: null }) };
  }
  const today = dayOf(now);
  const from = signUps.reduce((first, { startDate }) => earlierOf(first, startDate ?? first), today);
  const isOff = await findDaysOff(on, offering, from);
  const times: PlaceAndTime["times"] = ({ startDate, endDate, singleTime, status }) =>
    ownTimes(
      { course: offering, startDate, endDate, singleTime, ...(status ? { status } : {}) },
      today,
      isOff,
    );
  return {
    where,
    when: (signUp, language) =>
      courseTimeWords(times(signUp), inLanguage(offering, language).schedule, now, language),
    times,
    lessons: (signUp) => firstAndNext(times(signUp), now),
  };
}

/** The place and times of a participant with these days, with translations. */
export async function occasionOf(
  on: Queryable,
  offering: OfferingOfPanel,
  signUp: SignUpDays,
  now: Date,
): Promise<Occasion> {
  const { where, when, lessons } = await placeAndTime(on, offering, [signUp], now);
  const { first, next } = lessons(signUp);
  const spanOf = (span: OwnLessons["first"]) =>
    span && { startsAt: span.startsAt.toISOString(), endsAt: span.endsAt.toISOString() };
  const words = inAllLanguages((language) => ({ where: where(language), when: when(signUp, language) }));
  return { ...words, firstLesson: spanOf(first), nextLesson: spanOf(next) };
}

/**
 * As `occasionOf`, for a person who begins on a day or takes a single lesson.
 * @param place both null for an event, and for a course without days
 * @throws AppError NOT_FOUND, also for a hidden event
 */
export async function readOccasion(
  ref: OfferingRef,
  { day, time }: CoursePlace,
  now: Date,
): Promise<Occasion> {
  const offering = await requireOffering(ref);
  if (offering.kind === "event" && !offering.isActive) throw notFoundError("event");
  return occasionOf(prisma(), offering, { startDate: day, endDate: null, singleTime: time }, now);
}
