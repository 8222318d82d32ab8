import "server-only";
import { recordChange } from "@/lib/data/audit-log";
import { prisma } from "@/lib/data/client";
import { findPayable, findPayableTitle, type PayableName } from "@/lib/data/payables";
import { balanceOf } from "@/lib/domain/money/balance";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";

const ENTITIES = { booking: "booking", course: "course-booking", event: "registration" } as const;

/**
 * Mails what is still to be paid to whoever booked.
 * @throws AppError NOT_FOUND, NOTHING_DUE
 */
export async function remindOfPayment(name: PayableName): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const payable = await findPayable(tx, name);
    if (payable === null)
      throw new AppError("NOT_FOUND", { message: "La prenotazione o l'iscrizione indicata non esiste." });
    const { dueAmount } = balanceOf(payable, payable.entries);
    if (dueAmount === 0) throw new AppError("NOTHING_DUE");
    const { kind, id, firstName, email } = payable;
    const data = { kind, id, firstName, dueAmount, title: await findPayableTitle(tx, name) };
    await enqueueMail(tx, { template: "paymentReminder", to: email, data });
    await recordChange(tx, { action: "message", entity: ENTITIES[kind], entityId: id });
  });
}
