import { ApiError } from "./api-error";

/**
 * The Idempotency-Keys of writes whose outcome is unknown: the server may have written although its response was lost.
 * If the user repeats such a write, for example by pressing the button again, it has the same key and is written once.
 */

/** After this time, an equal write is meant as another one. */
const KEPT_MS = 10 * 60_000;

/** The key and the end of its validity, by method, address and body. */
const unanswered = new Map<string, { key: string; until: number }>();

interface Write {
  method: string;
  url: string;
  body?: unknown;
}

/** Null for a form with files, whose contents cannot be compared. */
const nameOf = ({ method, url, body }: Write): string | null =>
  body instanceof FormData ? null : `${method} ${url} ${JSON.stringify(body)}`;

/** The key of an equal write without a known outcome. */
export function unansweredKey(write: Write): string | undefined {
  const known = unanswered.get(nameOf(write) ?? "");
  return known !== undefined && known.until > Date.now() ? known.key : undefined;
}

/** Whether the error tells that nothing was written by any attempt; not if only the last one was turned away. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;

/** Remembers the key of a failed write, unless the server has refused it. */
export function noteOutcome(write: Write, key: string, error: unknown): void {
  const name = nameOf(write);
  const now = Date.now();
  for (const [other, { until }] of unanswered) if (until <= now) unanswered.delete(other);
  if (name === null) return;
  if (error === null || isRefusal(error)) unanswered.delete(name);
  else unanswered.set(name, { key, until: now + KEPT_MS });
}
