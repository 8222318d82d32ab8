import type { DisputeState } from "@/lib/domain/money/dispute";
import type { ChargeKind } from "@/lib/domain/money/payment";

/** A reminder of an unpaid charge. Amounts are cents. */
export interface PaymentReminderFacts {
  kind: ChargeKind;
  id: number;
  firstName: string;
  dueAmount: number;
  /** The deadline of a prepayment; null for other charges. */
  payBy: string | Date | null;
  /** The name of the room, course or event. */
  title: string;
  /** The date as text; empty without a date. */
  when: string;
  /** The link id of a sign-up; null for a room booking. */
  linkId: string | null;
  /** Whether it belongs to an account, and so appears among its bookings. */
  hasAccount: boolean;
}

/** A change of a refund's IBAN. Mails contain only the last characters of an IBAN. */
export interface RefundIbanFacts {
  kind: ChargeKind;
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  /** "Prenotazione #P00042, Sala Cielo" */
  title: string;
  /** The titles of the other dates of its series, to which the IBAN was also applied. */
  others: string[];
  /** Null if there was none. */
  endingBefore: string | null;
  /** Null if it was removed. */
  ending: string | null;
  /** The instant of the change. */
  at: string;
}

/** A payment that the card's bank disputes. It names no person. */
export interface DisputeFacts {
  kind: ChargeKind;
  id: number;
  /** Cents. */
  amount: number;
  state: DisputeState;
}
