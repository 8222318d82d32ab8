import "server-only";
import type { Queryable } from "@/lib/data/client";
import { findSpaceName } from "@/lib/data/space/spaces";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import { placeWords } from "@/lib/domain/catalogue/place-words";
import { courseTimeWords, firstAndNext, type OwnLessons } from "@/lib/domain/sign-up/own-lessons";
import { type OwnTimes, ownTimes } from "@/lib/domain/sign-up/own-sessions";
import { dayOf, earlierOf } from "@/lib/domain/time/dates";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import type { Occasion, SignUp } from "@/lib/schemas/sign-up/sign-up";
import { findDaysOff } from "@/lib/services/catalogue/course-days";
import { site, siteAddress } from "@/lib/site";
import type { FullSignUp } from "./sign-up";

/** Where an offering is held, and when its participants come. */
export interface WhereAndWhen {
  /** In lines. */
  where: string;
  /** In lines, for one participant; empty for a course without days and hours. */
  when: (signUp: SignUp) => string;
  /** The times of one participant in a course; null for an event. */
  times: (signUp: Pick<SignUp, "startDate" | "endDate">) => OwnTimes;
  /** None for an event, and for a course without lessons at fixed times. */
  lessons: (signUp: SignUp) => OwnLessons;
}

const centre = { name: site.name, address: siteAddress };

async function findPlace(on: Queryable, offering: Offering): Promise<string> {
  const { spaceId, location } = offering;
  const room = spaceId === null ? null : await findSpaceName(spaceId, on);
  const isOnline = offering.kind === "course" && offering.format === "online";
  return placeWords({ room, location, isOnline }, centre);
}

/**
 * Reads where an offering is held, and when the given participants come.
 * @param signUps those who will be asked about
 */
export async function whereAndWhen(
  on: Queryable,
  offering: Offering,
  signUps: readonly SignUp[],
  now: Date,
): Promise<WhereAndWhen> {
  const where = await findPlace(on, offering);
  if (offering.kind === "event") {
    const when = `${eventDays(offering)}\n${eventTimes(offering)}`;
    return { where, when: () => when, times: () => null, lessons: () => ({ first: null, next: null }) };
  }
  const today = dayOf(now);
  const from = signUps.reduce((first, { startDate }) => earlierOf(first, startDate ?? first), today);
  const isOff = await findDaysOff(on, offering, from);
  const times: WhereAndWhen["times"] = ({ startDate, endDate }) =>
    ownTimes({ course: offering, startDate, endDate }, today, isOff);
  return {
    where,
    when: (signUp) => courseTimeWords(times(signUp), offering.schedule, now),
    times,
    lessons: (signUp) => firstAndNext(times(signUp), now),
  };
}

/** Where and when a participant comes, as answers say it. */
export async function occasionOf(
  on: Queryable,
  { signUp, offering }: FullSignUp,
  now: Date,
): Promise<Occasion> {
  const { where, when, lessons } = await whereAndWhen(on, offering, [signUp], now);
  const { first, next } = lessons(signUp);
  const spanOf = (span: OwnLessons["first"]) =>
    span && { startsAt: span.startsAt.toISOString(), endsAt: span.endsAt.toISOString() };
  return { where, when: when(signUp), firstLesson: spanOf(first), nextLesson: spanOf(next) };
}
