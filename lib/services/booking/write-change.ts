import "server-only";
import { type BookingChange, updateBooking } from "@/lib/data/booking/bookings";
import { lockBooking } from "@/lib/data/booking/lock-booking";
import { prisma, type Transaction } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import type { Period, ResolvedPeriod } from "@/lib/domain/room-time/period";
import type { Quote } from "@/lib/domain/room-time/pricing";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import type { AuditAction } from "@/lib/domain/site/audited";
import { notFoundError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";
import { type BookingActor, requireBookablePeriod } from "@/lib/services/room-time/bookable-period";
import { quoteForOwner } from "@/lib/services/room-time/member-price";
import { bookedTime, timeFreed } from "@/lib/services/vacancy/free-time";

/** A period and a space that a booking may have, and what it costs its owner there. */
export interface Move {
  period: ResolvedPeriod;
  spaceId: number;
  bufferMinutes: number;
  quote: Quote;
}

/**
 * A change of a booking: what is asked for, and the rules in which the change by its customer and the change by the
 * centre differ. The functions are called in the order in which they stand here, under the locks of the booking.
 */
export interface BookingChangePlan {
  /** Where to; undefined for the space that it has. */
  spaceId?: number | undefined;
  /** @throws AppError where this caller may not make this change of this booking now */
  requireAllowed: (tx: Transaction, booking: Booking) => Promise<void> | void;
  /** The period that has to be free; null where only other fields change. */
  period: (booking: Booking) => Period | null;
  /** Whom the check of the period and its notice bind. */
  actor: BookingActor;
  /** The columns to write; none where nothing but a cancellation is asked for. */
  columns: (tx: Transaction, booking: Booking, move: Move | null) => Promise<BookingChange> | BookingChange;
  /** Cancels the booking as it is after the change; left out where nothing is canceled. */
  cancel?: ((tx: Transaction, changed: Booking) => Promise<Booking>) | undefined;
  /** The action of the audit log. */
  action: (before: Booking, after: Booking) => AuditAction;
  /** @returns whether the customer has an address to write to */
  notify: (tx: Transaction, before: Booking, after: Booking) => Promise<boolean>;
}

const takesSameTime = (a: Booking, b: Booking): boolean =>
  a.startsAt === b.startsAt && a.endsAt === b.endsAt && a.spaceId === b.spaceId;

/** Checks where a booking is to go, by the rules of a new booking; its own time is free for it. */
async function planMove(
  tx: Transaction,
  booking: Booking,
  asked: Period,
  { spaceId = booking.spaceId, actor }: BookingChangePlan,
): Promise<Move> {
  const own = [takenOwner("booking", booking.id)];
  const { space, period } = await requireBookablePeriod(tx, spaceId, asked, booking.attendees, actor, own);
  const quote = await quoteForOwner(tx, space, period, booking.userId);
  return { period, spaceId, bufferMinutes: space.bufferMinutes, quote };
}

/**
 * Changes a booking: checks, writes, gives the time that it leaves to those who wait for it, records and mails, in one
 * transaction. A refused change leaves everything as it was.
 * @returns the booking, and whether the customer was told by mail
 * @throws AppError NOT_FOUND; VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN when the period cannot be had; what
 *   `requireAllowed` and `columns` of the plan throw
 */
export async function writeBookingChange(
  id: number,
  plan: BookingChangePlan,
): Promise<{ booking: Booking; sent: boolean }> {
  return prisma().$transaction(async (tx) => {
    const before = await lockBooking(tx, id, plan.spaceId === undefined ? [] : [plan.spaceId]);
    if (before === null) throw notFoundError("booking");
    await plan.requireAllowed(tx, before);
    const asked = plan.period(before);
    const move = asked && (await planMove(tx, before, asked, plan));
    const columns = await plan.columns(tx, before, move);
    const changed = Object.keys(columns).length > 0 ? await updateBooking(tx, id, columns) : before;
    if (!takesSameTime(before, changed)) await timeFreed(tx, [bookedTime(before)]);
    const booking = plan.cancel ? await plan.cancel(tx, changed) : changed;
    await recordChange(tx, {
      action: plan.action(before, booking),
      entity: "booking",
      entityId: id,
      before,
      after: booking,
    });
    return { booking, sent: await plan.notify(tx, before, booking) };
  });
}
