import { createHash, randomBytes } from "node:crypto";

/** A UUID (version 8) derived from the parts: a job with the same parts is queued only once. */
export function jobIdOf(...parts: (string | number)[]): string {
  const hex = createHash("sha256").update(parts.join("|")).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/**
 * A UUID (version 7) for the job at a position of a list: jobs that are queued together are processed in the order of
 * their ids.
 */
export function orderedJobId(now: Date, place: number): string {
  const time = now.getTime().toString(16).padStart(12, "0");
  return [
    time.slice(0, -4),
    time.slice(-4),
    `7${(place % 4096).toString(16).padStart(3, "0")}`,
    `8${randomBytes(2).toString("hex").slice(1)}`,
    randomBytes(6).toString("hex"),
  ].join("-");
}

/** Orders jobs as they were queued. pg-boss returns the jobs of a batch in no particular order. */
export const compareQueued = (
  one: { id: string; data: { queuedAt: string } },
  other: { id: string; data: { queuedAt: string } },
): number => one.data.queuedAt.localeCompare(other.data.queuedAt) || one.id.localeCompare(other.id);

/** Identifies a bulk mail to a recipient. It is the same for each attempt and job (lib/mail/deliver-mail.ts). */
export const mailingJobId = ({ mailingId, email }: { mailingId: number; email: string }): string =>
  jobIdOf("mailing", mailingId, email.toLowerCase());
