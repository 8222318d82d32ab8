"use client";

import { mailNotice } from "@/components/admin/shared/mail-notice-text";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ApiError } from "@/lib/client/api-client";
import { useCreateBooking } from "@/lib/client/booking/use-create-booking";
import { useCreateSeries } from "@/lib/client/booking/use-create-series";
import { useExpectedTotal } from "@/lib/client/booking/use-expected-total";
import { hasEmail } from "@/lib/domain/person/email";
import type { Period } from "@/lib/domain/room-time/period";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { BookingContact } from "./contact";

const NO_DATES: readonly Period[] = [];

/**
 * Books one date, or all of a series, for a customer. Shows success as a toast; errors are thrown for the form. Returns the first.
 * @param shownTotal what the form shows as the total, in cents; where the price has changed, `price` has the new one
 */
export function useDeskBooking(
  spaceId: number,
  request: Period,
  shownTotal: number | undefined,
  series: readonly Period[] | null = null,
) {
  const price = useExpectedTotal(shownTotal, JSON.stringify([spaceId, request, series]));
  const act = useAdminAction();
  const createBooking = useCreateBooking(spaceId, request);
  const createSeries = useCreateSeries(spaceId, series ?? NO_DATES);
  const send = async (contact: BookingContact): Promise<Booking> => {
    const { email } = contact;
    const book = async () => {
      if (series === null) return createBooking(contact, price.total);
      const [first] = await createSeries({ ...contact, email: email ?? "" }, price.total);
      if (!first) throw new Error("A series without dates was booked");
      return first;
    };
    return act(book, {
      success: series ? "Prenotazioni registrate" : "Prenotazione registrata",
      description: (booking) => mailNotice(hasEmail(booking.email)),
      failure: "Prenotazione fallita",
      suppressToast: (error) => !(error instanceof ApiError && error.status === 401),
    });
  };
  return {
    price,
    book: async (contact: BookingContact): Promise<Booking> => {
      try {
        return await send(contact);
      } catch (error) {
        price.noteRefusal(error);
        throw error;
      }
    },
  };
}
