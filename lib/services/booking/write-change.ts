import "server-only";
import { type BookingChange, lockBooking, updateBooking } from "@/lib/data/booking/bookings";
import type { Transaction } from "@/lib/data/client";
import { inTransactionWithOutbox } from "@/lib/data/last-writes";
import { updateExtraAmounts } from "@/lib/data/room-time/extras";
import { recordChange } from "@/lib/data/site/audit-log";
import { requiredDepositIn } from "@/lib/domain/money/deposit";
import type { Prepayment } from "@/lib/domain/money/prepayment";
import { endedPromo } from "@/lib/domain/money/promo-code";
import type { ExtraLine } from "@/lib/domain/room-time/extras";
import type { Period, ResolvedPeriod } from "@/lib/domain/room-time/period";
import type { Quote } from "@/lib/domain/room-time/pricing";
import { withPromo } from "@/lib/domain/room-time/promo-line";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import type { AuditAction } from "@/lib/domain/site/audited";
import { requireFound } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";
import { type PromoRemoved, promoRemoved } from "@/lib/schemas/money/promo-code";
import { promoAfterMove } from "@/lib/services/money/promo-codes";
import { type BookingActor, requireBookablePeriod } from "@/lib/services/room-time/bookable-period";
import { linesOf, requireExtras, requireExtrasLeft } from "@/lib/services/room-time/extras";
import { payerOf, quoteFor } from "@/lib/services/room-time/member-price";
import { type PrepaymentRule, prepaymentFor } from "@/lib/services/room-time/prepay-terms";
import { bookedTime, redistributeFreedTime } from "@/lib/services/vacancy/free-time";
import { announceBookings, changeEvent } from "./announce-booking";

/** The new period and space of a booking, with the owner's price there. */
export interface Move {
  period: ResolvedPeriod;
  spaceId: number;
  bufferMinutes: number;
  quote: Quote;
  /** The promotion code's discount on that price, in cents. */
  promoAmount: number;
  /** True if the promotion code ends because the new price is below its minimum. */
  endsPromo: boolean;
  /** The booking's extras, at the price of the new period. */
  extraLines: ExtraLine[];
  /** null when nothing has to be prepaid there. */
  prepayment: Prepayment | null;
  depositAmount: number;
}

/** The columns of a move, except price and prepayment. */
export const placeOf = ({
  period,
  spaceId,
  bufferMinutes,
  promoAmount,
  endsPromo,
  depositAmount,
}: Move): BookingChange => ({
  period,
  spaceId,
  bufferMinutes,
  promoAmount,
  depositAmount,
  ...(endsPromo ? { promoCodeId: null } : {}),
});

/**
 * A requested change of a booking, with the rules that differ between the customer and the centre. The functions are
 * called in this order, under the locks of the booking.
 */
export interface BookingChangePlan {
  /** Undefined to stay in the current space. */
  spaceId?: number | undefined;
  /** @throws AppError when the caller may not make this change of the booking now */
  requireAllowed: (tx: Transaction, booking: Booking) => Promise<void> | void;
  /** The period to check for availability; null when time and space stay the same. */
  period: (booking: Booking) => Period | null;
  /** The rules that apply to the period. */
  actor: (tx: Transaction, booking: Booking) => Promise<BookingActor> | BookingActor;
  /** The prepayment rule for the booking after the move. */
  prepays: (booking: Booking) => PrepaymentRule;
  /** The columns to write; empty for a mere cancellation. */
  columns: (tx: Transaction, booking: Booking, move: Move | null) => Promise<BookingChange> | BookingChange;
  /** Cancels the changed booking; omitted when nothing is canceled. */
  cancel?: ((tx: Transaction, changed: Booking) => Promise<Booking>) | undefined;
  action: (before: Booking, after: Booking) => AuditAction;
  /** @returns whether the customer has an address to write to */
  notify: (tx: Transaction, before: Booking, after: Booking) => Promise<boolean>;
}

const takesSameTime = (a: Booking, b: Booking): boolean =>
  a.startsAt === b.startsAt && a.endsAt === b.endsAt && a.spaceId === b.spaceId;

/**
 * Checks the requested period by the rules of a new booking; the booking's own time counts as free. The booking keeps
 * its extras and promotion code.
 */
async function planMove(
  tx: Transaction,
  booking: Booking,
  requested: Period,
  { spaceId = booking.spaceId, actor: actorOf, prepays }: BookingChangePlan,
): Promise<Move> {
  const actor = await actorOf(tx, booking);
  const own = [takenOwner("booking", booking.id)];
  const booked = booking.extras.map(({ extraId }) => extraId);
  const extras = await requireExtras(tx, spaceId, booking.extras, booked);
  const { space, period } = await requireBookablePeriod(tx, spaceId, requested, booking.attendees, actor, {
    leaveOut: own,
  });
  await requireExtrasLeft(tx, extras, period, booking.id);
  const lines = linesOf(extras, period, booking.attendees);
  const full = await quoteFor(tx, space, period, payerOf(booking), lines);
  const { promo, isRemoved: endsPromo } = await promoAfterMove(tx, booking, full);
  const quote = withPromo(full, promo);
  const promoAmount = promo?.discount ?? 0;
  const { totalAmount } = quote;
  const { startsAt } = period;
  const prepayment = await prepaymentFor(tx, space, { totalAmount, startsAt }, prepays(booking), actor.now);
  const depositAmount = requiredDepositIn(space, booking);
  const { bufferMinutes } = space;
  return {
    period,
    spaceId,
    bufferMinutes,
    quote,
    promoAmount,
    endsPromo,
    prepayment,
    depositAmount,
    extraLines: lines,
  };
}

/**
 * Changes a booking in one transaction: checks, writes, offers the freed time to the waiting list, records and
 * notifies.
 * @returns the booking, whether its promotion code has ended with the change, and whether the customer is notified by
 * mail
 * @throws AppError NOT_FOUND; VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN, EXTRA_TAKEN when the period, or its
 * extras in it, are not available; the errors of the plan
 */
export async function writeBookingChange(
  id: number,
  plan: BookingChangePlan,
): Promise<{ booking: Booking & PromoRemoved; sent: boolean }> {
  return inTransactionWithOutbox(async (tx) => {
    const before = requireFound(
      await lockBooking(tx, id, plan.spaceId === undefined ? [] : [plan.spaceId]),
      "booking",
    );
    await plan.requireAllowed(tx, before);
    const requested = plan.period(before);
    const move = requested && (await planMove(tx, before, requested, plan));
    const columns = await plan.columns(tx, before, move);
    // Before the booking is updated, because the updated row is returned with its extras.
    if (move !== null && columns.period !== undefined) await updateExtraAmounts(tx, id, move.extraLines);
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
    await announceBookings(tx, changeEvent(before, booking), [booking]);
    const sent = await plan.notify(tx, before, booking);
    return { booking: { ...booking, ...promoRemoved(endedPromo(before, booking) !== null) }, sent };
  });
}
