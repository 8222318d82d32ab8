import "server-only";
import { z } from "zod";
import { findChargeText } from "@/lib/data/money/charge-text";
import { type ChargeName, requireCharge } from "@/lib/data/money/read-charges";
import { findLinkId } from "@/lib/data/sign-up/sign-ups";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { balanceOf } from "@/lib/domain/money/balance";
import { CHARGES } from "@/lib/domain/money/payment";
import { amountDueNow, currentDeadline } from "@/lib/domain/money/prepayment";
import { AppError, requireFound } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import { sentField } from "@/lib/schemas/sent";

export const paymentReminderSchema = z.object(sentField);

/**
 * Mails the customer the amount still due, with the payment reference, the payment methods and a link.
 * @param claim of the Idempotency-Key: a repeated claim sends no second mail
 * @returns whether there is an address to write to; without one nothing is sent or recorded
 * @throws AppError NOT_FOUND, NOTHING_DUE
 */
export async function remindOfPayment(
  name: ChargeName,
  claim: IdempotencyClaim | null,
): Promise<{ sent: boolean }> {
  return createOnce(claim, { status: 200, schema: paymentReminderSchema }, async (tx) => {
    const charge = await requireCharge(tx, name);
    const text = requireFound(await findChargeText(tx, name), "payable");
    const { title, translations, when } = text;
    const { kind, id, firstName, email, userId, language, status, booked } = charge;
    const balance = balanceOf(charge, charge.entries);
    const asked = booked && { ...balance, ...booked, status };
    const dueAmount = asked === null ? balance.dueAmount : amountDueNow(asked);
    if (dueAmount === 0) throw new AppError("NOTHING_DUE");
    const linkId = kind === "course" || kind === "event" ? await findLinkId(tx, { kind, id }) : null;
    const data = {
      kind,
      id,
      firstName,
      dueAmount,
      payBy: asked && currentDeadline(asked),
      title,
      translations,
      when,
      linkId,
      hasAccount: userId !== null,
    };
    const sent = await enqueueMail(tx, { template: "paymentReminder", to: email, language, data });
    if (sent) await recordChange(tx, { action: "message", entity: CHARGES[kind].entity, entityId: id });
    return { sent };
  });
}
