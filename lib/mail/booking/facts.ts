import type { Booking } from "@/lib/schemas/booking/booking";

/** A message of the centre to somebody who has booked a room. */
export interface RoomMessageFacts {
  booking: Booking;
  subject: string;
  text: string;
}

/** Of canceled bookings, whether they gave way to a closure; missing where not. */
export interface ForClosure {
  isForClosure?: boolean;
}

/** A part of a deposit that was retained, in cents, and why. */
export interface DepositRetainedFacts {
  booking: Booking;
  amount: number;
  reason: string;
}
