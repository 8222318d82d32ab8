import { useTranslations } from "next-intl";
import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import { bookingUpdateSchema } from "@/lib/schemas/booking/booking-input";

const amountSchema = z.object({
  totalAmount: typedAmount,
  notes: bookingUpdateSchema.shape.notes,
});

interface AmountFormProps {
  booking: Booking;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Confirms a booking request with its amount; for a confirmed booking, changes amount and notes. */
export function AmountForm({ booking, onDirtyChange, onDone }: AmountFormProps) {
  const t = useTranslations("panel.booking.amount");
  const shared = useTranslations("panel.shared");
  const account = useTranslations("account");
  const person = useTranslations("person");
  const formats = useFormats();
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const isRequest = booking.status === "pending";
  const euros = formats.cents(booking.totalAmount).replace(/\s*€$/, "");
  const sections: readonly FormSection<z.input<typeof amountSchema>>[] = [
    {
      title: t("title"),
      fields: [
        { kind: "price", name: "totalAmount", label: t("label"), width: "half", placeholder: t("example") },
        { kind: "textarea", name: "notes", label: person("notes"), optional: true, rows: 3 },
      ],
    },
  ];
  return (
    <div className="border-t border-sand-200 pt-5">
      <SchemaForm
        schema={amountSchema}
        sections={sections}
        defaultValues={{
          totalAmount: isRequest && booking.totalAmount === 0 ? "" : euros,
          notes: booking.notes ?? "",
        }}
        submitLabel={isRequest ? t("confirm") : account("save")}
        submitVariant={isRequest ? "action" : "default"}
        onDirtyChange={onDirtyChange}
        onBack={onDone}
        backLabel={shared("back")}
        onSubmit={async (change) => {
          const body = isRequest ? { ...change, status: "confirmed" } : change;
          await act(() => api.put<BookingChanged>(`/api/bookings/${booking.id}`, body), {
            success: isRequest ? t("confirmed") : t("saved"),
            description: ({ sent }) => {
              if (isRequest) return mailNotice(sent, t("confirmedMailed"));
              const amount = formats.cents(change.totalAmount);
              return sent ? `${amount} ${mailNotice(sent)}` : amount;
            },
            failure: isRequest ? t("confirmFailed") : t("saveFailed"),
          });
          onDone();
        }}
      />
    </div>
  );
}
