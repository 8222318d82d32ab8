import "server-only";
import {
  listSeriesBookings,
  lockBookingRows,
  requireSeriesBookings,
} from "@/lib/data/booking/booking-series";
import { insertPayment } from "@/lib/data/money/payments";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { formatCents } from "@/lib/domain/money/money";
import { AppError } from "@/lib/errors";
import {
  type Payment,
  type SeriesPayment,
  type SeriesPaymentInput,
  seriesPaymentSchema,
} from "@/lib/schemas/till/payment";
import { requirePastDay } from "./record-payment";

/**
 * Takes what is open of all dates of a series at once: one entry for each date, all or none.
 * @param input its `amount` is the sum that the desk has asked for, in cents
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError NOT_FOUND, VALIDATION (a day in the future), NOTHING_DUE, AMOUNT_TOO_HIGH when something else is open
 *   by now than what was asked for
 */
export function paySeries(
  seriesId: number,
  { method, amount, date: asked, note }: SeriesPaymentInput,
  actor: number,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SeriesPayment> {
  const date = requirePastDay(asked, now);
  return createOnce(claim, { status: 201, schema: seriesPaymentSchema }, async (tx) => {
    const ids = (await requireSeriesBookings(seriesId, tx)).map(({ id }) => id);
    await lockBookingRows(tx, ids);
    const open = (await listSeriesBookings(seriesId, tx)).filter(({ dueAmount }) => dueAmount > 0);
    const due = open.reduce((sum, { dueAmount }) => sum + dueAmount, 0);
    if (due === 0) throw new AppError("NOTHING_DUE");
    if (due !== amount)
      throw new AppError("AMOUNT_TOO_HIGH", {
        message: `Intanto è cambiato qualcosa: della serie sono da pagare ${formatCents(due)}.`,
      });
    const payments: Payment[] = [];
    for (const { id, dueAmount } of open) {
      const of = { bookingId: id, courseBookingId: null, registrationId: null };
      const entry = { kind: "payment", method, amount: dueAmount, date, note, createdBy: actor } as const;
      const payment = await insertPayment(tx, { ...entry, ...of });
      await recordChange(tx, { action: "create", entity: "payment", entityId: payment.id, after: payment });
      payments.push(payment);
    }
    return { amount, payments };
  });
}
