import type { Span } from "../room-time/busy-spans";

/** The waiting list: first come, first served, whole wishes only (docs/rules.md, "The waiting list"). */

export const WAITING_KINDS = ["space", "event", "course"] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

export const WAITING_STATUSES = ["waiting", "offered", "accepted", "expired", "left"] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** In line: waiting, or asked. */
export const isInLine = (status: WaitingStatus): boolean => status === "waiting" || status === "offered";

/** What an offer is judged by. */
export interface Offer {
  status: WaitingStatus;
  offerExpiresAt: Date | null;
}

/** Whether somebody was asked and may still say yes. What is over stays held until it is passed on. */
export function isOfferLive({ status, offerExpiresAt }: Offer, now: Date): boolean {
  return status === "offered" && offerExpiresAt !== null && now < offerExpiresAt;
}

/** Until when something is held for somebody: so many seconds, never past its start; null when it has begun. */
export function offerEnd(now: Date, holdSeconds: number, startsAt: Date | null): Date | null {
  if (startsAt !== null && startsAt <= now) return null;
  const end = new Date(now.getTime() + holdSeconds * 1000);
  return startsAt !== null && startsAt < end ? startsAt : end;
}

/**
 * Who is asked, in the order of the line: whoever's whole wish fits into what those before have left.
 *
 * @param fitOf what somebody would get as things stand, null when the wish does not fit
 * @param hold takes what is offered, so that the next see it as taken
 */
export function askInOrder<Entry, Fit>(
  line: readonly Entry[],
  fitOf: (entry: Entry) => Fit | null,
  hold: (fit: Fit) => void,
): { entry: Entry; fit: Fit }[] {
  const asked: { entry: Entry; fit: Fit }[] = [];
  for (const entry of line) {
    const fitting = fitOf(entry);
    if (fitting === null) continue;
    hold(fitting);
    asked.push({ entry, fit: fitting });
  }
  return asked;
}

/** More than any room's buffer: what comes free may make room for who would end so long before it. */
const REACH_MS = 240 * 60_000;

/** The span within which somebody's wish may fit once `freed` is free, the buffers on both sides included. */
export const reachOf = ({ startsAt, endsAt }: Span): Span => ({
  startsAt: new Date(startsAt.getTime() - REACH_MS),
  endsAt: new Date(endsAt.getTime() + REACH_MS),
});
