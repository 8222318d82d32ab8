import { type TextKey, type TextValues, text } from "../language/text";
import { formatIban } from "../money/iban";
import type { CardPayableKind, PayableKind } from "../money/payment";

/** The ways in which something can be paid. */
export interface WaysToPay {
  kind: PayableKind;
  /** Null where the association takes no transfers. */
  iban: string | null;
  legalName: string;
  /** The reference of a transfer: "Prenotazione #00042". */
  reason: string;
  takesCards: boolean;
  /** Whether it is a prepayment, which has a deadline of its own. */
  isPrepayment?: boolean;
}

const AT_THE_DESK = {
  booking: "howToPay.atTheDesk.booking",
  course: "howToPay.atTheDesk.place",
  event: "howToPay.atTheDesk.place",
  fee: "howToPay.atTheDesk.fee",
  pass: "howToPay.atTheDesk.pass",
} as const satisfies Record<PayableKind, TextKey>;

/** Where each kind is paid by card; what can't be paid so has none. */
const BY_CARD: Partial<Record<PayableKind, TextKey>> = {
  booking: "howToPay.card.booking",
  fee: "howToPay.card.fee",
  pass: "howToPay.card.pass",
} satisfies Record<CardPayableKind, TextKey>;

const waysBy = (
  { kind, iban, legalName, takesCards, isPrepayment = false }: Omit<WaysToPay, "reason">,
  transfer: TextKey,
  values: TextValues = {},
): string[] => {
  const byCard = BY_CARD[kind];
  return [
    text(isPrepayment ? "asked.atTheDesk" : AT_THE_DESK[kind]),
    ...(iban === null ? [] : [text(transfer, { iban: formatIban(iban), name: legalName, ...values })]),
    ...(takesCards && byCard !== undefined ? [text(byCard)] : []),
  ];
};

/** The same before anything is booked, when a transfer has no reference yet. */
export const howToPayLater = (ways: Omit<WaysToPay, "reason">): string[] =>
  waysBy(ways, "howToPay.transferLater");

/** When and by what means, one text each; in dialogs and mails alike. */
export const howToPay = ({ reason, ...ways }: WaysToPay): string[] =>
  waysBy(ways, "howToPay.transfer", { reason });
