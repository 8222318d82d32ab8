import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { listFailedMails, takeFailedMail } from "@/lib/data/site/failed-mails";
import { AppError } from "@/lib/errors";
import { mailJobSchema } from "@/lib/jobs/mail-job-schema";
import { enqueueMail, QUEUES } from "@/lib/jobs/queue";
import type { FailedMail } from "@/lib/schemas/site/failed-mail";

/** The mails that nobody tries to send any more, the latest first. */
export const findFailedMails = (): Promise<FailedMail[]> => listFailedMails(QUEUES.deadMail);

/** Where mails are that could not be delivered: given up, or tried again every five minutes. */
const FAILED = [QUEUES.deadMail, QUEUES.lateMail] as const;

/**
 * Has a mail that failed, given up or late, sent anew, as if it had just been written.
 * @throws AppError NOT_FOUND when it is not among them any more
 */
export async function retryFailedMail(id: string): Promise<void> {
  await prisma().$transaction(async (tx) => {
    let job: unknown = null;
    for (const queue of FAILED) job ??= await takeFailedMail(tx, queue, id);
    if (job === null)
      throw new AppError("NOT_FOUND", { message: "Questa mail non è più tra quelle da riprovare." });
    const { mail } = mailJobSchema.parse(job);
    const { template, to } = mail;
    await recordChange(tx, { action: "message", entity: "mail", entityId: null, after: { template, to } });
    await enqueueMail(tx, mail);
  });
}
