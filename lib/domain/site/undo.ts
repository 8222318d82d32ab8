/** How long the panel offers to undo a deletion. */
export const UNDO_MS = 10_000;

/** How much longer the server accepts the request, for slow networks. */
const NETWORK_ALLOWANCE_MS = 50_000;

/** Records deleted at or after this instant can still be restored at `now`. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS - NETWORK_ALLOWANCE_MS);
