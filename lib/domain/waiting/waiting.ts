import type { Span } from "../room-time/busy-spans";

/**
 * The waiting list: first come, first served, never a part of what was requested (docs/rules.md, "The waiting list").
 */

export const WAITING_KINDS = ["space", "event", "course"] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

export const WAITING_STATUSES = ["waiting", "offered", "accepted", "expired", "left"] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** Whether an entry is still on the list: waiting, or with an open offer. */
export const isInLine = (status: WaitingStatus): boolean => status === "waiting" || status === "offered";

/** The data that determine whether an offer is still open. */
export interface Offer {
  status: WaitingStatus;
  offerExpiresAt: Date | null;
}

/** Whether an offer can still be accepted. An expired one remains held until it is offered to the next entry. */
export function isOfferLive({ status, offerExpiresAt }: Offer, now: Date): boolean {
  return status === "offered" && offerExpiresAt !== null && now < offerExpiresAt;
}

/**
 * The instant until which an offer is held: `holdSeconds` from now, but no later than the start of the offered period.
 * Null if that has already begun.
 */
export function offerExpiry(now: Date, holdSeconds: number, startsAt: Date | null): Date | null {
  if (startsAt !== null && startsAt <= now) return null;
  const end = new Date(now.getTime() + holdSeconds * 1000);
  return startsAt !== null && startsAt < end ? startsAt : end;
}

/**
 * Chooses the entries that get an offer, in the order of the list: each one whose entire request fits into what the
 * previous entries have left.
 *
 * @param fitOf the offer an entry would get at this point; null if its request does not fit
 * @param hold marks the offered time or places as taken for the following entries
 */
export function offerInOrder<Entry, Fit>(
  line: readonly Entry[],
  fitOf: (entry: Entry) => Fit | null,
  hold: (fit: Fit) => void,
): { entry: Entry; fit: Fit }[] {
  const offered: { entry: Entry; fit: Fit }[] = [];
  for (const entry of line) {
    const fitting = fitOf(entry);
    if (fitting === null) continue;
    hold(fitting);
    offered.push({ entry, fit: fitting });
  }
  return offered;
}

/** More than any room's buffer: freed time can also make room for a period that ends this long before it. */
const REACH_MS = 240 * 60_000;

/** The span in which waiting requests may fit once `freed` is free, including the buffers on both sides. */
export const affectedSpan = ({ startsAt, endsAt }: Span): Span => ({
  startsAt: new Date(startsAt.getTime() - REACH_MS),
  endsAt: new Date(endsAt.getTime() + REACH_MS),
});
