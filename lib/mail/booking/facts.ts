import type { Booking } from "@/lib/schemas/booking/booking";

export interface RoomMessageFacts {
  booking: Booking;
  subject: string;
  text: string;
}

/** Whether bookings were canceled because of a closure. */
export interface ForClosure {
  isForClosure?: boolean;
}

/** The retained part of a deposit, in cents, and the reason. */
export interface DepositRetainedFacts {
  booking: Booking;
  amount: number;
  reason: string;
}
