"use client";

import { ContactForm } from "@/components/admin/shared/booking/contact/contact-form";
import { useDeskBooking } from "@/components/admin/shared/booking/contact/use-desk-booking";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { formatTotal } from "@/components/picker/quote-total";
import { ApiError } from "@/lib/client/api-client";
import { clearBookingDraft } from "@/lib/client/booking/booking-draft";
import type { Period } from "@/lib/domain/room-time/period";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Person } from "@/lib/schemas/panel/person";
import type { Space } from "@/lib/schemas/space/space";

/** Props of both steps of a phone booking. */
export interface StepProps {
  space: Space;
  /** The customer, where that is known already. */
  person?: Person | undefined;
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
  onBooked: (booking: Booking) => void;
}

/** Contact and purpose; sends the booking. */
export function PersonForm({
  space,
  person,
  request,
  series,
  shownTotal,
  total,
  onTaken,
  onDirtyChange,
  onCancel,
  onBooked,
}: StepProps & {
  request: Period;
  series: ChosenSeries | null;
  /** Cents. */
  shownTotal: number | undefined;
  /** The same, formatted for the button. */
  total: string;
  onTaken: () => void;
}) {
  const { book, price } = useDeskBooking(space.id, request, shownTotal, series?.periods ?? null);
  return (
    <section aria-label="Chi prenota">
      <ContactForm
        person={person}
        capacity={space.capacity}
        needsEmail={series !== null}
        total={price.isChanged ? formatTotal(price.total) : total}
        isAlone={false}
        onDirtyChange={onDirtyChange}
        onCancel={onCancel}
        onSubmit={async (contact) => {
          try {
            const booking = await book(contact);
            clearBookingDraft(space.id);
            onBooked(booking);
          } catch (error) {
            if (error instanceof ApiError && error.status === 409) onTaken();
            throw error;
          }
        }}
      />
    </section>
  );
}
