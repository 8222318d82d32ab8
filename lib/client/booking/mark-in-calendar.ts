import { api } from "@/lib/client/api-client";
import type { Booking } from "@/lib/schemas/booking/booking";

/** Tells the server that the customer has put a booking into her calendar. */
export async function markInCalendar(id: number): Promise<void> {
  await api.put<Booking>(`/api/bookings/${id}/calendar`);
}
