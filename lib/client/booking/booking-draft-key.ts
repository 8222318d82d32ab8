export const bookingDraftKey = (spaceId: number) => `booking-draft:${spaceId}`;

/** Whether this tab has an unfinished booking of a space. */
export function hasBookingDraft(spaceId: number): boolean {
  try {
    return globalThis.sessionStorage?.getItem(bookingDraftKey(spaceId)) != null;
  } catch {
    return false;
  }
}
