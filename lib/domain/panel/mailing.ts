/** Bulk mailings of the association: their recipients, the state of each mail, and the sending rate. */

export const MAILING_KINDS = ["service", "newsletter"] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

export const MAILING_STATUSES = ["sending", "sent", "stopped"] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];

export const RECIPIENT_STATES = ["waiting", "sent", "failed", "skipped", "stopped"] as const;

/**
 * Why a recipient gets no mail: no address, not or no longer subscribed, an address that was refused, or mail that
 * could not be delivered.
 */
export const RECIPIENT_REASONS = ["no-address", "not-subscribed", "refused", "not-delivered"] as const;
export type RecipientReason = (typeof RECIPIENT_REASONS)[number];

/** The maximum number of mailings to one audience per day. */
export const MAILINGS_A_DAY = 2;

/** The maximum number of bulk mails in the mail queue at once, so that other mails are not delayed. */
const MOST_QUEUED = 100;

/**
 * How many mails may be queued now, so that no more than `perMinute` are sent in any minute: a queued mail may be sent
 * at any moment.
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

/** A key that is equal for equal audiences, whatever the order of their properties and list items. */
export function audienceKey(audience: object): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...new Set(value)].sort();
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, sorted(v)]));
  };
  return JSON.stringify(sorted(audience));
}
