import type { Balance } from "../money/balance";
import type { ChargeKind } from "../money/payment";
import type { Prepayment } from "../money/prepayment";
import type { Period } from "../room-time/period";
import type { CalendarDay, WallTime } from "../time/dates";

/** An offer of the waiting list: its period, its price, and what it becomes when accepted. */

/** The period of an entry, as it was asked for. */
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
  /** Cents, as accepting will charge; 0 for a price on request and for one given as free text. */
  totalAmount: number;
  /** The text of "40,00 €", "Gratuito", "su richiesta", "offerta libera". */
  words: string;
  /** What accepting asks for beside it; null for an event or a course. */
  beside: { prepayment: Prepayment | null; depositAmount: number } | null;
}

/** The booking or sign-up that an accepted offer created, and its balance. */
export interface AcceptedOffer extends Balance {
  kind: ChargeKind;
  confirmationNumber: string;
  totalAmount: number;
  /** Until when the prepayment, which is then what is due, is awaited; null where none is. */
  payBy: Date | null;
}
