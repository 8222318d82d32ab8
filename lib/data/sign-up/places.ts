import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { ofPerson, type Person } from "@/lib/data/person/person";
import type { CalendarDay } from "@/lib/domain/time/dates";

/** Places at events and in courses alike: what finds them, whatever they are for. */

export type PlaceKind = "event" | "course";

/** What names a place. */
export interface PlaceName {
  kind: PlaceKind;
  id: number;
}

type Unique = { linkId: string } | { checkInCode: string };

async function findPlaceName(on: Queryable, where: Unique): Promise<PlaceName | null> {
  const select = { id: true } as const;
  const event = await on.eventRegistration.findUnique({ where, select });
  if (event !== null) return { kind: "event", id: event.id };
  const course = await on.courseBooking.findUnique({ where, select });
  return course === null ? null : { kind: "course", id: course.id };
}

/** The place that a link is for. */
export const findLinkedPlace = (on: Queryable, linkId: string) => findPlaceName(on, { linkId });

/** The place that a code lets in to; the code in capitals, without blanks. */
export const findPlaceByCode = (checkInCode: string, on: Queryable = prisma()) =>
  findPlaceName(on, { checkInCode });

/** What the link of a place is made of. */
export async function findLinkId(on: Queryable, { kind, id }: PlaceName): Promise<string> {
  const query = { where: { id }, select: { linkId: true } } as const;
  const found =
    kind === "event"
      ? await on.eventRegistration.findUniqueOrThrow(query)
      : await on.courseBooking.findUniqueOrThrow(query);
  return found.linkId;
}

/**
 * Notes that somebody has come, unless that was noted before.
 * @returns whether it is the first time, and when that was
 */
export async function checkIn(
  tx: Transaction,
  { kind, id }: PlaceName,
  now: Date,
): Promise<{ isFirst: boolean; checkedInAt: Date }> {
  const where = { id, checkedInAt: null };
  const data = { checkedInAt: now };
  const { count } =
    kind === "event"
      ? await tx.eventRegistration.updateMany({ where, data })
      : await tx.courseBooking.updateMany({ where, data });
  if (count > 0) return { isFirst: true, checkedInAt: now };
  const query = { where: { id }, select: { checkedInAt: true } } as const;
  const { checkedInAt } =
    kind === "event"
      ? await tx.eventRegistration.findUniqueOrThrow(query)
      : await tx.courseBooking.findUniqueOrThrow(query);
  return { isFirst: false, checkedInAt: checkedInAt ?? now };
}

/**
 * Confirmed places at events and in courses that begin on a day and were made before an instant, with what their links
 * are made of.
 */
export async function listPlacesToRemind(
  day: CalendarDay,
  madeBefore: Date,
): Promise<(PlaceName & { linkId: string })[]> {
  const on = toDateColumn(day);
  const query = { select: { id: true, linkId: true }, orderBy: { id: "asc" } } as const;
  const [events, courses] = await Promise.all([
    prisma().eventRegistration.findMany({
      ...query,
      where: { status: "confirmed", registrationDate: { lt: madeBefore }, event: { eventDate: on } },
    }),
    prisma().courseBooking.findMany({
      ...query,
      where: { status: "confirmed", bookingDate: { lt: madeBefore }, startDate: on },
    }),
  ]);
  return [
    ...events.map((place) => ({ kind: "event" as const, ...place })),
    ...courses.map((place) => ({ kind: "course" as const, ...place })),
  ];
}

/** Her live places at events and in courses that begin after today, by event and course. `today` in Rome. */
export async function listComingPlaces(
  tx: Transaction,
  person: Person,
  today: CalendarDay,
): Promise<PlaceName[]> {
  const after = { gt: toDateColumn(today) };
  const live = { ...ofPerson(person), status: { not: "canceled" as const } };
  const events = await tx.eventRegistration.findMany({
    where: { ...live, event: { eventDate: after } },
    select: { id: true },
    orderBy: [{ eventId: "asc" }, { id: "asc" }],
  });
  const courses = await tx.courseBooking.findMany({
    where: { ...live, startDate: after },
    select: { id: true },
    orderBy: [{ courseId: "asc" }, { id: "asc" }],
  });
  return [
    ...events.map(({ id }) => ({ kind: "event" as const, id })),
    ...courses.map(({ id }) => ({ kind: "course" as const, id })),
  ];
}

/** The places that somebody made while signed in, at most the latest 200 of each kind. */
export async function findPlaceNamesOf(userId: number): Promise<PlaceName[]> {
  const query = { where: { userId }, select: { id: true }, orderBy: { id: "desc" }, take: 200 } as const;
  const [events, courses] = await Promise.all([
    prisma().eventRegistration.findMany(query),
    prisma().courseBooking.findMany(query),
  ]);
  return [
    ...events.map(({ id }) => ({ kind: "event" as const, id })),
    ...courses.map(({ id }) => ({ kind: "course" as const, id })),
  ];
}
