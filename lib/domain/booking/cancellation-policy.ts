import { formatCents } from "../money/money";

/**
 * The cancellation policy (section 9 of the specification): more than 48 h before the start gives all
 * back, 24 to 48 h half, less than 24 h nothing. "More than" and "less than" are taken at their word,
 * so exactly 48 h and exactly 24 h give half. Hours are hours that pass, also over a clock change.
 */

export const FULL_REFUND_HOURS = 48;
export const HALF_REFUND_HOURS = 24;

/** As the policy page shows them, the best first. */
export const CANCELLATION_TIERS = [
  { notice: `più di ${FULL_REFUND_HOURS} ore prima`, refundPercent: 100 },
  { notice: `da ${HALF_REFUND_HOURS} a ${FULL_REFUND_HOURS} ore prima`, refundPercent: 50 },
  { notice: `meno di ${HALF_REFUND_HOURS} ore prima`, refundPercent: 0 },
] as const;

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
  const refundPercent = percentFor(notice);
  return { refundPercent, refundAmount: Math.round((totalAmount * refundPercent) / 100) };
}

function percentFor(notice: number): number {
  if (notice > FULL_REFUND_HOURS * HOUR_MS) return 100;
  return notice >= HALF_REFUND_HOURS * HOUR_MS ? 50 : 0;
}

/** The instant before which canceling gives everything back. */
export function freeCancellationUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - FULL_REFUND_HOURS * HOUR_MS);
}

/** What the confirmation dialog says before a booking is canceled. */
export function describeRefund(startsAt: Date, totalAmount: number, now: Date): string {
  const { refundPercent, refundAmount } = refundFor(startsAt, totalAmount, now);
  if (totalAmount === 0) return "Per questa prenotazione non c'è alcun importo da rimborsare.";
  if (refundPercent === 100) {
    return `Mancano più di ${FULL_REFUND_HOURS} ore all'inizio: il rimborso è completo, ${formatCents(refundAmount)}.`;
  }
  if (refundPercent === 50) {
    return `Mancano tra ${HALF_REFUND_HOURS} e ${FULL_REFUND_HOURS} ore all'inizio: il rimborso è del 50%, ${formatCents(refundAmount)}.`;
  }
  return `Mancano meno di ${HALF_REFUND_HOURS} ore all'inizio: non è previsto alcun rimborso.`;
}
