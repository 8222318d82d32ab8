import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findPaymentMethods, findPaymentMethodsToUse } from "@/lib/data/site/settings";
import { text } from "@/lib/domain/language/text";
import { bankStatementMethod, ONLINE_KEY, wayOf } from "@/lib/domain/money/way-to-pay";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";

/**
 * Refuses a ledger entry by an unknown or inactive payment method. Called before anything else is locked; the method
 * cannot change until the transaction ends.
 * @throws AppError VALIDATION at `method`
 */
export async function requireActiveWay(tx: Transaction, method: string): Promise<void> {
  const way = wayOf(await findPaymentMethodsToUse(tx), method);
  if (!way?.isActive) throw fieldError("method", VALIDATION.wayToPay);
}

/** @throws AppError VALIDATION at `method` for a filter by an unknown payment method */
export async function requireKnownWay(method: string | undefined): Promise<void> {
  // Stripe's payments exist even if their method was removed.
  if (method === undefined || method === ONLINE_KEY) return;
  if (!wayOf(await findPaymentMethods(), method)) throw fieldError("method", VALIDATION.wayToPay);
}

/**
 * The key of the payment method for money that the bank reports; the method cannot change until the transaction ends.
 * @throws AppError VALIDATION at `field` when no payment method uses the bank
 */
export async function requireWayOfBank(tx: Transaction, field: string): Promise<string> {
  const way = bankStatementMethod(await findPaymentMethodsToUse(tx));
  if (way === undefined) throw fieldError(field, text("refusals.books.noWayOfBank"));
  return way.key;
}
