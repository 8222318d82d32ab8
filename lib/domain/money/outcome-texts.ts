import { centsIn, text, textIn } from "../language/text";
import type { Balance } from "./balance";
import { type CancellationOutcome, cancellationOutcome, type TotalAndPaid } from "./cancellation-outcome";
import { beginsWithVowel } from "./cancellation-words";

/** What a cancellation means for the customer's money, as texts in every language; the panel uses Italian. */

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
 * The refund of a cancellation with its reason, and the amount still to be paid. A share of the total is mentioned only
 * if money is refunded: a customer who has paid no more than the amount retained gets nothing back, whatever the steps.
 * @param notice the remaining or past notice, if it determines the refund: see `leftText`
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

/** The open balance of a canceled item, as of today: a refund may have been paid out already. */
export function openBalanceText({ refundDue, dueAmount }: Pick<Balance, "refundDue" | "dueAmount">): string {
  if (refundDue > 0) return text("outcome.open.refund", { amount: centsIn(refundDue) });
  return dueAmount > 0
    ? text("outcome.open.due", { amount: centsIn(dueAmount) })
    : text("outcome.open.nothing");
}
