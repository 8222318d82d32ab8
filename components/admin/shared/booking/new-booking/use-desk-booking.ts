import { useTranslations } from "next-intl";
import type { PersonBody } from "@/components/admin/shared/person-field/person-choice";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { ApiError } from "@/lib/client/api-client";
import { type BookingTerms, seriesDates, termsBody } from "@/lib/client/booking/booking-terms";
import { useCreateBooking, useCreateSeries } from "@/lib/client/booking/use-create-booking";
import { useExpectedTotal } from "@/lib/client/money/use-expected-total";
import { rememberPerson } from "@/lib/client/person/recent-people";
import type { Period } from "@/lib/domain/room-time/period";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { PurposeValues } from "./purpose-values";

interface Wanted {
  spaceId: number;
  period: Period;
  /** All dates of a series; null for a single date. */
  series: readonly Period[] | null;
  /** The person for whom the price is calculated. */
  personId: number | null;
  terms: BookingTerms;
  /** The displayed total, in cents. */
  shownTotal: number | undefined;
}

/**
 * Books one date, or all dates of a series, for a customer. Shows success as a toast; errors are thrown for the form.
 * Returns the first booking. If the price has changed, `price` has the new one.
 */
export function useDeskBooking({ spaceId, period, series, personId, terms, shownTotal }: Wanted) {
  const t = useTranslations("panel.booking.new");
  const form = useTranslations("bookingForm");
  const price = useExpectedTotal(shownTotal, JSON.stringify([spaceId, period, series, personId, terms]));
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const createBooking = useCreateBooking(spaceId, period);
  const createSeries = useCreateSeries(spaceId, seriesDates(series ?? [], terms));

  async function create(details: PersonBody & PurposeValues) {
    const body = { ...details, ...termsBody(terms) };
    const expected = { expectedTotal: price.total };
    if (series === null) return createBooking(body, expected);
    const { bookings, sent } = await createSeries(body, expected);
    const [booking] = bookings;
    if (!booking) throw new Error("A series without dates was booked");
    return { booking, sent };
  }

  return {
    price,
    book: async (details: PersonBody & PurposeValues): Promise<Booking> => {
      try {
        const { booking } = await act(() => create(details), {
          success: series ? t("seriesBooked") : t("booked"),
          description: ({ sent }) => mailNotice(sent),
          failure: form("failed"),
          suppressToast: (error) => !(error instanceof ApiError && error.status === 401),
        });
        if (booking.personId) rememberPerson(booking.personId);
        return booking;
      } catch (error) {
        price.noteRefusal(error);
        throw error;
      }
    },
  };
}
