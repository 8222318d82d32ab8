import { landingPath } from "@/lib/client/person/landing-page";
import { pendingBookingPath } from "./booking-draft";

/**
 * The page to open after a login that no particular page required: the booking that waits for the login, otherwise the
 * user's chosen landing page; null to stay.
 */
export const pathAfterLogin = (): string | null => pendingBookingPath() ?? landingPath();
