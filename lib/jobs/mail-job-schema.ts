import { z } from "zod";
import type { MailJob } from "./queue";

const envelopeSchema = z.object({
  mail: z.object({ template: z.string(), to: z.string(), data: z.looseObject({}) }),
  queuedAt: z.string(),
});

/**
 * The data of a mail job as the queue's table gives it back. Only the envelope is checked: what stands in `data` was
 * written by this site for the template, and is read by the template's own renderer.
 */
export const mailJobSchema = z.custom<MailJob>((job) => envelopeSchema.safeParse(job).success);
