import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDateColumnOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { splitCharge, updateCharge, withCharge } from "@/lib/data/money/charges";
import { settle } from "@/lib/data/money/refund-ibans";
import { named, type SignUpRef, signUpKey, signUpsNumbered } from "@/lib/data/money/sign-up-numbers";
import { lockPassesOfSignUps } from "@/lib/data/pass/pass-uses";
import { ownedBy, type Person } from "@/lib/data/person/person";
import type { OfferingKind, OfferingRef } from "@/lib/domain/catalogue/offering";
import { amountToPay } from "@/lib/domain/money/balance";
import { refundOf } from "@/lib/domain/money/cancellation-policy";
import type { SignUpColumns } from "@/lib/domain/sign-up/sign-up-change";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { LIVE, type NewSignUp, ofOffering, signUpSelect, toSignUp, type WithLink } from "./sign-up-rows";

/** Sign-ups for events and courses alike. Callers that write hold the lock of the event or course. */

export type { SignUpRef };

/** Events store their number of participants in a column. */
async function addParticipants(tx: Transaction, { kind, id }: OfferingRef, count: number): Promise<void> {
  if (kind !== "event" || count === 0) return;
  await tx.$executeRaw`
    UPDATE events SET current_participants = GREATEST(0, current_participants + ${count}) WHERE id = ${id}`;
}

const seatsHeld = ({ status, seats }: Pick<SignUp, "status" | "seats">): number =>
  status === "canceled" ? 0 : seats;

export async function insertSignUp(
  tx: Transaction,
  offering: OfferingRef,
  { startDate, endDate, ...input }: NewSignUp,
): Promise<SignUp> {
  const ofCourse = { startDate: toDateColumnOrNull(startDate), endDate: toDateColumnOrNull(endDate) };
  const days = offering.kind === "event" ? { singleTime: null } : ofCourse;
  const fields = { ...input, kind: offering.kind, ...days, ...ofOffering(offering) };
  const data = await withCharge(tx, "signUp", fields);
  const row = await tx.signUp.create({ data, select: signUpSelect });
  await addParticipants(tx, offering, input.seats);
  return toSignUp(row);
}

export async function findSignUpAlone(on: Queryable, ref: SignUpRef): Promise<SignUp | null> {
  const row = await on.signUp.findUnique({ where: signUpKey(ref), select: signUpSelect });
  return row && toSignUp(row);
}

export async function updateSignUp(tx: Transaction, before: SignUp, change: SignUpColumns): Promise<SignUp> {
  const { charge, own } = splitCharge(change);
  // Before the status: its change triggers the return of pass entries.
  await updateCharge(tx, { signUp: signUpsNumbered(before.kind, [before.id]) }, charge);
  const row = await tx.signUp.update({ where: signUpKey(before), data: own, select: signUpSelect });
  const after = toSignUp(row);
  await addParticipants(
    tx,
    { kind: before.kind, id: before.offering.id },
    seatsHeld(after) - seatsHeld(before),
  );
  await settle(tx, before, after, change);
  return after;
}

/** In order of creation. */
async function listWithLinks(on: Queryable, where: Prisma.SignUpWhereInput): Promise<WithLink[]> {
  const rows = await on.signUp.findMany({
    where,
    select: { ...signUpSelect, linkId: true },
    orderBy: { number: "asc" },
  });
  return rows.map(({ linkId, ...row }) => ({ signUp: toSignUp(row), linkId }));
}

/**
 * The live sign-ups for an event or course. In a course with a first day, sign-ups for the whole run always count;
 * sign-ups for days and single lessons only if not yet over.
 */
export const listLiveSignUps = (on: Queryable, offering: OfferingRef, now: Date): Promise<WithLink[]> =>
  listWithLinks(on, {
    ...ofOffering(offering),
    status: LIVE,
    OR: [
      { course: { startDate: { not: null } }, singleTime: null },
      { startDate: null },
      { startDate: { gte: toDateColumn(dayOf(now)) } },
      { endDate: { gte: toDateColumn(dayOf(now)) } },
    ],
  });

interface CentreTerms {
  refundPercent: number;
  reason: string;
}

