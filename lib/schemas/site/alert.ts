import "@/lib/schemas/zod-config";
import { z } from "zod";
import { ALERT_KINDS } from "@/lib/domain/site/operation";

/** Something about the site as a machine that an administrator should hear of. */
const alertSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  /** How many mails, queues or standbys it is about. */
  count: z.int(),
  /** Since when, or when that was which is too old; null where neither is known. */
  since: z.iso.datetime().nullable(),
});

/** What is wrong with the site as a machine, and of when its backups are. */
export const siteStateSchema = z.object({
  alerts: z.array(alertSchema),
  /** When the last good backup was made; null before the first, and where the site does not know of any. */
  lastBackupAt: z.iso.datetime().nullable(),
  /** When the last backup was restored to try it, if that went well. */
  restoredAt: z.iso.datetime().nullable(),
});

export type SiteState = z.infer<typeof siteStateSchema>;
