"use client";

import { useMemo } from "react";
import { useAdminAction } from "@/components/admin/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/schema-form";
import type { ChosenSeries } from "@/components/spaces/series/series-step";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/client/api-client";
import { clearBookingDraft } from "@/lib/client/booking-draft";
import { useCreateBooking } from "@/lib/client/create-booking";
import { useCreateSeries } from "@/lib/client/create-series";
import type { Period } from "@/lib/domain/period/period";
import type { Booking } from "@/lib/schemas/booking";
import { type BookingFormInput, bookingFormSchema } from "@/lib/schemas/booking-form";
import type { Space } from "@/lib/schemas/space";

/** What both steps of a booking on the phone are handed. */
export interface StepProps {
  space: Space;
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
  onBooked: (booking: Booking) => void;
}

const NO_DATES: readonly Period[] = [];

type Contact = Omit<BookingFormInput, "acceptsTerms">;

const SECTIONS: readonly FormSection<Contact>[] = [
  {
    title: "Chi prenota",
    fields: [
      { kind: "text", name: "firstName", label: "Nome", width: "half" },
      { kind: "text", name: "lastName", label: "Cognome", width: "half" },
      { kind: "email", name: "email", label: "E-mail", width: "half" },
      { kind: "tel", name: "phone", label: "Telefono", optional: true, width: "half" },
      { kind: "text", name: "purpose", label: "Scopo della prenotazione", width: "half" },
      { kind: "number", name: "attendees", label: "Numero di partecipanti", width: "half" },
      { kind: "textarea", name: "notes", label: "Note", optional: true, rows: 2 },
    ],
  },
];

/** Who comes, and for what; sends the booking. */
export function PersonForm({
  space,
  request,
  series,
  total,
  onTaken,
  onDirtyChange,
  onCancel,
  onBooked,
}: StepProps & { request: Period; series: ChosenSeries | null; total: string; onTaken: () => void }) {
  const act = useAdminAction();
  const createBooking = useCreateBooking(space.id, request);
  const createSeries = useCreateSeries(space.id, series?.periods ?? NO_DATES);
  // The terms are told on the phone; whoever books here has no box to tick.
  const schema = useMemo(
    () => bookingFormSchema(space.capacity).omit({ acceptsTerms: true }),
    [space.capacity],
  );
  return (
    <SchemaForm
      schema={schema}
      sections={SECTIONS}
      defaultValues={{
        firstName: "",
        lastName: "",
        email: "",
        phone: "",
        purpose: "",
        attendees: "1",
        notes: "",
      }}
      submitLabel={`Prenota (${total})`}
      submitVariant="action"
      onDirtyChange={onDirtyChange}
      buttons={
        <Button variant="outline" onClick={onCancel}>
          Annulla
        </Button>
      }
      onSubmit={async (contact) => {
        try {
          const book = async () => (series ? await createSeries(contact) : [await createBooking(contact)]);
          const [booking] = await act(book, {
            success: series ? "Prenotazioni registrate" : "Prenotazione registrata",
            description: "Il cliente riceve una e-mail.",
            failure: "Prenotazione fallita",
          });
          clearBookingDraft(space.id);
          if (booking) onBooked(booking);
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) onTaken();
          throw error;
        }
      }}
    />
  );
}
