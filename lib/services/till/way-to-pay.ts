import "server-only";
import type { Transaction } from "@/lib/data/client";
import { findPaymentMethods, findPaymentMethodsToUse } from "@/lib/data/site/settings";
import { text } from "@/lib/domain/language/text";
import { ONLINE_KEY, wayOf, wayOfBank } from "@/lib/domain/money/way-to-pay";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";

/**
 * Refuses an entry of the ledger by a way to pay that there is not, or that is switched off. Called before anything else
 * is locked; the way stays until the transaction ends.
 * @throws AppError VALIDATION at `method`
 */
export async function requireActiveWay(tx: Transaction, method: string): Promise<void> {
  const way = wayOf(await findPaymentMethodsToUse(tx), method);
  if (!way?.isActive) throw fieldError("method", VALIDATION.wayToPay);
}

/** @throws AppError VALIDATION at `method` for a filter by a way to pay that there is not */
export async function requireKnownWay(method: string | undefined): Promise<void> {
  // Stripe's payments are there even where their way was taken out.
  if (method === undefined || method === ONLINE_KEY) return;
  if (!wayOf(await findPaymentMethods(), method)) throw fieldError("method", VALIDATION.wayToPay);
}

/**
 * The key of the way by which money has come that the bank reports; the way stays until the transaction ends.
 * @throws AppError VALIDATION at a field where no way is of the bank
 */
export async function requireWayOfBank(tx: Transaction, field: string): Promise<string> {
  const way = wayOfBank(await findPaymentMethodsToUse(tx));
  if (way === undefined) throw fieldError(field, text("refusals.books.noWayOfBank"));
  return way.key;
}
