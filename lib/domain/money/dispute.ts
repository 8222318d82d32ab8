/** The state of a dispute, reduced from Stripe's more detailed statuses (docs.stripe.com/api/disputes/object). */
export const DISPUTE_STATES = ["open", "won", "lost"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** An inquiry that ends without a dispute leaves the money with the association, like a dispute that is won. */
const STATES: Record<string, DisputeState> = {
  won: "won",
  lost: "lost",
  warning_closed: "won",
  prevented: "won",
};

/** Stripe's statuses of closed disputes. */
export const ENDED_DISPUTES: readonly string[] = Object.keys(STATES);

export const disputeState = (status: string): DisputeState => STATES[status] ?? "open";

export interface Dispute {
  disputedAt: Date;
  /** Stripe's status. */
  status: string;
}

/**
 * Whether a notice contains new information. Events arrive in any order and more than once; a closed dispute does not
 * reopen, but a later dispute of the same payment may be opened.
 */
export function isNews(known: Dispute | null, notice: Dispute): boolean {
  if (known === null) return true;
  const [before, now] = [known.disputedAt.getTime(), notice.disputedAt.getTime()];
  if (now !== before) return now > before;
  return disputeState(known.status) === "open" && notice.status !== known.status;
}
