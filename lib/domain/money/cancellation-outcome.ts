import { amountToPay, type Balance, balanceBetween } from "./balance";
import { refundOf } from "./cancellation-policy";
import { formatCents } from "./money";

/**
 * What a cancellation means for the customer's money: the policy gives the refunded share of the total, what was paid
 * decides how much of it is paid back. All amounts in cents.
 */

/** The price of something, and the net amount of its ledger entries. */
export interface TotalAndPaid {
  totalAmount: number;
  paidAmount: number;
}

export interface CancellationOutcome {
  paidAmount: number;
  /** Paid, and refunded. */
  comesBack: number;
  /** Still to be paid despite the cancellation. */
  stillOwed: number;
}

/** The outcome of canceling something with a refund of `refundPercent` (0..100) of its total. */
export function cancellationOutcome(
  { totalAmount, paidAmount }: TotalAndPaid,
  refundPercent: number,
): CancellationOutcome {
  const { refundAmount } = refundOf(totalAmount, refundPercent);
  const toPay = amountToPay({ status: "canceled", totalAmount, refundAmount });
  const { refundDue, dueAmount } = balanceBetween(toPay, paidAmount);
  return { paidAmount, comesBack: refundDue, stillOwed: dueAmount };
}

/**
 * The sum for several things that are canceled together. Both a refund and a remaining debt may result, since each
 * thing is settled on its own.
 */
export function sumOfOutcomes(outcomes: readonly CancellationOutcome[]): CancellationOutcome {
  return outcomes.reduce(
    (sum, { paidAmount, comesBack, stillOwed }) => ({
      paidAmount: sum.paidAmount + paidAmount,
      comesBack: sum.comesBack + comesBack,
      stillOwed: sum.stillOwed + stillOwed,
    }),
    { paidAmount: 0, comesBack: 0, stillOwed: 0 },
  );
}

/**
 * Text for the customer, before and after a cancellation: how much of the paid amount is refunded, and what remains to
 * be paid.
 */
export function describeOutcome({ paidAmount, comesBack, stillOwed }: CancellationOutcome): string {
  const owed = `restano da pagare ${formatCents(stillOwed)}`;
  if (paidAmount === 0)
    return stillOwed > 0
      ? `Non hai ancora pagato nulla: non c'è nulla da rimborsare, e ${owed}.`
      : "Non hai ancora pagato nulla: non c'è nulla da rimborsare e non devi pagare nulla.";
  const paid = `Hai pagato ${formatCents(paidAmount)}`;
  if (comesBack > 0)
    return `${paid}: ti rimborsiamo ${formatCents(comesBack)}${stillOwed > 0 ? `, e ${owed}` : ""}.`;
  return `${paid}: non c'è nulla da rimborsare e ${stillOwed > 0 ? owed : "non devi altro"}.`;
}

const termsOf = (refundPercent: number): string =>
  refundPercent > 0 ? `il rimborso è del ${refundPercent}%` : "non è previsto alcun rimborso";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Text for the customer: what a cancellation refunds and why, and what remains to be paid.
 * @param notice how much notice there is, or was, where that decides: `formatNotice` of the policy
 */
export function describeRefund(money: TotalAndPaid, refundPercent: number, notice?: string): string {
  if (money.totalAmount === 0 && money.paidAmount === 0) return "Non c'è alcun importo da rimborsare.";
  const outcome = cancellationOutcome(money, refundPercent);
  const after = (text: string) => (notice === undefined ? sentence(text) : `${notice}: ${text}`);
  if (outcome.paidAmount === 0)
    return notice === undefined ? describeOutcome(outcome) : `${notice}. ${describeOutcome(outcome)}`;
  if (refundPercent === 100) return after(`il rimborso è completo, ${formatCents(outcome.comesBack)}.`);
  return `${after(termsOf(refundPercent))}. ${describeOutcome(outcome)}`;
}

/** Text for the centre: what is to be refunded, and what remains to be collected despite the cancellation. */
export function outcomeForCentre({ paidAmount, comesBack, stillOwed }: CancellationOutcome): string {
  const back =
    comesBack > 0
      ? `Da rimborsare: ${formatCents(comesBack)}.`
      : paidAmount === 0
        ? "Non è stato pagato nulla: nessun rimborso da fare."
        : "Nessun rimborso da fare.";
  return stillOwed > 0 ? `${back} Da pagare ancora: ${formatCents(stillOwed)}.` : back;
}

/** Text about something canceled, as of today: a refund may have been paid out already. */
export function describeOpenBalance({
  refundDue,
  dueAmount,
}: Pick<Balance, "refundDue" | "dueAmount">): string {
  if (refundDue > 0) return `Da rimborsare: ${formatCents(refundDue)}.`;
  return dueAmount > 0
    ? `Restano da pagare ${formatCents(dueAmount)}.`
    : "Nulla da rimborsare e nulla da pagare.";
}
