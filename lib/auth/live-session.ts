import "server-only";
import { deleteSession, type FoundSession, findSession } from "@/lib/data/person/sessions";

const MINUTE_MS = 60_000;

export interface LiveSession extends FoundSession {
  /** For how long it has not been used. */
  idleMs: number;
  /** For how long it may go unused, in milliseconds; null when the settings do not end idle sessions. */
  allowedMs: number | null;
}

/** A session that may be used now; null when there is none. One that was idle for too long ends here. */
export async function findLiveSession(sessionId: string, now: Date): Promise<LiveSession | null> {
  const found = await findSession(sessionId, now);
  if (found === null) return null;
  const idleMs = now.getTime() - found.lastSeenAt.getTime();
  const allowedMs = found.idleTimeoutMinutes === null ? null : found.idleTimeoutMinutes * MINUTE_MS;
  if (allowedMs === null || idleMs <= allowedMs) return { ...found, idleMs, allowedMs };
  await deleteSession(sessionId);
  return null;
}
