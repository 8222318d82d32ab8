import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { dayOf } from "@/lib/domain/time/dates";
import { usePaymentMethods } from "./use-payment-methods";
import { useWholeAmountSections, wholeAmountSchema } from "./whole-amount";

interface RepaymentFormProps {
  bookingId: number;
  /** Cents. */
  amount: number;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Records that everything owed for a booking was paid out at once: the refund of its price and its deposit. */
export function RepaymentForm({ bookingId, amount, onDirtyChange, onDone }: RepaymentFormProps) {
  const t = useTranslations("panel.payments.deposit");
  const ways = usePaymentMethods();
  const tForm = useTranslations("panel.payments.form");
  const formats = useFormats();
  const act = useAdminAction();
  const sections = useWholeAmountSections(t("repayment"), ways);
  const text = formats.cents(amount);
  if (ways === undefined) return <TableSkeleton rows={2} />;
  return (
    <SchemaForm
      schema={wholeAmountSchema}
      sections={sections}
      defaultValues={{ method: ways.first("cash"), date: dayOf(new Date()), note: "" }}
      submitLabel={t("repayAll", { amount: text })}
      submitVariant="action"
      onDirtyChange={onDirtyChange}
      onBack={onDone}
      onSubmit={async (entry) => {
        await act(() => api.post(`/api/bookings/${bookingId}/repayment`, { ...entry, amount }), {
          success: t("repaid"),
          description: tForm("recordedText", { amount: text, method: ways.label(entry.method) }),
          failure: t("notRepaid"),
        });
        onDone();
      }}
    />
  );
}
