import "server-only";
import type Stripe from "stripe";
import type { Transaction } from "@/lib/data/client";
import type { CardCharge } from "@/lib/data/money/charges";
import { listTypedRefunds } from "@/lib/data/money/online-refunds";
import { recordChange } from "@/lib/data/site/audit-log";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { dayOf } from "@/lib/domain/time/dates";
import { wordingOf } from "@/lib/i18n/wording";
import { enterPayment } from "./enter-payment";
import { RefundRefused } from "./stripe-refunds";

/**
 * Reverses manual entries of refunds that were made in Stripe's dashboard and are about to be recorded by their ids, so
 * that each counts once. The caller holds the lock of the charge.
 * @param foreign dashboard refunds whose ids the ledger does not contain
 * @throws RefundRefused when the amounts differ: only the treasurer can tell which of them are the same
 */
export async function reverseManualRefunds(
  tx: Transaction,
  charge: CardCharge,
  foreign: readonly Pick<Stripe.Refund, "amount">[],
  now: Date,
): Promise<void> {
  const typed = await listTypedRefunds(tx, charge);
  const same = foreign.flatMap(({ amount }) => {
    const index = typed.findIndex((one) => one.amount === amount);
    return index < 0 ? [] : typed.splice(index, 1);
  });
  if (typed.length > 0 && same.length < foreign.length)
    throw new RefundRefused("What was typed in differs from the refunds of Stripe's dashboard");
  const { t } = await wordingOf(DEFAULT_LANGUAGE);
  for (const { id, amount } of same) {
    const counter = await enterPayment(tx, {
      charge,
      kind: "payment",
      method: "online",
      amount,
      date: dayOf(now),
      note: t("answers.refundOfDashboard"),
      reversalOf: id,
    });
    await recordChange(tx, { action: "reverse", entity: "payment", entityId: id, after: counter });
  }
}
