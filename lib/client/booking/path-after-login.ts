import { landingPath } from "@/lib/client/person/landing-page";
import { pendingBookingPath } from "./booking-draft";

/**
 * The page to open after a login that was not asked for by a certain page: the booking that waits for the login, else
 * the user's chosen landing page; null to stay.
 */
export const pathAfterLogin = (): string | null => pendingBookingPath() ?? landingPath();
