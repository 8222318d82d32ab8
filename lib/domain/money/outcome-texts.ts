import { centsIn, text, textIn } from "../language/text";
import type { Balance } from "./balance";
import { type CancellationOutcome, cancellationOutcome, type TotalAndPaid } from "./cancellation-outcome";
import { beginsWithVowel } from "./cancellation-words";

/** What a cancellation means for the customer's money, as texts in every language; the panel's words are Italian. */

/** How much of the paid amount is refunded, and what remains to be paid. */
export function outcomeText({ paidAmount, comesBack, stillOwed }: CancellationOutcome): string {
  const amounts = { paid: centsIn(paidAmount), refund: centsIn(comesBack), owed: centsIn(stillOwed) };
  if (paidAmount === 0)
    return text(stillOwed > 0 ? "outcome.unpaid.owed" : "outcome.unpaid.nothing", amounts);
  if (comesBack > 0)
    return text(stillOwed > 0 ? "outcome.paid.refundAndOwed" : "outcome.paid.refund", amounts);
  return text(stillOwed > 0 ? "outcome.paid.owed" : "outcome.paid.nothing", amounts);
}

function kindOf(refundPercent: number): "full" | "part" | "partWithVowel" | "none" {
  if (refundPercent === 100) return "full";
  if (refundPercent === 0) return "none";
  return beginsWithVowel(refundPercent) ? "partWithVowel" : "part";
}

/**
 * What a cancellation refunds and why, and what remains to be paid. A share of the total is named only where money comes
 * back: who has paid no more than is kept gets nothing, whatever the steps say.
 * @param notice how much notice there is, or was, where that decides: `leftText` of the policy
 */
export function refundText(money: TotalAndPaid, refundPercent: number, notice?: string): string {
  if (money.totalAmount === 0 && money.paidAmount === 0) return text("outcome.noAmount");
  const outcome = cancellationOutcome(money, refundPercent);
  const said = outcomeText(outcome);
  const values = {
    percent: refundPercent,
    amount: centsIn(outcome.comesBack),
    outcome: textIn(said),
    ...(notice === undefined ? {} : { notice: textIn(notice) }),
  };
  if (outcome.paidAmount === 0 || (refundPercent > 0 && outcome.comesBack === 0))
    return notice === undefined ? said : text("outcome.afterNotice.nothingBack", values);
  return text(`outcome.${notice === undefined ? "refund" : "afterNotice"}.${kindOf(refundPercent)}`, values);
}

/** What is open of something canceled, as of today: a refund may have been paid out already. */
export function openBalanceText({ refundDue, dueAmount }: Pick<Balance, "refundDue" | "dueAmount">): string {
  if (refundDue > 0) return text("outcome.open.refund", { amount: centsIn(refundDue) });
  return dueAmount > 0
    ? text("outcome.open.due", { amount: centsIn(dueAmount) })
    : text("outcome.open.nothing");
}
