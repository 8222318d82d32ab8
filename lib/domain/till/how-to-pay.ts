import { type TextKey, type TextValues, text } from "../language/text";
import { formatIban } from "../money/iban";
import type { PayableKind } from "../money/payment";

/** The ways in which something can be paid. */
export interface WaysToPay {
  kind: PayableKind;
  /** Null where the association takes no transfers. */
  iban: string | null;
  legalName: string;
  /** The reference of a transfer: "Prenotazione #00042". */
  reason: string;
  takesCards: boolean;
}

const waysBy = (
  { kind, iban, legalName, takesCards }: Omit<WaysToPay, "reason">,
  transfer: TextKey,
  values: TextValues = {},
): string[] => [
  text(kind === "booking" ? "howToPay.atTheDesk.booking" : "howToPay.atTheDesk.place"),
  ...(iban === null ? [] : [text(transfer, { iban: formatIban(iban), name: legalName, ...values })]),
  ...(takesCards ? [text("howToPay.card")] : []),
];

/** The same before anything is booked, when a transfer has no reference yet. */
export const howToPayLater = (ways: Omit<WaysToPay, "reason">): string[] =>
  waysBy(ways, "howToPay.transferLater");

/** When and by what means, one text each; in dialogs and mails alike. */
export const howToPay = ({ reason, ...ways }: WaysToPay): string[] =>
  waysBy(ways, "howToPay.transfer", { reason });
