/** What the association writes to many: to whom, in which state each mail is, and how many may leave now. */

export const MAILING_KINDS = ["service", "newsletter"] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

export const MAILING_STATUSES = ["sending", "sent", "stopped"] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];

export const RECIPIENT_STATES = ["waiting", "sent", "failed", "skipped", "stopped"] as const;

/** Why somebody gets none: no address, not subscribed (any more), an address that was refused or never taken. */
export const RECIPIENT_REASONS = ["no-address", "not-subscribed", "refused", "not-delivered"] as const;
export type RecipientReason = (typeof RECIPIENT_REASONS)[number];

/** How many mailings one audience gets in a day. */
export const MAILINGS_A_DAY = 2;

/** How many mails of mailings may be with the mail queue at once: others are not to wait for them. */
const MOST_QUEUED = 100;

/**
 * How many mails may be handed to the queue now, so that never more than `perMinute` leave in any minute: what is queued may
 * leave at any moment.
 */
export const mayBeQueued = ({
  perMinute,
  leftInMinute,
  queued,
}: {
  perMinute: number;
  leftInMinute: number;
  queued: number;
}): number => Math.max(0, Math.min(perMinute - leftInMinute - queued, MOST_QUEUED - queued));

/** The same text for the same audience, in whatever order it was written. */
export function audienceKey(audience: object): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...new Set(value)].sort();
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, sorted(v)]));
  };
  return JSON.stringify(sorted(audience));
}
