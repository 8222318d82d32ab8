import "server-only";
import type { Transaction } from "@/lib/data/client";
import type { NewPayment } from "@/lib/data/money/payments";
import type { Payment } from "@/lib/schemas/till/payment";
import { confirmPrepaid } from "@/lib/services/booking/prepayment";
import { enterPayment } from "@/lib/services/money/enter-payment";

/**
 * Writes a ledger entry that may bring money in, and confirms a booking whose prepayment is thereby paid. The caller
 * holds the lock of the charge.
 */
export async function enterIncomingPayment(tx: Transaction, entry: NewPayment): Promise<Payment> {
  const payment = await enterPayment(tx, entry);
  if (entry.kind === "payment" && entry.charge.kind === "booking")
    await confirmPrepaid(tx, [entry.charge.id]);
  return payment;
}
