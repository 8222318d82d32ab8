import "server-only";
import { isGroup } from "@/lib/domain/course/course-group";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/course";
import type { CourseBooking } from "@/lib/schemas/course-booking";
import type { EventRegistration } from "@/lib/schemas/event-registration";
import type { Transaction } from "./client";
import { findCourseBookings } from "./course-bookings";
import { toDateColumn } from "./date-columns";
import { findRegistrations } from "./event-registrations";
import type { Prisma } from "./generated/prisma/client";

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

/** The centre cancels all live registrations of an event. The caller holds its lock. @returns them as they are now */
export async function cancelRegistrations(
  tx: Transaction,
  eventId: number,
  { refundPercent, reason }: CentreTerms,
  now: Date,
): Promise<WithLink<EventRegistration>[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE event_registrations
    SET status = 'canceled', canceled_at = ${now}, canceled_by = 'centre', cancel_reason = ${reason},
        refund_percent = ${refundPercent}, refund_amount = round(total_amount * ${refundPercent}::int / 100.0)
    WHERE event_id = ${eventId} AND status <> 'canceled' RETURNING id`;
  await tx.event.update({ where: { id: eventId }, data: { currentParticipants: 0 }, select: { id: true } });
  return findRegistrations(tx, { id: { in: rows.map(({ id }) => id) } });
}

/** The same for the live bookings of a course. */
export async function cancelCourseBookings(
  tx: Transaction,
  course: Course,
  { refundPercent, reason }: CentreTerms,
  now: Date,
): Promise<WithLink<CourseBooking>[]> {
  const live = await tx.courseBooking.findMany({
    where: liveOf(course, dayOf(now)),
    select: { id: true },
  });
  const ids = live.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE course_bookings
    SET status = 'canceled', canceled_at = ${now}, canceled_by = 'centre', cancel_reason = ${reason},
        refund_percent = ${refundPercent}, refund_amount = round(total_amount * ${refundPercent}::int / 100.0)
    WHERE id = ANY(${ids}::int[])`;
  return findCourseBookings(tx, { id: { in: ids } });
}
