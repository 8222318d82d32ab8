import { ApiError, api, isNetworkFailure, newIdempotencyKey } from "@/lib/client/api-client";

/** Who came in while there was no network: kept on the device, and sent when there is one. */

const NAME = "doorQueue";
const CHANGED = "door-queue";

export interface KeptEntry {
  code: string;
  /** Who it is, where the list knows; else the code. */
  name: string;
  /** ISO instant by the clock of the device. */
  enteredAt: string;
  /** The Idempotency-Key: sent twice, it is one entry. */
  key: string;
}

interface Queue {
  /** The account that let them in: nobody else sends what she noted. */
  owner: number;
  entries: KeptEntry[];
}

/** The queue as text: what useSyncExternalStore compares. */
export function readDoorQueue(): string | null {
  try {
    return globalThis.localStorage?.getItem(NAME) ?? null;
  } catch {
    return null;
  }
}

export function entriesOf(text: string | null): KeptEntry[] {
  return queueOf(text)?.entries ?? [];
}

function queueOf(text: string | null): Queue | null {
  return text === null ? null : (JSON.parse(text) as Queue);
}

function write(queue: Queue): void {
  if (queue.entries.length === 0) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, JSON.stringify(queue));
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls `onChange` when the queue changes, in whatever tab; answers with the way to stop. */
export function listenToDoorQueue(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** Notes that somebody came in. @throws what the browser throws when nothing can be kept */
export function keepEntry(owner: number, code: string, name: string): void {
  const queue = queueOf(readDoorQueue());
  const entries = queue?.owner === owner ? queue.entries : [];
  if (entries.some((entry) => entry.code === code)) return;
  const entry = { code, name, enteredAt: new Date().toISOString(), key: newIdempotencyKey() };
  write({ owner, entries: [...entries, entry] });
}

/** An entry that the server refused for good, and why. */
export interface RefusedEntry {
  entry: KeptEntry;
  error: ApiError;
}

/** What will not be taken however often it is sent: nobody has the code, or the place was canceled. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

/**
 * Sends what was kept, one after the other, and takes each off once the server has it. Whoever is in already was let in
 * by another hand: that is as good.
 * @returns those that were refused for good
 * @throws ApiError when the server takes none now (the session is over, say); silent without a network
 */
export async function sendDoorQueue(owner: number): Promise<RefusedEntry[]> {
  const refused: RefusedEntry[] = [];
  for (let next = firstOf(owner); next !== null; next = firstOf(owner)) {
    const { code, enteredAt, key } = next;
    try {
      await api.post("/api/check-ins", { code, enteredAt }, { idempotencyKey: key });
    } catch (error) {
      if (isNetworkFailure(error)) return refused;
      if (!isFinal(error)) throw error;
      refused.push({ entry: next, error });
    }
    remove(key);
  }
  return refused;
}

function firstOf(owner: number): KeptEntry | null {
  const queue = queueOf(readDoorQueue());
  return queue?.owner === owner ? (queue.entries[0] ?? null) : null;
}

function remove(key: string): void {
  const queue = queueOf(readDoorQueue());
  if (queue) write({ ...queue, entries: queue.entries.filter((entry) => entry.key !== key) });
}

/** Removes what was kept, save what `owner` noted, who has signed in again. */
export function forgetDoorQueue(owner: number | null): void {
  const queue = queueOf(readDoorQueue());
  if (queue && queue.owner !== owner) write({ ...queue, entries: [] });
}

/** Sends what the person who leaves has kept, as far as it can be sent now. */
export async function sendDoorQueueBeforeLeaving(): Promise<void> {
  const queue = queueOf(readDoorQueue());
  if (queue) await sendDoorQueue(queue.owner).catch(() => []);
}
