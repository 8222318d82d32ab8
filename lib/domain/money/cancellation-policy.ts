import { formatInstant } from "../time/dates";
import { percentOf } from "./money";

/**
 * The cancellation policy (docs/rules.md, "Cancellation"), as rules and as the texts that state them: more than 48 h
 * before the start the refund is full, between 24 and 48 h it is half, below 24 h there is none. Both limits are part
 * of the middle step: exactly 48 h and exactly 24 h give half. Hours are elapsed hours, also across a clock change.
 */

export const FULL_REFUND_HOURS = 48;
export const PARTIAL_REFUND_HOURS = 24;
export const PARTIAL_REFUND_PERCENT = 50;

/** The steps as the policy page lists them, the best first. */
export const CANCELLATION_TIERS = [
  { notice: `più di ${FULL_REFUND_HOURS} ore prima`, refundPercent: 100 },
  {
    notice: `da ${PARTIAL_REFUND_HOURS} a ${FULL_REFUND_HOURS} ore prima`,
    refundPercent: PARTIAL_REFUND_PERCENT,
  },
  { notice: `meno di ${PARTIAL_REFUND_HOURS} ore prima`, refundPercent: 0 },
] as const;

/** The sentence of the policy page on the two limits. */
export const EXACT_NOTICE_TEXT = `Con un preavviso di esattamente ${FULL_REFUND_HOURS} o ${PARTIAL_REFUND_HOURS} ore il rimborso è del ${PARTIAL_REFUND_PERCENT}%.`;

/** The description of the policy page for search engines and shared links. */
export const POLICY_SUMMARY = `Rimborso completo fino a ${FULL_REFUND_HOURS} ore prima`;

/** The most that a change with less than 24 h notice may cost; an administrator decides. */
export const LATE_CHANGE_PENALTY_PERCENT = 20;

const HOUR_MS = 3_600_000;

export interface Refund {
  refundPercent: number;
  /** Cents. */
  refundAmount: number;
}

/**
 * The refund for canceling at `now`. Does not check whether that is possible: see `isCancelable`.
 * @param startsAt of the booking
 * @param totalAmount cents
 */
export function refundFor(startsAt: Date, totalAmount: number, now: Date): Refund {
  const notice = startsAt.getTime() - now.getTime();
  return refundOf(totalAmount, percentFor(notice));
}

/** The refund of a percentage (0..100) of `totalAmount` cents. */
export function refundOf(totalAmount: number, refundPercent: number): Refund {
  return { refundPercent, refundAmount: percentOf(totalAmount, refundPercent) };
}

function percentFor(notice: number): number {
  if (notice > FULL_REFUND_HOURS * HOUR_MS) return 100;
  return notice >= PARTIAL_REFUND_HOURS * HOUR_MS ? PARTIAL_REFUND_PERCENT : 0;
}

/** A refund, and the instant until which it applies. */
export interface RefundStep {
  until: Date;
  percent: number;
  /** Cents. */
  amount: number;
}

/** The steps of the policy that still lie ahead at `now`, the current one first; the last ends with the start. */
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

/** The single step of a cancellation by the centre: a full refund until the start. */
export function fullRefundSteps(startsAt: Date, totalAmount: number): RefundStep[] {
  return [{ until: startsAt, percent: 100, amount: totalAmount }];
}

/** The instant before which canceling is fully refunded. */
export function freeCancellationUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - FULL_REFUND_HOURS * HOUR_MS);
}

/** The cancellation terms in a confirmation. */
export function describeTerms(startsAt: Date, now: Date): string {
  const until = freeCancellationUntil(startsAt);
  const rest = `Tra ${PARTIAL_REFUND_HOURS} e ${FULL_REFUND_HOURS} ore prima il rimborso è del ${PARTIAL_REFUND_PERCENT}%, sotto le ${PARTIAL_REFUND_HOURS} ore non è previsto.`;
  return until > now
    ? `Annullamento gratuito fino a ${formatInstant(until)}. ${rest}`
    : `Mancano meno di ${FULL_REFUND_HOURS} ore all'inizio. ${rest}`;
}

/**
 * The notice that corresponds to a refund of the policy: "Mancano più di 48 ore all'inizio". `isPast` for the past
 * tense.
 */
export function formatNotice(refundPercent: number, isPast = false): string {
  return `${isPast ? "Mancavano" : "Mancano"} ${noticeOf(refundPercent)} ore all'inizio`;
}

function noticeOf(refundPercent: number): string {
  if (refundPercent === 100) return `più di ${FULL_REFUND_HOURS}`;
  return refundPercent > 0
    ? `tra ${PARTIAL_REFUND_HOURS} e ${FULL_REFUND_HOURS}`
    : `meno di ${PARTIAL_REFUND_HOURS}`;
}
