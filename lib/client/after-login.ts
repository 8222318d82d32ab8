import { pendingBookingPath } from "./booking-draft";
import { firstPath } from "./first-place";

/**
 * Where somebody goes on to who has signed in and wanted no page: to the booking that she was about to make, or to where
 * she likes to begin; null for where she is.
 */
export const pathAfterLogin = (): string | null => pendingBookingPath() ?? firstPath();
