import { z } from "zod";
import { languageSchema } from "@/lib/schemas/language/translations";
import type { MailJob } from "./queue";

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
export const mailJobSchema = z.custom<MailJob>((job) => envelopeSchema.safeParse(job).success);
