import { type TextKey, type TextValues, text } from "../language/text";
import { formatIban } from "../money/iban";
import { type CardPayableKind, isCardAmount, type PayableKind } from "../money/payment";
import { arrivesByTransfer } from "../money/prepayment";

/** The ways in which something can be paid. */
export interface WaysToPay {
  kind: PayableKind;
  /** What is asked for now, in cents. */
  amount: number;
  /** Until when, where it is a prepayment, which has a deadline of its own; else null. */
  payBy: string | Date | null;
  /** Null where the association takes no transfers. */
  iban: string | null;
  legalName: string;
  /** The reference of a transfer: "Prenotazione #00042". */
  reason: string;
  takesCards: boolean;
}

/** Which of the ways serve: no transfer that would come too late, no card for less than cards can pay. */
export const servingWays = <Ways extends Pick<WaysToPay, "amount" | "payBy" | "iban" | "takesCards">>(
  ways: Ways,
  now: Date,
): Ways => ({
  ...ways,
  iban: arrivesByTransfer(ways.payBy, now) ? ways.iban : null,
  takesCards: ways.takesCards && isCardAmount(ways.amount),
});

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
  ways: Omit<WaysToPay, "reason">,
  now: Date,
  transfer: TextKey,
  values: TextValues = {},
): string[] => {
  const { kind, iban, legalName, takesCards, payBy } = servingWays(ways, now);
  const byCard = BY_CARD[kind];
  return [
    text(payBy !== null ? "asked.atTheDesk" : AT_THE_DESK[kind]),
    ...(iban === null ? [] : [text(transfer, { iban: formatIban(iban), name: legalName, ...values })]),
    ...(takesCards && byCard !== undefined ? [text(byCard)] : []),
  ];
};

/** The same before anything is booked, when a transfer has no reference yet. */
export const howToPayLater = (ways: Omit<WaysToPay, "reason">, now: Date): string[] =>
  waysBy(ways, now, "howToPay.transferLater");

/** When and by what means, one text each; in dialogs and mails alike. */
export const howToPay = ({ reason, ...ways }: WaysToPay, now: Date): string[] =>
  waysBy(ways, now, "howToPay.transfer", { reason });
