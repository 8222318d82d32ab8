import "server-only";
import { deleteSession, type FoundSession, findSession } from "@/lib/data/person/sessions";

const MINUTE_MS = 60_000;

interface LiveSession extends FoundSession {
  /** Milliseconds since its last use. */
  idleMs: number;
  /** Milliseconds without use after which it ends; null if the settings do not end idle sessions. */
  allowedMs: number | null;
}

/** A currently valid session; null otherwise. Deletes a session whose idle timeout has passed. */
export async function findLiveSession(sessionId: string, now: Date): Promise<LiveSession | null> {
  const found = await findSession(sessionId, now);
  if (found === null) return null;
  const idleMs = now.getTime() - found.lastSeenAt.getTime();
  const allowedMs = found.idleTimeoutMinutes === null ? null : found.idleTimeoutMinutes * MINUTE_MS;
  if (allowedMs === null || idleMs <= allowedMs) return { ...found, idleMs, allowedMs };
  await deleteSession(sessionId);
  return null;
}
