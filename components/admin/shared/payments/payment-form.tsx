"use client";

import { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { payableId } from "@/lib/client/till/payment-paths";
import { formatCents, parsePrice } from "@/lib/domain/money/money";
import {
  PAYMENT_KIND_LABELS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  type PayableKind,
  type PaymentKind,
} from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { paymentInputSchema } from "@/lib/schemas/till/payment";

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

const SECTIONS: readonly FormSection<z.input<typeof entrySchema>>[] = [
  {
    title: "Movimento",
    fields: [
      { kind: "price", name: "amount", label: "Importo (€)", width: "third" },
      {
        kind: "select",
        name: "method",
        label: "Metodo",
        width: "third",
        options: PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] })),
      },
      { kind: "date", name: "date", label: "Data", width: "third" },
      { kind: "text", name: "note", label: "Nota", optional: true },
    ],
  },
];

/** The form of a payment or refund, with the amount filled in. */
export function PaymentForm({
  kind,
  payable,
  amount,
  today,
  onDirtyChange,
  onDone,
}: {
  kind: PaymentKind;
  payable: { kind: PayableKind; id: number };
  /** Cents. */
  amount: number;
  today: string;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const act = useAdminAction();
  const isRefund = kind === "refund";
  return (
    <SchemaForm
      schema={entrySchema}
      sections={SECTIONS}
      defaultValues={{
        amount: amount > 0 ? formatCents(amount).replace(/\s*€$/, "") : "",
        method: "cash",
        date: today,
        note: "",
      }}
      submitLabel={isRefund ? "Registra il rimborso" : "Registra"}
      submitVariant="action"
      onDirtyChange={onDirtyChange}
      buttons={
        <Button variant="outline" onClick={onDone}>
          Indietro
        </Button>
      }
      onSubmit={async (entry) => {
        await act(
          () => api.post("/api/payments", { kind, ...entry, ...payableId(payable.kind, payable.id) }),
          {
            success: `${PAYMENT_KIND_LABELS[kind]} registrato`,
            description: `${formatCents(entry.amount)}, ${PAYMENT_METHOD_LABELS[entry.method].toLowerCase()}`,
            failure: `${PAYMENT_KIND_LABELS[kind]} non registrato`,
          },
        );
        onDone();
      }}
    />
  );
}
