import "@/lib/schemas/zod-config";
import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";

export const failedMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  template: z.string(),
  /** The instant at which it was given up. */
  failedAt: z.string(),
});

export type FailedMail = z.infer<typeof failedMailSchema>;

export const failedMailParams = z.object({ id: z.uuid(VALIDATION.invalid) });
