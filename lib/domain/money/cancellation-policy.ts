import { type CancellationSteps, refundBands } from "./cancellation-steps";
import { percentOf } from "./money";

/**
 * What a cancellation by the customer refunds, by the steps of what is canceled (docs/rules.md, "Cancellation"). Hours
 * are elapsed hours, also across a clock change.
 */

/** With less notice than this a change may cost something; an administrator decides. */
export const LATE_CHANGE_HOURS = 24;
/** The most that such a change may cost. */
export const LATE_CHANGE_PENALTY_PERCENT = 20;

const HOUR_MS = 3_600_000;

/** When something begins, and the steps under which it was booked. */
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
 * The refund for canceling at `now`. Does not check whether that is possible: see `isCancelable`.
 * @param totalAmount cents
 */
export function refundFor({ startsAt, steps }: Cancelable, totalAmount: number, now: Date): Refund {
  return refundOf(totalAmount, percentFor(steps, startsAt.getTime() - now.getTime()));
}

/** The refund of a percentage (0..100) of `totalAmount` cents. */
export function refundOf(totalAmount: number, refundPercent: number): Refund {
  return { refundPercent, refundAmount: percentOf(totalAmount, refundPercent) };
}

/** @param notice milliseconds; below 0 after the start */
function percentFor(steps: CancellationSteps, notice: number): number {
  const step = steps.find(({ hours }, index) =>
    index === 0 ? notice > hours * HOUR_MS : notice >= hours * HOUR_MS,
  );
  return step?.percent ?? 0;
}

/** A refund, and the instant until which it applies. */
interface RefundStep {
  until: Date;
  percent: number;
  /** Cents. */
  amount: number;
}

/** The refunds that still lie ahead at `now`, the current one first; the last ends with the start. */
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

/** The instant before which canceling is fully refunded; null where it never is. */
export function freeCancellationUntil({ startsAt, steps }: Cancelable): Date | null {
  const full = refundBands(steps).find(({ percent }) => percent === 100);
  return full ? new Date(startsAt.getTime() - full.hours * HOUR_MS) : null;
}
