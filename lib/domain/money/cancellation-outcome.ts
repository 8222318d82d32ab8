import { amountToPay, type Balance, balanceBetween } from "./balance";
import { refundOf } from "./cancellation-policy";
import { formatCents } from "./money";

/**
 * What a cancellation means for the money: the steps of the policy say what part of the total is given up, what was
 * paid decides whether something comes back for it. All amounts in cents.
 */

/** What something costs, and what all entries of the ledger leave in the till for it. */
export interface TotalAndPaid {
  totalAmount: number;
  paidAmount: number;
}

export interface CancellationOutcome {
  paidAmount: number;
  /** What was paid and goes back. */
  comesBack: number;
  /** What is to be paid although it is canceled, and is not paid yet. */
  stillOwed: number;
}

/** What canceling something leaves, where it refunds a percent (0..100) of its total. */
export function cancellationOutcome(
  { totalAmount, paidAmount }: TotalAndPaid,
  refundPercent: number,
): CancellationOutcome {
  const { refundAmount } = refundOf(totalAmount, refundPercent);
  const toPay = amountToPay({ status: "canceled", totalAmount, refundAmount });
  const { refundDue, dueAmount } = balanceBetween(toPay, paidAmount);
  return { paidAmount, comesBack: refundDue, stillOwed: dueAmount };
}

/** The same of several things that are canceled as one. Both sums may be more than 0: each thing counts for itself. */
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

/** To the customer, before and after: what comes back of what she has paid, and what remains to be paid. */
export function outcomeWords({ paidAmount, comesBack, stillOwed }: CancellationOutcome): string {
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
 * To the customer: what a cancellation gives back, why, and what remains to be paid.
 * @param notice how much time is left, or was, where that decides: `noticeWords` of the policy
 */
export function describeRefund(money: TotalAndPaid, refundPercent: number, notice?: string): string {
  if (money.totalAmount === 0 && money.paidAmount === 0) return "Non c'è alcun importo da rimborsare.";
  const outcome = cancellationOutcome(money, refundPercent);
  const after = (text: string) => (notice === undefined ? sentence(text) : `${notice}: ${text}`);
  if (outcome.paidAmount === 0)
    return notice === undefined ? outcomeWords(outcome) : `${notice}. ${outcomeWords(outcome)}`;
  if (refundPercent === 100) return after(`il rimborso è completo, ${formatCents(outcome.comesBack)}.`);
  return `${after(termsOf(refundPercent))}. ${outcomeWords(outcome)}`;
}

/** To the centre: what is to be given back, and what is to be taken although it is canceled. */
export function outcomeForCentre({ paidAmount, comesBack, stillOwed }: CancellationOutcome): string {
  const back =
    comesBack > 0
      ? `Da rimborsare: ${formatCents(comesBack)}.`
      : paidAmount === 0
        ? "Non è stato pagato nulla: nessun rimborso da fare."
        : "Nessun rimborso da fare.";
  return stillOwed > 0 ? `${back} Da pagare ancora: ${formatCents(stillOwed)}.` : back;
}

/** Of something canceled, as it stands today: what was paid once may have gone back already. */
export function openWords({ refundDue, dueAmount }: Pick<Balance, "refundDue" | "dueAmount">): string {
  if (refundDue > 0) return `Da rimborsare: ${formatCents(refundDue)}.`;
  return dueAmount > 0
    ? `Restano da pagare ${formatCents(dueAmount)}.`
    : "Nulla da rimborsare e nulla da pagare.";
}
