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
import { payerOf, quoteFor } from "@/lib/services/room-time/member-price";
import { bookedTime, redistributeFreedTime } from "@/lib/services/vacancy/free-time";

/** The period and the space of a move, with the owner's price there. */
export interface Move {
  period: ResolvedPeriod;
  spaceId: number;
  bufferMinutes: number;
  quote: Quote;
}

/**
 * A change of a booking: what is requested, and the rules that differ between a change by the customer and one by the
 * centre. The functions are called in this order, under the locks of the booking.
 */
export interface BookingChangePlan {
  /** The requested space; undefined to stay in the current one. */
  spaceId?: number | undefined;
  /** @throws AppError when the caller may not make this change of the booking now */
  requireAllowed: (tx: Transaction, booking: Booking) => Promise<void> | void;
  /** The period that has to be available; null where time and space stay. */
  period: (booking: Booking) => Period | null;
  /** For whom the period is checked. */
  actor: BookingActor;
  /** The columns to write; empty for a mere cancellation. */
  columns: (tx: Transaction, booking: Booking, move: Move | null) => Promise<BookingChange> | BookingChange;
  /** Cancels the changed booking; left out where nothing is canceled. */
  cancel?: ((tx: Transaction, changed: Booking) => Promise<Booking>) | undefined;
  /** The action of the audit log. */
  action: (before: Booking, after: Booking) => AuditAction;
  /** @returns whether the customer has an address to write to */
  notify: (tx: Transaction, before: Booking, after: Booking) => Promise<boolean>;
}

const takesSameTime = (a: Booking, b: Booking): boolean =>
  a.startsAt === b.startsAt && a.endsAt === b.endsAt && a.spaceId === b.spaceId;

/** Checks the requested period by the rules of a new booking; the booking's own time counts as free. */
async function planMove(
  tx: Transaction,
  booking: Booking,
  requested: Period,
  { spaceId = booking.spaceId, actor }: BookingChangePlan,
): Promise<Move> {
  const own = [takenOwner("booking", booking.id)];
  const { space, period } = await requireBookablePeriod(
    tx,
    spaceId,
    requested,
    booking.attendees,
    actor,
    own,
  );
  const quote = await quoteFor(tx, space, period, payerOf(booking));
  return { period, spaceId, bufferMinutes: space.bufferMinutes, quote };
}

/**
 * Changes a booking in one transaction: checks, writes, offers the freed time to the waiting list, records and
 * notifies. When it throws, nothing has changed.
 * @returns the booking, and whether the customer is told by mail
 * @throws AppError NOT_FOUND; VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN when the period is not available; the
 *   errors of the plan
 */
export async function writeBookingChange(
  id: number,
  plan: BookingChangePlan,
): Promise<{ booking: Booking; sent: boolean }> {
  return prisma().$transaction(async (tx) => {
    const before = await lockBooking(tx, id, plan.spaceId === undefined ? [] : [plan.spaceId]);
    if (before === null) throw notFoundError("booking");
    await plan.requireAllowed(tx, before);
    const requested = plan.period(before);
    const move = requested && (await planMove(tx, before, requested, plan));
    const columns = await plan.columns(tx, before, move);
    const changed = Object.keys(columns).length > 0 ? await updateBooking(tx, id, columns) : before;
    if (!takesSameTime(before, changed)) await redistributeFreedTime(tx, [bookedTime(before)]);
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
