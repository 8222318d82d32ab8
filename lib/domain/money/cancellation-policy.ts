import { type CancellationSteps, refundBands } from "./cancellation-steps";
import { percentOf } from "./money";

/**
 * Refunds when a customer cancels, by the steps of the booked item (docs/rules.md, "Cancellation"). Hours are elapsed
 * hours, also across a clock change.
 */

/** Within these hours before the start, a change may incur a penalty; an administrator decides. */
export const LATE_CHANGE_HOURS = 24;
/** The maximum penalty for such a change. */
export const LATE_CHANGE_PENALTY_PERCENT = 20;

const HOUR_MS = 3_600_000;

/** A start and the cancellation steps under which the item was booked. */
export interface Cancelable {
  startsAt: Date;
  steps: CancellationSteps;
}

export interface Refund {
  refundPercent: number;
  /** Cents. */
  refundAmount: number;
}

/**
 * The refund for canceling at `now`. Does not check whether a cancellation is allowed: see `isCancelable`.
 * @param totalAmount cents
 */
export function refundFor({ startsAt, steps }: Cancelable, totalAmount: number, now: Date): Refund {
  return refundOf(totalAmount, percentFor(steps, startsAt.getTime() - now.getTime()));
}

/** The refund of `refundPercent` (0..100) of `totalAmount` cents. */
export function refundOf(totalAmount: number, refundPercent: number): Refund {
  return { refundPercent, refundAmount: percentOf(totalAmount, refundPercent) };
}

/** @param notice milliseconds; negative after the start */
function percentFor(steps: CancellationSteps, notice: number): number {
  const step = steps.find(({ hours }, index) =>
    index === 0 ? notice > hours * HOUR_MS : notice >= hours * HOUR_MS,
  );
  return step?.percent ?? 0;
}

/** A refund and the instant until which it applies. */
interface RefundStep {
  until: Date;
  percent: number;
  /** Cents. */
  amount: number;
}

/** The refunds available from `now` on, the current one first; the last one ends at the start. */
export function refundSteps(canceled: Cancelable, totalAmount: number, now: Date): RefundStep[] {
  const { startsAt, steps } = canceled;
  const current = refundFor(canceled, totalAmount, now).refundPercent;
  return refundBands(steps)
    .filter(({ percent }) => percent <= current)
    .map(({ hours, percent }) => ({
      until: new Date(startsAt.getTime() - hours * HOUR_MS),
      percent,
      amount: refundOf(totalAmount, percent).refundAmount,
    }));
}

/** The single step of a cancellation by the centre: a full refund until the start. */
export function fullRefundSteps(startsAt: Date, totalAmount: number): RefundStep[] {
  return [{ until: startsAt, percent: 100, amount: totalAmount }];
}

/** The instant until which a cancellation is fully refunded; null if it never is. */
export function freeCancellationUntil({ startsAt, steps }: Cancelable): Date | null {
  const full = refundBands(steps).find(({ percent }) => percent === 100);
  return full ? new Date(startsAt.getTime() - full.hours * HOUR_MS) : null;
}
