/** What has become of a dispute: Stripe has many words for it (docs.stripe.com/api/disputes/object). */
export const DISPUTE_STATES = ["open", "won", "lost"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Inquiries that end without a dispute leave the money here, as one that is won. */
const STATES: Record<string, DisputeState> = {
  won: "won",
  lost: "lost",
  warning_closed: "won",
  prevented: "won",
};

/** The words for what is not open any more. */
export const ENDED_DISPUTES: readonly string[] = Object.keys(STATES);

export const disputeState = (status: string): DisputeState => STATES[status] ?? "open";

export interface Dispute {
  disputedAt: Date;
  /** Stripe's word. */
  status: string;
}

/**
 * Whether a notice tells something new: events come in any order and more than once, and what has ended does not open
 * again, but a later dispute of the same payment may.
 */
export function isNews(known: Dispute | null, notice: Dispute): boolean {
  if (known === null) return true;
  const [before, now] = [known.disputedAt.getTime(), notice.disputedAt.getTime()];
  if (now !== before) return now > before;
  return disputeState(known.status) === "open" && notice.status !== known.status;
}
