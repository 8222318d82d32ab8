import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { PAYABLE_TABLES } from "@/lib/data/money/payables";
import { lockPassesOfSignUps } from "@/lib/data/pass/passes";
import { ofPerson, type Person } from "@/lib/data/person/person";
import type { OfferingKind, OfferingRef } from "@/lib/domain/catalogue/offering";
import { refundOf } from "@/lib/domain/money/cancellation-policy";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { courseSignUps } from "./course-sign-ups";
import { eventSignUps } from "./event-sign-ups";
import { LIVE, type SignUpTable, type WithLink } from "./sign-up-columns";

/** Sign-ups for events and courses alike. */

export const SIGN_UP_TABLES: Record<OfferingKind, SignUpTable> = {
  event: eventSignUps,
  course: courseSignUps,
};

/** Names one sign-up. */
export interface SignUpRef {
  kind: OfferingKind;
  id: number;
}

/** The live sign-ups of an event or course; of a course by days those to come. */
export const listLiveSignUps = (on: Queryable, { kind, id }: OfferingRef, now: Date): Promise<WithLink[]> =>
  SIGN_UP_TABLES[kind].list(on, { liveOf: id, today: dayOf(now) });

/** What the centre's cancellation gives back, and why. */
interface CentreTerms {
  refundPercent: number;
  reason: string;
}

/**
 * Writes the centre's cancellation of all live sign-ups of an event or course (of a course by days: of those to come) in
 * one statement. The caller holds the lock of the offering.
 * @param terms.refundPercent of each total
 * @returns the sign-ups as they are then
 */
export async function cancelLiveSignUps(
  tx: Transaction,
  offering: OfferingRef,
  terms: CentreTerms,
  now: Date,
): Promise<WithLink[]> {
  const { kind, id } = offering;
  const live = (await listLiveSignUps(tx, offering, now)).map(({ signUp }) => signUp);
  const canceled = await cancelByCentre(tx, kind, live, terms, now);
  if (kind === "event")
    await tx.event.update({ where: { id }, data: { currentParticipants: 0 }, select: { id: true } });
  return canceled;
}

/** The same for some sign-ups of one kind. The participants of an event are counted by the caller. */
export async function cancelByCentre(
  tx: Transaction,
  kind: OfferingKind,
  signUps: readonly SignUp[],
  { refundPercent, reason }: CentreTerms,
  now: Date,
): Promise<WithLink[]> {
  const ids = signUps.map((signUp) => signUp.id);
  await lockPassesOfSignUps(tx, kind, ids);
  const amounts = signUps.map(({ totalAmount }) => refundOf(totalAmount, refundPercent).refundAmount);
  await tx.$executeRaw`
    UPDATE ${PAYABLE_TABLES[kind].table} t
    SET status = 'canceled', canceled_at = ${now}, canceled_by = 'centre', cancel_reason = ${reason},
        refund_percent = ${refundPercent}, refund_amount = refund.amount
    FROM unnest(${ids}::int[], ${amounts}::int[]) AS refund(id, amount)
    WHERE t.id = refund.id`;
  return SIGN_UP_TABLES[kind].list(tx, { ids });
}

/** Raises the SEQUENCE of the calendar entries of some sign-ups, whose event or course has changed. */
export async function raiseCalendarSequences(
  tx: Transaction,
  kind: OfferingKind,
  ids: readonly number[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${PAYABLE_TABLES[kind].table} SET calendar_sequence = calendar_sequence + 1 WHERE id = ANY(${ids}::int[])`;
}

type Unique = { linkId: string } | { checkInCode: string };

async function findSignUpRef(on: Queryable, where: Unique): Promise<SignUpRef | null> {
  const select = { id: true } as const;
  const event = await on.eventRegistration.findUnique({ where, select });
  if (event !== null) return { kind: "event", id: event.id };
  const course = await on.courseBooking.findUnique({ where, select });
  return course === null ? null : { kind: "course", id: course.id };
}

/** The sign-up that a mailed link is for. */
export const findLinkedSignUp = (on: Queryable, linkId: string) => findSignUpRef(on, { linkId });

/** The sign-up with a check-in code; the code in capitals, without blanks. */
export const findSignUpByCode = (checkInCode: string, on: Queryable = prisma()) =>
  findSignUpRef(on, { checkInCode });

/** The id that the link of a sign-up is derived from. */
export async function findLinkId(on: Queryable, { kind, id }: SignUpRef): Promise<string> {
  const query = { where: { id }, select: { linkId: true } } as const;
  const found =
    kind === "event"
      ? await on.eventRegistration.findUniqueOrThrow(query)
      : await on.courseBooking.findUniqueOrThrow(query);
  return found.linkId;
}

/** Rows of both tables, each with its kind, those of events first. */
const withKinds = <Row extends object>(events: readonly Row[], courses: readonly Row[]) => [
  ...events.map((row) => ({ kind: "event" as const, ...row })),
  ...courses.map((row) => ({ kind: "course" as const, ...row })),
];

/** Confirmed sign-ups for what begins on a day, made before an instant, with the ids of their links. */
export async function listSignUpsToRemind(
  day: CalendarDay,
  madeBefore: Date,
): Promise<(SignUpRef & { linkId: string })[]> {
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
  return withKinds(events, courses);
}

/** A person's live sign-ups for what begins after `today` (in Rome), by event and course. */
export async function listComingSignUps(
  tx: Transaction,
  person: Person,
  today: CalendarDay,
): Promise<SignUpRef[]> {
  const after = { gt: toDateColumn(today) };
  const live = { ...ofPerson(person), status: LIVE };
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
  return withKinds(events, courses);
}

/** The sign-ups that an account made, at most the latest 200 of each kind. */
export async function findSignUpRefsOf(userId: number): Promise<SignUpRef[]> {
  const query = { where: { userId }, select: { id: true }, orderBy: { id: "desc" }, take: 200 } as const;
  const [events, courses] = await Promise.all([
    prisma().eventRegistration.findMany(query),
    prisma().courseBooking.findMany(query),
  ]);
  return withKinds(events, courses);
}
