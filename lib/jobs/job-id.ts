import { createHash, randomBytes } from "node:crypto";

/** The same id for the same parts (a UUID, version 8): a job that has it is queued once. */
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

/** An id for the job at a place in a list (a UUID, version 7): jobs that are queued together are taken in the order of their ids. */
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

/** Names a mail to many: the same whenever it is tried, whichever job tries it (lib/mail/deliver-mail.ts). */
export const mailingJobId = ({ mailingId, email }: { mailingId: number; email: string }): string =>
  jobIdOf("mailing", mailingId, email.toLowerCase());
