import "server-only";
import { findOperation } from "@/lib/data/site/operation";
import { type Alert, alertsOf } from "@/lib/domain/site/operation";
import { env } from "@/lib/env";
import type { SiteState } from "@/lib/schemas/site/alert";

/** Current operational alerts of the site for administrators, and the times of its last backup and restore check. */
async function findAlerts(
  now: Date,
): Promise<{ alerts: Alert[]; lastBackupAt: Date | null; restoredAt: Date | null }> {
  const operation = await findOperation(now);
  const { lastBackupAt, restoreCheck } = operation;
  return {
    alerts: alertsOf(operation, env().EXPECTED_STANDBYS, now),
    lastBackupAt,
    restoredAt: restoreCheck?.isGood ? restoreCheck.finishedAt : null,
  };
}

/** As `findAlerts`, in the form that the panel shows. */
export async function findSiteState(now: Date): Promise<SiteState> {
  const { alerts, lastBackupAt, restoredAt } = await findAlerts(now);
  return {
    alerts: alerts.map(({ since, ...alert }) => ({ ...alert, since: since?.toISOString() ?? null })),
    lastBackupAt: lastBackupAt?.toISOString() ?? null,
    restoredAt: restoredAt?.toISOString() ?? null,
  };
}
