/** Under which name the booking of a space that is on its way is kept for this tab (`booking-draft`). */
export const draftKey = (spaceId: number) => `booking-draft:${spaceId}`;

/** Whether a booking of this space was begun in this tab. */
export function hasBookingDraft(spaceId: number): boolean {
  try {
    return globalThis.sessionStorage?.getItem(draftKey(spaceId)) != null;
  } catch {
    return false;
  }
}
