"use client";

import { z } from "zod";
import { mailNotice } from "@/components/admin/shared/mail-notice-text";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { formatCents } from "@/lib/domain/money/money";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import { bookingUpdateSchema } from "@/lib/schemas/booking/booking-input";

const amountSchema = z.object({
  totalAmount: typedAmount,
  notes: bookingUpdateSchema.shape.notes,
});

const SECTIONS: readonly FormSection<z.input<typeof amountSchema>>[] = [
  {
    title: "Importo e note",
    fields: [
      { kind: "price", name: "totalAmount", label: "Importo (€)", width: "half", placeholder: "120,00" },
      { kind: "textarea", name: "notes", label: "Note", optional: true, rows: 3 },
    ],
  },
];

/** Confirms a request with its amount; for a confirmed booking, changes amount and notes. */
export function AmountForm({
  booking,
  onDirtyChange,
  onDone,
}: {
  booking: Booking;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const act = useAdminAction();
  const isRequest = booking.status === "pending";
  const euros = formatCents(booking.totalAmount).replace(/\s*€$/, "");
  return (
    <div className="border-t border-sand-200 pt-5">
      <SchemaForm
        schema={amountSchema}
        sections={SECTIONS}
        defaultValues={{
          totalAmount: isRequest && booking.totalAmount === 0 ? "" : euros,
          notes: booking.notes ?? "",
        }}
        submitLabel={isRequest ? "Conferma con questo importo" : "Salva"}
        submitVariant={isRequest ? "action" : "default"}
        onDirtyChange={onDirtyChange}
        buttons={
          <Button variant="outline" onClick={onDone}>
            Indietro
          </Button>
        }
        onSubmit={async (change) => {
          const body = isRequest ? { ...change, status: "confirmed" } : change;
          await act(() => api.put<BookingChanged>(`/api/bookings/${booking.id}`, body), {
            success: isRequest ? "Richiesta confermata" : "Prenotazione aggiornata",
            description: ({ sent }) =>
              isRequest
                ? mailNotice(sent, "Il cliente riceve una e-mail con l'importo.")
                : [formatCents(change.totalAmount), sent ? "Il cliente riceve una e-mail." : ""]
                    .join(" ")
                    .trim(),
            failure: isRequest
              ? "Errore nella conferma della richiesta"
              : "Errore nell'aggiornamento della prenotazione",
          });
          onDone();
        }}
      />
    </div>
  );
}
