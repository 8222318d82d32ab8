import type { Span } from "../room-time/busy-spans";

/** The waiting list: first come, first served, whole wishes only (docs/rules.md, "The waiting list"). */

export const WAITING_KINDS = ["space", "event", "course"] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

export const WAITING_STATUSES = ["waiting", "offered", "accepted", "expired", "left"] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** Whether an entry is live: waiting, or with an open offer. */
export const isInLine = (status: WaitingStatus): boolean => status === "waiting" || status === "offered";

/** The fields that decide whether an offer is open. */
export interface Offer {
  status: WaitingStatus;
  offerExpiresAt: Date | null;
}

/** Whether an offer can still be accepted. An expired one stays held until a job offers it to the next. */
export function isOfferLive({ status, offerExpiresAt }: Offer, now: Date): boolean {
  return status === "offered" && offerExpiresAt !== null && now < offerExpiresAt;
}

/** When an offer expires: after so many seconds, at the latest when it begins; null when it has begun. */
export function offerEnd(now: Date, holdSeconds: number, startsAt: Date | null): Date | null {
  if (startsAt !== null && startsAt <= now) return null;
  const end = new Date(now.getTime() + holdSeconds * 1000);
  return startsAt !== null && startsAt < end ? startsAt : end;
}

/**
 * Who gets an offer, first come, first served: everybody whose whole wish fits into what is left by those before.
 * @param fitOf what an entry would get now, null when the wish does not fit
 * @param hold marks it as taken for those who come after
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

/** More than any room's buffer: freed time may also make room for a wish that ends this long before it. */
const REACH_MS = 240 * 60_000;

/** The span of the wishes that may fit once `freed` is free, with the buffers on both sides. */
export const reachOf = ({ startsAt, endsAt }: Span): Span => ({
  startsAt: new Date(startsAt.getTime() - REACH_MS),
  endsAt: new Date(endsAt.getTime() + REACH_MS),
});
