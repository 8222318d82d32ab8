import "server-only";
import { prisma } from "@/lib/data/client";
import { listSpaces } from "@/lib/data/space/spaces";
import { freeEventPlaces } from "@/lib/domain/catalogue/event-state";
import { isHeldBy } from "@/lib/domain/catalogue/occurrences";
import { signUpRefusal } from "@/lib/domain/catalogue/offering";
import { activeTeachers } from "@/lib/domain/catalogue/teachers";
import type { Language } from "@/lib/domain/language/languages";
import { inLanguage } from "@/lib/domain/language/translations";
import { addDays, dayOf, toInstant } from "@/lib/domain/time/dates";
import type { TimetableEntry, TimetableQuery } from "@/lib/schemas/catalogue/timetable";
import { freePlacesOf } from "./free-places";
import { type FoundOccurrence, listOccurrences } from "./occurrences";

interface Reader {
  /** True to include teachers who are hidden from visitors. */
  seesHidden: boolean;
  language: Language;
}

type FreeSeats = (occurrence: FoundOccurrence) => number | null;

/** The free seats of each lesson and event: null without a limit, 0 when it is canceled. */
async function freeSeatsOf(occurrences: readonly FoundOccurrence[], now: Date): Promise<FreeSeats> {
  const places = new Map<number, Awaited<ReturnType<typeof freePlacesOf>>>();
  for (const { offering } of occurrences)
    if (offering.kind === "course" && !places.has(offering.id))
      places.set(offering.id, await freePlacesOf(prisma(), offering, now));
  return ({ offering, date, startTime, status }) => {
    const free =
      offering.kind === "event"
        ? freeEventPlaces(offering)
        : (places.get(offering.id)?.({ day: date, time: startTime }) ?? 0);
    if (!Number.isFinite(free)) return null;
    return status === "canceled" ? 0 : free;
  };
}

/** Whether sign-ups are open; for a lesson, until it begins. A course without sign-ups is never closed. */
const isOpenFor = ({ offering, date, startTime }: FoundOccurrence, now: Date): boolean =>
  offering.kind === "event" ? signUpRefusal(offering, now) === null : toInstant(date, startTime) > now;

/** Lessons of courses and days of events for a number of days, in chronological order and in the reader's language. */
export async function readTimetable(
  { from: asked, days, teacherId, spaceId }: TimetableQuery,
  { seesHidden, language }: Reader,
  now: Date,
): Promise<TimetableEntry[]> {
  const from = asked ?? dayOf(now);
  const all = (await listOccurrences(from, addDays(from, days - 1))).map((one) =>
    seesHidden ? one : { ...one, teachers: activeTeachers(one.teachers) },
  );
  const found = all.filter(
    (one) =>
      (teacherId === undefined || isHeldBy(one, teacherId)) &&
      (spaceId === undefined || one.spaceId === spaceId),
  );
  const freeSeats = await freeSeatsOf(found, now);
  const rooms = new Map(inLanguage(await listSpaces(), language).map(({ id, name }) => [id, name]));
  return found.map((one) => {
    const { date, startTime, endTime, status, teachers, offering } = one;
    const { kind, id, slug, memberPrice } = offering;
    return {
      kind,
      id,
      slug,
      title: inLanguage(offering, language).title,
      date,
      startTime,
      endTime,
      status,
      memberPrice,
      spaceName: one.spaceId === null ? null : (rooms.get(one.spaceId) ?? null),
      teachers: [...teachers],
      freeSeats: freeSeats(one),
      isOpen: isOpenFor(one, now),
      dropInPrice: offering.kind === "event" ? offering.price : offering.dropInPrice,
    };
  });
}
