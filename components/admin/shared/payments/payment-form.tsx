import { useTranslations } from "next-intl";
import { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { chargeId } from "@/lib/client/till/payment-paths";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents, parsePrice } from "@/lib/domain/money/money";
import type { ChargeKind, DeskPaymentKind } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { paymentInputSchema } from "@/lib/schemas/till/payment";
import { usePaymentMethods, type Ways } from "./use-payment-methods";

const entrySchema = z.object({
  amount: z.string().transform((value, context) => {
    const cents = parsePrice(value);
    if (cents !== null && cents > 0) return cents;
    context.addIssue({ code: "custom", message: VALIDATION.amountOfPayment });
    return z.NEVER;
  }),
  method: paymentInputSchema.shape.method,
  date: z.string(),
  note: paymentInputSchema.shape.note,
});

interface PaymentFormProps {
  kind: DeskPaymentKind;
  charge: { kind: ChargeKind; id: number };
  /** Cents. */
  amount: number;
  /** The preselected payment method, if it is offered. */
  method?: string;
  today: string;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}

export function PaymentForm(props: PaymentFormProps) {
  const ways = usePaymentMethods();
  return ways === undefined ? <TableSkeleton rows={2} /> : <FormOfWays {...props} ways={ways} />;
}

function FormOfWays({
  kind,
  charge,
  amount,
  method = "cash",
  today,
  onDirtyChange,
  onDone,
  ways,
}: PaymentFormProps & { ways: Ways }) {
  const t = useTranslations("panel.payments.form");
  const formats = useFormats();
  const act = useAdminAction();
  return (
    <SchemaForm
      schema={entrySchema}
      sections={[
        {
          title: t("title"),
          fields: [
            { kind: "price", name: "amount", label: t("amount"), width: "third" },
            { kind: "select", name: "method", label: t("method"), width: "third", options: ways.options },
            { kind: "date", name: "date", label: t("date"), width: "third" },
            { kind: "text", name: "note", label: t("note"), optional: true },
          ],
        },
      ]}
      defaultValues={{
        amount: amount > 0 ? formatCents(amount, DEFAULT_LANGUAGE).replace(/\s*€$/, "") : "",
        method: ways.first(method),
        date: today,
        note: "",
      }}
      submitLabel={t(`submit.${kind}`)}
      submitVariant="action"
      onDirtyChange={onDirtyChange}
      onBack={onDone}
      onSubmit={async (entry) => {
        await act(() => api.post("/api/payments", { kind, ...entry, ...chargeId(charge.kind, charge.id) }), {
          success: t(`recorded.${kind}`),
          description: t("recordedText", {
            amount: formats.cents(entry.amount),
            method: ways.label(entry.method),
          }),
          failure: t(`failed.${kind}`),
        });
        onDone();
      }}
    />
  );
}
