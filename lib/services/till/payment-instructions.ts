import "server-only";
import { findSettings } from "@/lib/data/site/settings";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { paymentReason } from "@/lib/domain/money/payment";
import { amountDueNow, currentDeadline } from "@/lib/domain/money/prepayment";
import { howToPay } from "@/lib/domain/till/how-to-pay";
import { payeeOf } from "@/lib/domain/till/payee";
import { AppError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";
import { takesCards } from "@/lib/services/money/stripe-client";

/**
 * The content of the QR code for paying what is due for a booking.
 * @param method the key of a payment method; undefined for a bank transfer
 * @throws AppError NOT_FOUND when that method is not offered, a transfer would arrive too late or the centre has no
 * IBAN, or another method has no link; NOTHING_DUE
 */
export async function paymentCodeOf(
  booking: Booking,
  method: string | undefined,
  now: Date,
): Promise<string> {
  const payee = payeeOf({ ...(await findSettings()), takesCards: takesCards() }, DEFAULT_LANGUAGE);
  const amount = amountDueNow(booking);
  const reason = paymentReason("booking", booking.confirmationNumber);
  const ways = howToPay({ kind: "booking", amount, payBy: currentDeadline(booking), payee, reason }, now);
  const way = ways.find(({ key, kind }) => (method === undefined ? kind === "transfer" : key === method));
  if (way === undefined || way.code === null) {
    const message = text(method === undefined ? "refusals.till.noTransfer" : "refusals.till.noCode");
    throw new AppError("NOT_FOUND", { message });
  }
  if (amount === 0) throw new AppError("NOTHING_DUE");
  return way.code;
}
