import "server-only";
import { findBooking } from "@/lib/data/booking/bookings";
import { findChargeForUpdate } from "@/lib/data/money/read-charges";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { centsIn } from "@/lib/domain/language/text";
import { depositHeldOf, methodOfDeposit } from "@/lib/domain/money/deposit";
import { dayOf } from "@/lib/domain/time/dates";
import { requireFound, wordedError } from "@/lib/errors";
import { type BookingChanged, bookingChangedSchema } from "@/lib/schemas/booking/booking";
import type { DepositRetention } from "@/lib/schemas/till/deposit";
import { notifyDepositRetained } from "@/lib/services/booking/notifications";
import { writePayment } from "./record-payment";

/**
 * Retains a part of a deposit as the centre's income, dated today, and mails the customer the reason.
 * @param amount cents
 * @returns the booking, and whether there is an address to write to
 * @throws AppError NOT_FOUND; AMOUNT_TOO_HIGH above what is held
 */
export function retainDeposit(
  bookingId: number,
  { amount, reason }: DepositRetention,
  actor: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<BookingChanged> {
  return createOnce(claim, { status: 200, schema: bookingChangedSchema }, async (tx) => {
    const charge = requireFound(await findChargeForUpdate(tx, { kind: "booking", id: bookingId }), "booking");
    const held = depositHeldOf(charge.entries);
    if (amount > held)
      throw wordedError("AMOUNT_TOO_HIGH", "refusals.till.depositHeld", { held: centsIn(held) });
    await writePayment(tx, {
      charge,
      kind: "deposit-retention",
      amount,
      note: reason,
      method: methodOfDeposit(charge.entries),
      date: dayOf(now),
      createdBy: actor,
    });
    const booking = requireFound(await findBooking(bookingId, tx), "booking");
    return { ...booking, sent: await notifyDepositRetained(tx, booking, { amount, reason }) };
  });
}
