import "server-only";
import { findBooking } from "@/lib/data/booking/bookings";
import { prisma } from "@/lib/data/client";
import { findChargeText } from "@/lib/data/money/charge-text";
import { type ChargeName, requireCharge } from "@/lib/data/money/read-charges";
import { balanceOf } from "@/lib/domain/money/balance";
import { amountDueNow, awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { fullName } from "@/lib/domain/person/full-name";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { requireFound } from "@/lib/errors";
import type { ChargeDetails } from "@/lib/schemas/till/charge";
import { findReceiptHolder } from "./make-receipt";

/**
 * A booking or sign-up for the till: its title, its payer, its balance in cents, and the holder of its receipt.
 * @throws AppError NOT_FOUND
 */
export async function findChargeDetails(name: ChargeName): Promise<ChargeDetails> {
  const charge = await requireCharge(prisma(), name);
  const text = requireFound(await findChargeText(prisma(), name), "payable");
  const { kind, id, firstName, lastName, email, totalAmount } = charge;
  const balance = balanceOf(charge, charge.entries);
  const booking = kind === "booking" ? await findBooking(id) : null;
  return {
    kind,
    id,
    confirmationNumber: confirmationNumber(id),
    title: text.title,
    when: text.when,
    payerName: fullName({ firstName, lastName }),
    payerEmail: email,
    totalAmount,
    ...balance,
    askedAmount: booking === null ? balance.dueAmount : amountDueNow(booking),
    payBy: booking !== null && awaitsPrepayment(booking) ? booking.payBy : null,
    holder: await findReceiptHolder(prisma(), charge),
  };
}
