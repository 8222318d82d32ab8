import "server-only";
import type { Transaction } from "@/lib/data/client";
import { type Booking, bookingSchema } from "@/lib/schemas/booking/booking";
import { announce } from "@/lib/services/program/announce";

/** Queues one webhook event per booking, in the transaction of the change. */
export async function announceBookings(
  tx: Transaction,
  event: "booking.created" | "booking.changed" | "booking.canceled",
  bookings: readonly Booking[],
): Promise<void> {
  await announce(
    tx,
    bookingSchema,
    bookings.map((booking) => ({
      event,
      data: booking,
      subject: { kind: "booking" as const, id: booking.id },
    })),
  );
}

/**
 * The webhook event of a change. A cancellation is `booking.canceled`; a move or an undone cancellation is
 * `booking.changed`.
 */
export const changeEvent = (before: Booking, after: Booking) =>
  after.status === "canceled" && before.status !== "canceled" ? "booking.canceled" : "booking.changed";
