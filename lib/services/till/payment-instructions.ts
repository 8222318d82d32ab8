import "server-only";
import { findSettings } from "@/lib/data/site/settings";
import { text } from "@/lib/domain/language/text";
import { paymentReason } from "@/lib/domain/money/payment";
import { amountAsked, arrivesByTransfer, askedBy } from "@/lib/domain/money/prepayment";
import { transferCode } from "@/lib/domain/till/payment-qr";
import { AppError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";

/**
 * The content of the QR code of a bank transfer for a booking.
 * @throws AppError NOT_FOUND when the centre has no IBAN, or a prepayment by transfer would come too late; NOTHING_DUE
 */
export async function transferCodeOf(booking: Booking, now: Date): Promise<string> {
  const settings = await findSettings();
  const { iban } = settings;
  if (iban === null || !arrivesByTransfer(askedBy(booking), now))
    throw new AppError("NOT_FOUND", { message: text("refusals.till.noTransfer") });
  const amount = amountAsked(booking);
  if (amount === 0) throw new AppError("NOTHING_DUE");
  return transferCode({
    name: settings.legalName,
    iban,
    amount,
    reason: paymentReason("booking", booking.confirmationNumber),
  });
}
