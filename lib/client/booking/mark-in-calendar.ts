import { api } from "@/lib/client/api-client";
import type { Booking } from "@/lib/schemas/booking/booking";

export async function markInCalendar(id: number): Promise<void> {
  await api.put<Booking>(`/api/bookings/${id}/calendar`);
}
