import { formatCents } from "../money/money";
import { formatInstant } from "../time/dates";

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

/** A percent (0..100) of `totalAmount` cents; half a cent is rounded up. */
export function refundOf(totalAmount: number, refundPercent: number): Refund {
  return { refundPercent, refundAmount: Math.round((totalAmount * refundPercent) / 100) };
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

/** What the dialog says before a customer cancels a booking of `totalAmount` cents that gives her this refund. */
export function describeRefund({ refundPercent, refundAmount }: Refund, totalAmount: number): string {
  if (totalAmount === 0) return "Per questa prenotazione non c'è alcun importo da rimborsare.";
  if (refundPercent === 100)
    return `Mancano più di ${FULL_REFUND_HOURS} ore all'inizio: il rimborso è completo, ${formatCents(refundAmount)}.`;
  return `Mancano ${describeNotice(refundPercent)}${partOf(refundPercent, refundAmount)}`;
}

/** What the mail about a canceled booking says of the refund that was given: percent and cents as stored. */
export function describeGivenRefund(totalAmount: number, { refundPercent, refundAmount }: Refund): string {
  if (totalAmount === 0) return "Non c'è alcun importo da rimborsare.";
  if (refundPercent === 100) return `Il rimborso è completo: ${formatCents(refundAmount)}.`;
  return `Mancavano ${describeNotice(refundPercent)}${partOf(refundPercent, refundAmount)}`;
}

/** The same of a booking that the centre canceled, which gives back what it decides. */
export function describeCentreRefund(totalAmount: number, refund: Refund): string {
  if (totalAmount === 0 || refund.refundPercent === 100) return describeGivenRefund(totalAmount, refund);
  const { refundPercent, refundAmount } = refund;
  return refundAmount > 0
    ? `Ti rimborsiamo il ${refundPercent}%: ${formatCents(refundAmount)}.`
    : "Non è previsto alcun rimborso.";
}

const describeNotice = (refundPercent: number): string =>
  refundPercent > 0
    ? `tra ${PARTIAL_REFUND_HOURS} e ${FULL_REFUND_HOURS} ore all'inizio: `
    : `meno di ${PARTIAL_REFUND_HOURS} ore all'inizio: `;

const partOf = (refundPercent: number, refundAmount: number): string =>
  refundPercent > 0
    ? `il rimborso è del ${refundPercent}%, ${formatCents(refundAmount)}.`
    : "non è previsto alcun rimborso.";
