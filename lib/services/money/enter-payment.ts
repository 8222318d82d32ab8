import "server-only";
import type { Transaction } from "@/lib/data/client";
import { insertPayment, type NewPayment } from "@/lib/data/money/payments";
import { type Payment, paymentSchema } from "@/lib/schemas/till/payment";
import { announce } from "@/lib/services/program/announce";

/** Writes a ledger entry (a payment, a refund or a reversal) and queues its webhook event. */
export async function enterPayment(tx: Transaction, entry: NewPayment): Promise<Payment> {
  const payment = await insertPayment(tx, entry);
  const { kind, id } = entry.charge;
  await announce(tx, paymentSchema, [{ event: "payment.created", subject: { kind, id }, data: payment }]);
  return payment;
}
