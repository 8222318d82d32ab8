import { firstPath } from "@/lib/client/person/first-place";
import { pendingBookingPath } from "./booking-draft";

/**
 * Where somebody goes on to who has signed in and wanted no page: to the booking that she was about to make, or to where
 * she likes to begin; null for where she is.
 */
export const pathAfterLogin = (): string | null => pendingBookingPath() ?? firstPath();
