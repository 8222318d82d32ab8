import { formatInstant } from "../time/dates";
import { percentOf } from "./money";

/**
 * The cancellation policy (docs/rules.md, "Cancellation"), in numbers and in every sentence that says them: more than
 * 48 h before the start gives all back, 24 to 48 h half, less than 24 h nothing. "More than" and "less than" are taken
 * at their word, so exactly 48 h and exactly 24 h give half. Hours are hours that pass, also over a clock change.
 */

export const FULL_REFUND_HOURS = 48;
export const PARTIAL_REFUND_HOURS = 24;
export const PARTIAL_REFUND_PERCENT = 50;

/** As the policy page shows them, the best first. */
export const CANCELLATION_TIERS = [
  { notice: `più di ${FULL_REFUND_HOURS} ore prima`, refundPercent: 100 },
  {
    notice: `da ${PARTIAL_REFUND_HOURS} a ${FULL_REFUND_HOURS} ore prima`,
    refundPercent: PARTIAL_REFUND_PERCENT,
  },
  { notice: `meno di ${PARTIAL_REFUND_HOURS} ore prima`, refundPercent: 0 },
] as const;

/** The policy page on the two borders. */
export const EXACT_NOTICE_TEXT = `Con un preavviso di esattamente ${FULL_REFUND_HOURS} o ${PARTIAL_REFUND_HOURS} ore il rimborso è del ${PARTIAL_REFUND_PERCENT}%.`;

/** What search engines and shared links say of the policy page. */
export const POLICY_SUMMARY = `Rimborso completo fino a ${FULL_REFUND_HOURS} ore prima`;

/** What a change with less than 24 h notice may cost; decided by the administrator. */
export const LATE_CHANGE_PENALTY_PERCENT = 20;

const HOUR_MS = 3_600_000;

export interface Refund {
  refundPercent: number;
  /** Cents. */
  refundAmount: number;
}

/**
 * What canceling at `now` gives back of `totalAmount` cents; half a cent is rounded up. Knows nothing
 * of who may cancel: see `isCancelable`.
 */
export function refundFor(startsAt: Date, totalAmount: number, now: Date): Refund {
  const notice = startsAt.getTime() - now.getTime();
  return refundOf(totalAmount, percentFor(notice));
}

/** What a refund of a percent (0..100) of `totalAmount` cents is. */
export function refundOf(totalAmount: number, refundPercent: number): Refund {
  return { refundPercent, refundAmount: percentOf(totalAmount, refundPercent) };
}

function percentFor(notice: number): number {
  if (notice > FULL_REFUND_HOURS * HOUR_MS) return 100;
  return notice >= PARTIAL_REFUND_HOURS * HOUR_MS ? PARTIAL_REFUND_PERCENT : 0;
}

/** What canceling gives back, and the instant up to which it does. */
export interface RefundStep {
  until: Date;
  percent: number;
  /** Cents. */
  amount: number;
}

/** The steps of the policy that are still ahead at `now`, the one that holds first; the last ends with the start. */
export function refundSteps(startsAt: Date, totalAmount: number, now: Date): RefundStep[] {
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
  const current = refundFor(startsAt, totalAmount, now).refundPercent;
  return [
    { until: before(FULL_REFUND_HOURS), percent: 100 },
    { until: before(PARTIAL_REFUND_HOURS), percent: PARTIAL_REFUND_PERCENT },
    { until: startsAt, percent: 0 },
  ]
    .filter(({ percent }) => percent <= current)
    .map((step) => ({ ...step, amount: refundOf(totalAmount, step.percent).refundAmount }));
}

/** The centre cancels with a full refund, up to the start. */
export function fullRefundSteps(startsAt: Date, totalAmount: number): RefundStep[] {
  return [{ until: startsAt, percent: 100, amount: totalAmount }];
}

/** The instant before which canceling gives everything back. */
export function freeCancellationUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - FULL_REFUND_HOURS * HOUR_MS);
}

/** What a confirmation says of canceling, before anybody has to ask. */
export function describeTerms(startsAt: Date, now: Date): string {
  const until = freeCancellationUntil(startsAt);
  const rest = `Tra ${PARTIAL_REFUND_HOURS} e ${FULL_REFUND_HOURS} ore prima il rimborso è del ${PARTIAL_REFUND_PERCENT}%, sotto le ${PARTIAL_REFUND_HOURS} ore non è previsto.`;
  return until > now
    ? `Annullamento gratuito fino a ${formatInstant(until)}. ${rest}`
    : `Mancano meno di ${FULL_REFUND_HOURS} ore all'inizio. ${rest}`;
}

/** How much notice a refund by the policy means: "Mancano più di 48 ore all'inizio"; `isPast` for after the fact. */
export function noticeWords(refundPercent: number, isPast = false): string {
  return `${isPast ? "Mancavano" : "Mancano"} ${noticeOf(refundPercent)} ore all'inizio`;
}

function noticeOf(refundPercent: number): string {
  if (refundPercent === 100) return `più di ${FULL_REFUND_HOURS}`;
  return refundPercent > 0
    ? `tra ${PARTIAL_REFUND_HOURS} e ${FULL_REFUND_HOURS}`
    : `meno di ${PARTIAL_REFUND_HOURS}`;
}
