import "server-only";
import { deleteSession, type FoundSession, findSession } from "@/lib/data/person/sessions";

const MINUTE_MS = 60_000;

interface LiveSession extends FoundSession {
  /** Milliseconds since it was last used. */
  idleMs: number;
  /** After how many milliseconds without use it ends; null when the settings do not end idle sessions. */
  allowedMs: number | null;
}

/** A session that is valid now; null otherwise. Deletes a session that was idle for too long. */
export async function findLiveSession(sessionId: string, now: Date): Promise<LiveSession | null> {
  const found = await findSession(sessionId, now);
  if (found === null) return null;
  const idleMs = now.getTime() - found.lastSeenAt.getTime();
  const allowedMs = found.idleTimeoutMinutes === null ? null : found.idleTimeoutMinutes * MINUTE_MS;
  if (allowedMs === null || idleMs <= allowedMs) return { ...found, idleMs, allowedMs };
  await deleteSession(sessionId);
  return null;
}
