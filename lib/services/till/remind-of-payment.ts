import "server-only";
import { prisma } from "@/lib/data/client";
import { findPayableWords, type PayableName, requirePayable } from "@/lib/data/money/payables";
import { findLinkId } from "@/lib/data/sign-up/places";
import { recordChange } from "@/lib/data/site/audit-log";
import { balanceOf } from "@/lib/domain/money/balance";
import { AppError, notFoundError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";

const ENTITIES = { booking: "booking", course: "course-booking", event: "registration" } as const;

/**
 * Mails what is still to be paid to whoever booked, with the reason, the ways to pay and the link to it.
 * @returns whether there is an address to write to; without one nothing is sent, and nothing noted in the audit log
 * @throws AppError NOT_FOUND, NOTHING_DUE
 */
export async function remindOfPayment(name: PayableName): Promise<{ sent: boolean }> {
  return prisma().$transaction(async (tx) => {
    const payable = await requirePayable(tx, name);
    const words = await findPayableWords(tx, name);
    if (words === null) throw notFoundError("payable");
    const { title, when } = words;
    const { dueAmount } = balanceOf(payable, payable.entries);
    if (dueAmount === 0) throw new AppError("NOTHING_DUE");
    const { kind, id, firstName, email, userId } = payable;
    const linkId = kind === "booking" ? null : await findLinkId(tx, { kind, id });
    const data = { kind, id, firstName, dueAmount, title, when, linkId, hasAccount: userId !== null };
    const sent = await enqueueMail(tx, { template: "paymentReminder", to: email, data });
    if (sent) await recordChange(tx, { action: "message", entity: ENTITIES[kind], entityId: id });
    return { sent };
  });
}
