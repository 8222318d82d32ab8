import { readStored } from "@/lib/client/storage";

export const bookingDraftKey = (spaceId: number) => `booking-draft:${spaceId}`;

/** Whether this tab has an unfinished booking of a space. */
export const hasBookingDraft = (spaceId: number): boolean =>
  readStored("sessionStorage", bookingDraftKey(spaceId)) !== null;
