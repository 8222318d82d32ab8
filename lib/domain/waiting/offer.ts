import type { Balance } from "../money/balance";
import type { ChargeKind } from "../money/payment";
import type { Prepayment } from "../money/prepayment";
import type { Period } from "../room-time/period";
import type { CalendarDay, WallTime } from "../time/dates";

export function requestedPeriod({
  startDate,
  endDate,
  isFullDay,
  startTime,
  endTime,
}: {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  isFullDay: boolean;
  startTime: WallTime | null;
  endTime: WallTime | null;
}): Period {
  const day = startDate ?? "";
  return { startDate: day, endDate: endDate ?? day, isFullDay, startTime, endTime };
}

export interface OfferPrice {
  /** The cents charged on acceptance; 0 for a price on request or a free-text price. */
  totalAmount: number;
  /** "40,00 €", "Gratuito", "su richiesta", "offerta libera" */
  words: string;
  /** The prepayment and deposit that acceptance requires; null for an event or a course. */
  beside: { prepayment: Prepayment | null; depositAmount: number } | null;
}

/** The booking or sign-up that an accepted offer created, and its balance. */
export interface AcceptedOffer extends Balance {
  kind: ChargeKind;
  confirmationNumber: string;
  totalAmount: number;
  /** The deadline of the prepayment, which is then the amount due; null if none is awaited. */
  payBy: Date | null;
}
