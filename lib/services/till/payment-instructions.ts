import "server-only";
import { findSettings } from "@/lib/data/site/settings";
import { paymentReason } from "@/lib/domain/money/payment";
import { transferCode } from "@/lib/domain/till/payment-qr";
import { AppError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";
import { legalNameOf } from "@/lib/site";

/**
 * The content of the QR code of a bank transfer for a booking.
 * @throws AppError NOT_FOUND when the centre has no IBAN; NOTHING_DUE
 */
export async function transferCodeOf(booking: Booking): Promise<string> {
  const settings = await findSettings();
  const { iban } = settings;
  if (iban === null)
    throw new AppError("NOT_FOUND", { message: "Il pagamento con bonifico non è disponibile." });
  if (booking.dueAmount === 0) throw new AppError("NOTHING_DUE");
  return transferCode({
    name: legalNameOf(settings),
    iban,
    amount: booking.dueAmount,
    reason: paymentReason("booking", booking.confirmationNumber),
  });
}
