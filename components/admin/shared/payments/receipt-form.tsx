"use client";

import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import type { PayableKind } from "@/lib/domain/money/payment";
import { hasEmail } from "@/lib/domain/person/email";
import type { PayableDetails } from "@/lib/schemas/till/payable";
import { receiptHolderInputSchema, type SentReceipt } from "@/lib/schemas/till/receipt";

const SECTIONS: readonly FormSection<z.input<typeof receiptHolderInputSchema>>[] = [
  {
    title: "Intestata a",
    description: "La ricevuta è intestata a:",
    fields: [
      { kind: "text", name: "name", label: "Nome e cognome, o denominazione", width: "half" },
      { kind: "text", name: "fiscalCode", label: "Codice fiscale", width: "half", optional: true },
      { kind: "text", name: "address", label: "Indirizzo", optional: true },
    ],
  },
];

interface ReceiptFormProps {
  /** The first of the bookings or sign-ups that were paid; its customer is the holder by default. */
  payable: { kind: PayableKind; id: number };
  paymentIds: readonly number[];
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Issues a receipt: its holder is filled in and can be corrected, since an issued receipt does not change. */
export function ReceiptForm({ payable: { kind, id }, paymentIds, onDirtyChange, onDone }: ReceiptFormProps) {
  const act = useAdminAction();
  const { data, error, refetch } = useQuery<PayableDetails>({
    queryKey: [`/api/payables/${kind}/${id}`],
    refetchOnMount: "always",
  });
  if (error && !data) return <TableError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={2} />;
  const { holder, payerEmail } = data;
  return (
    <SchemaForm
      schema={receiptHolderInputSchema}
      sections={SECTIONS}
      defaultValues={{
        name: holder.name,
        fiscalCode: holder.fiscalCode ?? "",
        address: holder.address ?? "",
      }}
      submitLabel="Emetti ricevuta"
      submitVariant="action"
      onDirtyChange={onDirtyChange}
      buttons={
        <Button variant="outline" onClick={onDone}>
          Indietro
        </Button>
      }
      onSubmit={async (changed) => {
        await act(() => api.post<SentReceipt>("/api/receipts", { paymentIds, holder: changed }), {
          success: ({ number }) => `Ricevuta n. ${number} emessa`,
          description: ({ sent }) =>
            sent ? "Il cliente la riceve per e-mail." : "Nessuna e-mail: consegna tu la copia stampata.",
          failure: "Ricevuta non emessa",
        });
        onDone();
      }}
    >
      <p className="text-[0.95rem] text-ink-2 wrap-anywhere">
        {hasEmail(payerEmail)
          ? `Arriva per e-mail a ${payerEmail}.`
          : "Nessun indirizzo e-mail: consegna tu la copia stampata."}{" "}
        Una ricevuta emessa non si corregge: si annulla, e se ne emette un'altra.
      </p>
    </SchemaForm>
  );
}
