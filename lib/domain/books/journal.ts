import type { PaymentKind } from "../money/payment";
import { csvDay } from "../site/csv";
import type { CalendarDay } from "../time/calendar-day";
import type { Account, Direction } from "./book-entry";
import type { Balances } from "./book-years";
import { type Flow, rowLabel } from "./modello-d";

/** The journal (prima nota): movements of cash and bank in chronological order, with the balance after each line. */

export interface JournalMovement {
  date: CalendarDay;
  account: Account;
  /** Cents; negative for expenses. */
  amount: number;
  /** A description such as "A3 Godimento beni di terzi, Immobiliare Verdi". */
  label: string;
  /** The everyday name under which it was entered; null without one. */
  word: string | null;
}

export interface JournalLine extends JournalMovement {
  /** The balance of its account after the movement. */
  balance: number;
}

/**
 * Adds the running balance of each line's account.
 * @param opening the balances before the first line
 */
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

/**
 * The reason of a reversal, in Italian. An entry dated in a closed year is unchanged; its reversal counts in an open
 * year and mentions that: "Movimento del 12/03/2025, anno chiuso: registrato due volte".
 */
export const reversalNote = (
  reason: string,
  { what, date, isClosed }: { what: "Movimento" | "Pagamento"; date: CalendarDay; isClosed: boolean },
): string => (isClosed ? `${what} del ${csvDay(date)}, anno chiuso: ${reason}` : reason);

/**
 * "Prenotazione #P00042: Sala Loto, Anna Rossi", "Rimborso: …", "Storno: …, doppio" for an entry of the ledger, in
 * Italian.
 * @param note included only for a reversal, as its reason
 */
export function paymentLabel({
  kind,
  title,
  payer,
  note,
  isReversal,
}: {
  kind: PaymentKind;
  title: string;
  payer: string;
  note: string | null;
  isReversal: boolean;
}): string {
  const what = inWords([title, payer, isReversal ? note : null], ", ");
  return inWords([isReversal ? "Storno" : KINDS[kind], what], ": ");
}

const rowText = (direction: Flow, category: string | null) =>
  category === null ? null : `${category} ${rowLabel(direction, category)}`;

/** "A2 Servizi, Tipografia Verdi, Locandine" for a book entry, in Italian. */
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
