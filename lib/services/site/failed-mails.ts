import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { listFailedMails, takeFailedMail } from "@/lib/data/site/queued-mails";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { wordedError } from "@/lib/errors";
import { enqueueMail, type MailJob, QUEUES } from "@/lib/jobs/queue";
import { languageSchema } from "@/lib/schemas/language/translations";
import type { FailedMail } from "@/lib/schemas/site/failed-mail";

const envelopeSchema = z.object({
  mail: z.object({
    template: z.string(),
    to: z.string(),
    data: z.looseObject({}),
    language: languageSchema.optional(),
  }),
  queuedAt: z.string(),
});

/**
 * The data of a mail job as read back from the queue's table. Only the envelope is checked: `data` was written by
 * this site for the template's renderer.
 */
const mailJobSchema = z.custom<MailJob>((job) => envelopeSchema.safeParse(job).success);

/** The mails that are no longer retried, the latest first. */
export const findFailedMails = (): Promise<FailedMail[]> => listFailedMails(QUEUES.deadMail);

/** The queues of undelivered mails: those given up, and those still retried. */
const FAILED = [QUEUES.deadMail, QUEUES.lateMail] as const;

/**
 * Queues an undelivered mail again as a new one.
 * @returns whether it has an address
 * @throws AppError NOT_FOUND when it is no longer in either queue
 */
export async function retryFailedMail(id: string): Promise<boolean> {
  return prisma().$transaction(async (tx) => {
    let job: unknown = null;
    for (const queue of FAILED) job ??= await takeFailedMail(tx, queue, id);
    if (job === null) throw wordedError("NOT_FOUND", "refusals.site.mailGone");
    const { mail } = mailJobSchema.parse(job);
    const { template, to } = mail;
    await recordChange(tx, { action: "message", entity: "mail", entityId: null, after: { template, to } });
    return enqueueMail(tx, { ...mail, language: mail.language ?? DEFAULT_LANGUAGE });
  });
}
