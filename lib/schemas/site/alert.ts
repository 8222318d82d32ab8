import { z } from "zod";
import { ALERT_KINDS } from "@/lib/domain/site/operation";

/** Something about the site as a machine that an administrator should hear of. */
export const alertSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  /** How many mails, queues or standbys it is about. */
  count: z.int(),
  /** Since when, or when that was which is too old; null where neither is known. */
  since: z.iso.datetime().nullable(),
});

export type SiteAlert = z.infer<typeof alertSchema>;
