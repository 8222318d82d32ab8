import "server-only";
import { findSettings } from "./settings";

/** A change of the setting counts in every process after this time; asking at each request would be dear. */
const KEPT_MS = 2_000;
const MINUTE_MS = 60_000;

let kept: { at: number; allowedMs: number | null } | null = null;

/** How long a session may go unused, in milliseconds; null when the settings do not end idle sessions. */
export async function idleTimeoutMs(now: Date): Promise<number | null> {
  if (kept !== null && Math.abs(now.getTime() - kept.at) < KEPT_MS) return kept.allowedMs;
  const { idleTimeoutMinutes } = await findSettings();
  kept = {
    at: now.getTime(),
    allowedMs: idleTimeoutMinutes === null ? null : idleTimeoutMinutes * MINUTE_MS,
  };
  return kept.allowedMs;
}
