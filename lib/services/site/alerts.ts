import "server-only";
import { findOperation } from "@/lib/data/site/operation";
import { type Alert, alertsOf } from "@/lib/domain/site/operation";
import { env } from "@/lib/env";

/** What an administrator should hear of the site as a machine, now. */
export async function findAlerts(now: Date): Promise<Alert[]> {
  return alertsOf(await findOperation(now), env().EXPECTED_STANDBYS, now);
}
