import "server-only";
import type { Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import { PAYABLE_TABLES } from "@/lib/data/money/payables";
import { isGroup } from "@/lib/domain/catalogue/course-group";
import { refundOf } from "@/lib/domain/money/cancellation-policy";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CourseBooking } from "@/lib/schemas/sign-up/course-booking";
import type { EventRegistration } from "@/lib/schemas/sign-up/event-registration";
import { findCourseBookings } from "./course-bookings";
import { findRegistrations } from "./event-registrations";

/** All who take part in one event or course, at once. */

/** On what terms the centre cancels. */
export interface CentreTerms {
  refundPercent: number;
  reason: string;
}

export interface WithLink<SignUp> {
  signUp: SignUp;
  linkId: string;
}

const LIVE = { not: "canceled" as const };

/** Of a course by dates those that are still to come; of a group all. */
const liveOf = (course: Course, today: CalendarDay): Prisma.CourseBookingWhereInput => ({
  courseId: course.id,
  status: LIVE,
  ...(isGroup(course) ? {} : { OR: [{ startDate: null }, { startDate: { gte: toDateColumn(today) } }] }),
});

/** The live registrations of an event. */
export const listLiveRegistrations = (
  tx: Transaction,
  eventId: number,
): Promise<WithLink<EventRegistration>[]> => findRegistrations(tx, { eventId, status: LIVE });

/** The live bookings of a course. */
export const listLiveCourseBookings = (
  tx: Transaction,
  course: Course,
  now: Date,
): Promise<WithLink<CourseBooking>[]> => findCourseBookings(tx, liveOf(course, dayOf(now)));

/** Ids and refunds of sign-ups, in the same order. */
interface Refunds {
  ids: number[];
  amounts: number[];
}

function refundsOf(rows: readonly { id: number; totalAmount: number }[], refundPercent: number): Refunds {
  return {
    ids: rows.map(({ id }) => id),
    amounts: rows.map(({ totalAmount }) => refundOf(totalAmount, refundPercent).refundAmount),
  };
}

const OWED = { id: true, totalAmount: true } as const;

/** Writes the centre's cancellation of several sign-ups in one statement. */
async function writeCanceled(
  tx: Transaction,
  table: Prisma.Sql,
  { ids, amounts }: Refunds,
  { refundPercent, reason }: CentreTerms,
  now: Date,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${table} t
    SET status = 'canceled', canceled_at = ${now}, canceled_by = 'centre', cancel_reason = ${reason},
        refund_percent = ${refundPercent}, refund_amount = refund.amount
    FROM unnest(${ids}::int[], ${amounts}::int[]) AS refund(id, amount)
    WHERE t.id = refund.id`;
}

/** The centre cancels all live registrations of an event. The caller holds its lock. @returns them as they are now */
export async function cancelRegistrations(
  tx: Transaction,
  eventId: number,
  terms: CentreTerms,
  now: Date,
): Promise<WithLink<EventRegistration>[]> {
  const live = await tx.eventRegistration.findMany({ where: { eventId, status: LIVE }, select: OWED });
  const refunds = refundsOf(live, terms.refundPercent);
  await writeCanceled(tx, PAYABLE_TABLES.event.table, refunds, terms, now);
  await tx.event.update({ where: { id: eventId }, data: { currentParticipants: 0 }, select: { id: true } });
  return findRegistrations(tx, { id: { in: refunds.ids } });
}

/** The same for the live bookings of a course. */
export async function cancelCourseBookings(
  tx: Transaction,
  course: Course,
  terms: CentreTerms,
  now: Date,
): Promise<WithLink<CourseBooking>[]> {
  const live = await tx.courseBooking.findMany({ where: liveOf(course, dayOf(now)), select: OWED });
  const refunds = refundsOf(live, terms.refundPercent);
  await writeCanceled(tx, PAYABLE_TABLES.course.table, refunds, terms, now);
  return findCourseBookings(tx, { id: { in: refunds.ids } });
}
