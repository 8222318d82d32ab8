import type { PaymentKind } from "../money/payment";
import type { CalendarDay } from "../time/calendar-day";
import type { Account, Direction } from "./book-entry";
import type { Balances } from "./book-years";
import { type Flow, rowLabel } from "./modello-d";

/** The journal (prima nota): what moved in cash and bank, in the order of days, with the balance after each line. */

export interface JournalMovement {
  date: CalendarDay;
  account: Account;
  /** Cents; negative for what goes out. */
  amount: number;
  label: string;
}

export interface JournalLine extends JournalMovement {
  /** Of its account, after it. */
  balance: number;
}

/** The lines with the running balance of their account. @param opening what was there before the first line */
export function withBalances(movements: readonly JournalMovement[], opening: Balances): JournalLine[] {
  const balances = { ...opening };
  return movements.map((movement) => {
    balances[movement.account] += movement.amount;
    return { ...movement, balance: balances[movement.account] };
  });
}

const KINDS: Record<PaymentKind, string> = {
  payment: "",
  refund: "Rimborso",
  deposit: "Cauzione",
  "deposit-return": "Cauzione restituita",
  "deposit-retention": "Cauzione trattenuta",
};

const inWords = (parts: readonly (string | null)[], separator: string) =>
  parts.filter((part) => part).join(separator);

/** "Prenotazione #P00042: Sala Loto, Anna Rossi", "Rimborso: …", "Storno: …" of an entry of the ledger, in Italian. */
export function paymentLabel({
  kind,
  title,
  payer,
  isReversal,
}: {
  kind: PaymentKind;
  title: string;
  payer: string;
  isReversal: boolean;
}): string {
  return inWords([isReversal ? "Storno" : KINDS[kind], `${title}, ${payer}`], ": ");
}

const rowText = (direction: Flow, category: string | null) =>
  category === null ? null : `${category} ${rowLabel(direction, category)}`;

/** "A2 Servizi, Tipografia Verdi, Locandine" of a book entry, in Italian. */
export function entryLabel({
  direction,
  category,
  counterparty,
  note,
  isReversal,
}: {
  direction: Direction;
  category: string | null;
  counterparty: string | null;
  note: string | null;
  isReversal: boolean;
}): string {
  const what = direction === "transfer" ? "Giroconto tra cassa e banca" : rowText(direction, category);
  return inWords([isReversal ? "Storno" : null, inWords([what, counterparty, note], ", ")], ": ");
}
