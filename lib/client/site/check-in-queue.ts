import { ApiError, api, isNetworkFailure } from "@/lib/client/api-client";
import { readStored } from "@/lib/client/storage";
import { newIdempotencyKey } from "@/lib/client/unanswered-writes";
import { dayOf } from "@/lib/domain/time/dates";

/* Check-ins that were registered without a network: stored on the device and sent once there is one. */

const NAME = "doorQueue";
const CHANGED = "door-queue";

export interface QueuedCheckIn {
  code: string;
  /** The person's name if it is known, otherwise the code. */
  name: string;
  /** How many come in of a sign-up with several seats; absent for all that are missing. */
  seats?: number;
  /** ISO instant by the clock of the device. */
  enteredAt: string;
  /** The Idempotency-Key, stored so that sending it twice, even from two tabs, registers one check-in. */
  key: string;
}

interface Queue {
  /** The id of the user who registered them; they are sent only in that user's session. */
  owner: number;
  entries: QueuedCheckIn[];
}

/** The serialized queue, as a snapshot for useSyncExternalStore. */
export const readCheckInQueue = (): string | null => readStored("localStorage", NAME);

export function parseQueuedCheckIns(text: string | null): QueuedCheckIn[] {
  return parseQueue(text)?.entries ?? [];
}

function parseQueue(text: string | null): Queue | null {
  return text === null ? null : (JSON.parse(text) as Queue);
}

function write(queue: Queue): void {
  if (queue.entries.length === 0) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, JSON.stringify(queue));
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls `onChange` when the queue changes in any tab. @returns the function to unsubscribe */
export function subscribeToCheckInQueue(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/**
 * Adds a check-in to the queue; of a code, one per day lets in all that are missing.
 * @throws DOMException if storage is unavailable
 */
export function queueCheckIn(
  owner: number,
  { code, name, seats }: Pick<QueuedCheckIn, "code" | "name" | "seats">,
): void {
  const queue = parseQueue(readCheckInQueue());
  const entries = queue?.owner === owner ? queue.entries : [];
  const now = new Date();
  const isOfToday = (entry: QueuedCheckIn) => dayOf(new Date(entry.enteredAt)) === dayOf(now);
  if (entries.some((entry) => entry.code === code && entry.seats === undefined && isOfToday(entry))) return;
  const several = seats === undefined ? {} : { seats };
  const entry = { code, name, ...several, enteredAt: now.toISOString(), key: newIdempotencyKey() };
  write({ owner, entries: [...entries, entry] });
}

/** A check-in that the server permanently refused, with the reason. */
interface RefusedCheckIn {
  entry: QueuedCheckIn;
  error: ApiError;
}

/** Whether retrying is pointless: the code is unknown, or the booking or sign-up was canceled. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

/**
 * Sends the queued check-ins one by one and removes each once the server has accepted or permanently refused it. Stops
 * silently without a network.
 * @returns the check-ins that were permanently refused
 * @throws ApiError if the server currently accepts none, for example because the session has ended
 */
export async function sendCheckInQueue(owner: number): Promise<RefusedCheckIn[]> {
  const refused: RefusedCheckIn[] = [];
  for (let next = firstOf(owner); next !== null; next = firstOf(owner)) {
    const { key, name: _name, ...checkIn } = next;
    try {
      await api.post("/api/check-ins", checkIn, { idempotencyKey: key });
    } catch (error) {
      if (isNetworkFailure(error)) return refused;
      if (!isFinal(error)) throw error;
      refused.push({ entry: next, error });
    }
    remove(key);
  }
  return refused;
}

function firstOf(owner: number): QueuedCheckIn | null {
  const queue = parseQueue(readCheckInQueue());
  return queue?.owner === owner ? (queue.entries[0] ?? null) : null;
}

function remove(key: string): void {
  const queue = parseQueue(readCheckInQueue());
  if (queue) write({ ...queue, entries: queue.entries.filter((entry) => entry.key !== key) });
}

/** Clears the queue unless it belongs to `owner`, the user who is signed in now. */
export function clearCheckInQueue(owner: number | null): void {
  const queue = parseQueue(readCheckInQueue());
  if (queue && queue.owner !== owner) write({ ...queue, entries: [] });
}

/** Sends the queue before a sign-out, as far as that is possible now. */
export async function sendCheckInQueueBeforeSignOut(): Promise<void> {
  const queue = parseQueue(readCheckInQueue());
  if (queue) await sendCheckInQueue(queue.owner).catch(() => []);
}
