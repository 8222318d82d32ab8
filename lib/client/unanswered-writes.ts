import { ApiError } from "./api-error";

/**
 * The Idempotency-Keys of writes without a known outcome: those under way, and those whose response was lost although
 * the server may have written. An equal write, by a double click or by pressing the button again, has the same key and
 * is written once. After a known outcome, an equal write is another one.
 */

/** After this time, an equal write is meant as another one. */
const KEPT_MS = 60 * 60_000;

/** The key and the end of its validity, by method, address and body. */
const unanswered = new Map<string, { key: string; until: number }>();

interface Write {
  method: string;
  url: string;
  body?: unknown;
}

/** A new Idempotency-Key. The fallback is for pages served over http, where randomUUID is missing. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

const nameOf = ({ method, url, body }: Write) => `${method} ${url} ${JSON.stringify(body)}`;

/** The key of an equal write without a known outcome; otherwise a new one. */
export function idempotencyKeyOf(write: Write): string {
  const name = nameOf(write);
  const now = Date.now();
  for (const [other, { until }] of unanswered) if (until <= now) unanswered.delete(other);
  const key = unanswered.get(name)?.key ?? newIdempotencyKey();
  unanswered.set(name, { key, until: now + KEPT_MS });
  return key;
}

/** Whether the error tells that nothing was written by any attempt; not if only the last one was turned away. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;

/** Forgets the key of a write once the server has written (`error` is null) or refused it. */
export function noteOutcome(write: Write, key: string, error: unknown): void {
  const name = nameOf(write);
  if ((error === null || isRefusal(error)) && unanswered.get(name)?.key === key) unanswered.delete(name);
}