/**
 * Cancels all live sign-ups for an event or course on behalf of the centre (for a course by days, the upcoming ones),
 * in one statement. The caller holds the lock of the offering.
 * @param terms.refundPercent of each total
 * @returns the canceled sign-ups
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

/** As `cancelLiveSignUps`, for the given sign-ups of one kind. The caller updates an event's number of participants. */
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
  const owed = signUps.map(({ totalAmount }, index) =>
    amountToPay({ status: "canceled", totalAmount, refundAmount: amounts[index] ?? null }),
  );
  await tx.$executeRaw`
    WITH refunded AS (
      UPDATE charges c SET refund_percent = ${refundPercent}, refund_amount = refund.amount, owed_amount = refund.owed
      FROM unnest(${ids}::int[], ${amounts}::int[], ${owed}::int[]) AS refund(number, amount, owed)
      JOIN sign_ups s ON s.kind = ${kind}::sign_up_kind AND s.number = refund.number
      WHERE c.id = s.charge_id RETURNING c.id)
    UPDATE sign_ups t
    SET status = 'canceled', canceled_at = ${now}, canceled_by = 'centre', cancel_reason = ${reason}
    FROM refunded WHERE t.charge_id = refunded.id`;
  return listWithLinks(tx, signUpsNumbered(kind, ids));
}

/** Increments the SEQUENCE of the calendar entries of sign-ups when their event or course has changed. */
export async function raiseCalendarSequences(
  tx: Transaction,
  kind: OfferingKind,
  ids: readonly number[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE sign_ups SET calendar_sequence = calendar_sequence + 1
    WHERE kind = ${kind}::sign_up_kind AND number = ANY(${ids}::int[])`;
}

const refSelect = { kind: true, number: true } as const;

async function findSignUpRef(
  on: Queryable,
  where: { linkId: string } | { checkInCode: string },
): Promise<SignUpRef | null> {
  const row = await on.signUp.findUnique({ where, select: refSelect });
  return row && named(row);
}

export const findLinkedSignUp = (on: Queryable, linkId: string) => findSignUpRef(on, { linkId });

/** @param checkInCode in capitals, without blanks */
export const findSignUpByCode = (checkInCode: string, on: Queryable = prisma()) =>
  findSignUpRef(on, { checkInCode });

export const findLinkId = async (on: Queryable, ref: SignUpRef): Promise<string> =>
  (await on.signUp.findUniqueOrThrow({ where: signUpKey(ref), select: { linkId: true } })).linkId;

/** Confirmed sign-ups for events and courses that begin on a day, made before an instant, with their link ids. */
export async function listSignUpsToRemind(
  day: CalendarDay,
  madeBefore: Date,
): Promise<(SignUpRef & { linkId: string })[]> {
  const on = toDateColumn(day);
  const rows = await prisma().signUp.findMany({
    where: {
      status: "confirmed",
      madeAt: { lt: madeBefore },
      OR: [{ event: { eventDate: on } }, { startDate: on }],
    },
    select: { ...refSelect, linkId: true },
    orderBy: [{ kind: "asc" }, { number: "asc" }],
  });
  return rows.map(named);
}

/** A person's live sign-ups that begin after `today` (Europe/Rome), by event and course. */
export async function listComingSignUps(
  tx: Transaction,
  person: Person,
  today: CalendarDay,
): Promise<SignUpRef[]> {
  const after = { gt: toDateColumn(today) };
  const rows = await tx.signUp.findMany({
    where: {
      personId: person.personId,
      status: LIVE,
      OR: [{ event: { eventDate: after } }, { startDate: after }],
    },
    select: refSelect,
    orderBy: [{ eventId: "asc" }, { courseId: "asc" }, { number: "asc" }],
  });
  return rows.map(named);
}

/** The sign-ups that an account sees, at most the latest 200 of each kind. */
export async function findSignUpRefsOf(userId: number): Promise<SignUpRef[]> {
  const latest = (kind: OfferingKind) =>
    prisma().signUp.findMany({
      where: { ...ownedBy({ userId }), kind },
      select: refSelect,
      orderBy: { number: "desc" },
      take: 200,
    });
  return (await Promise.all([latest("event"), latest("course")])).flat().map(named);
}
