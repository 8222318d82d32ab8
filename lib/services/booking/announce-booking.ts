import "server-only";
import type { Transaction } from "@/lib/data/client";
import { type Booking, bookingSchema } from "@/lib/schemas/booking/booking";
import { announce } from "@/lib/services/program/announce";

/** Tells other programs of bookings, in the transaction of the change: one message for each. */
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

/** The event of a change: a cancellation is only that, a move or an undone cancellation a change. */
export const changeEvent = (before: Booking, after: Booking) =>
  after.status === "canceled" && before.status !== "canceled" ? "booking.canceled" : "booking.changed";
