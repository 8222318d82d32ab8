import type { DisputeState } from "@/lib/domain/money/dispute";
import type { ChargeKind } from "@/lib/domain/money/payment";

/** A reminder of what is still to be paid. Amounts are cents. */
export interface PaymentReminderFacts {
  kind: ChargeKind;
  id: number;
  firstName: string;
  dueAmount: number;
  /** Until when, where it is a prepayment. */
  payBy: string | Date | null;
  /** The room, the course or the event. */
  title: string;
  /** In words; empty where there is no day. */
  when: string;
  /** The link id of a sign-up; null for a booking of a room. */
  linkId: string | null;
  /** Whether it belongs to an account, and so appears among its bookings. */
  hasAccount: boolean;
}

/** A change of the IBAN for a refund; only the last characters of IBANs are mailed. */
export interface RefundIbanFacts {
  kind: ChargeKind;
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  /** "Prenotazione #P00042, Sala Cielo" */
  title: string;
  /** The same of the other dates of its series, to which the IBAN was given too. */
  others: string[];
  /** Null where none had been given. */
  endingBefore: string | null;
  /** Null where it was removed. */
  ending: string | null;
  /** The instant of the change. */
  at: string;
}

/** A payment that the bank of the card disputes; nobody is named. */
export interface DisputeFacts {
  kind: ChargeKind;
  id: number;
  /** Cents. */
  amount: number;
  state: DisputeState;
}
