import "@/lib/schemas/zod-config";
import { z } from "zod";
import { ALERT_KINDS } from "@/lib/domain/site/operation";

/** An operational problem of the site that administrators should know about. */
const alertSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  /** The number of affected mails, queues or standbys. */
  count: z.int(),
  /** When the problem began, or the date of the outdated item; null if neither is known. */
  since: z.iso.datetime().nullable(),
});

/** Operational problems of the site, and the dates of its backups. */
export const siteStateSchema = z.object({
  alerts: z.array(alertSchema),
  /** When the last good backup was made; null before the first, and if the site knows of none. */
  lastBackupAt: z.iso.datetime().nullable(),
  /** When the last backup was successfully restored as a test. */
  restoredAt: z.iso.datetime().nullable(),
});

export type SiteState = z.infer<typeof siteStateSchema>;
