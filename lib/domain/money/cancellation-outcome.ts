import { centsIn, text } from "../language/text";
import { amountToPay, balanceBetween } from "./balance";
import { refundOf } from "./cancellation-policy";

/**
 * What a cancellation means for the customer's money: the policy gives the refunded share of the total, and the amount
 * already paid decides how much of it is returned. All amounts in cents.
 */

/** A price and the net amount of its ledger entries. */
export interface TotalAndPaid {
  totalAmount: number;
  paidAmount: number;
}

export interface CancellationOutcome {
  paidAmount: number;
  /** The amount to be refunded. */
  comesBack: number;
  /** The amount still to be paid despite the cancellation. */
  stillOwed: number;
}

/** The outcome of a cancellation that refunds `refundPercent` (0..100) of the total. */
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
 * The sum for items that are canceled together. It may contain both a refund and a remaining debt, since each item is
 * settled on its own.
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

/** The text for the centre: the refund due, and the amount still to be collected despite the cancellation. */
export function outcomeForCentre({ paidAmount, comesBack, stillOwed }: CancellationOutcome): string {
  const back = comesBack > 0 ? "refund" : paidAmount === 0 ? "unpaid" : "noRefund";
  return text(`outcomeForCentre.${stillOwed > 0 ? "owed" : "settled"}.${back}`, {
    refund: centsIn(comesBack),
    owed: centsIn(stillOwed),
  });
}
