import { api } from "@/lib/client/api-client";
import type { Booking } from "@/lib/schemas/booking/booking";

/** Records on the server that the customer has added a booking to their calendar. */
export async function markInCalendar(id: number): Promise<void> {
  await api.put<Booking>(`/api/bookings/${id}/calendar`);
}
