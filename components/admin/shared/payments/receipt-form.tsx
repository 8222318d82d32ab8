import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { dismissToast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import type { ChargeKind } from "@/lib/domain/money/payment";
import { hasEmail } from "@/lib/domain/person/email";
import type { ChargeDetails } from "@/lib/schemas/till/charge";
import { receiptHolderInputSchema, type SentReceipt } from "@/lib/schemas/till/receipt";

interface ReceiptFormProps {
  /** The first of the paid bookings or sign-ups; its customer is the default holder. */
  charge: { kind: ChargeKind; id: number };
  paymentIds: readonly number[];
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Shows the form with its button, which the toast of the payment would cover. */
function bringIntoView(form: HTMLElement | null): void {
  if (form === null) return;
  dismissToast();
  form.scrollIntoView?.({ block: "nearest" });
}

/** Issues a receipt. The holder is filled in and can be corrected, since an issued receipt never changes. */
export function ReceiptForm({ charge: { kind, id }, paymentIds, onDirtyChange, onDone }: ReceiptFormProps) {
  const t = useTranslations("panel.payments.receiptForm");
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const tPerson = useTranslations("person");
  const { data, error, refetch } = useQuery<ChargeDetails>({
    queryKey: [`/api/payables/${kind}/${id}`],
    refetchOnMount: "always",
  });
  if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={2} />;
  const { holder, payerEmail } = data;
  return (
    <div ref={bringIntoView}>
      <SchemaForm
        schema={receiptHolderInputSchema}
        sections={[
          {
            title: t("title"),
            description: t("text"),
            fields: [
              { kind: "text", name: "name", label: t("name"), width: "half" },
              {
                kind: "text",
                name: "fiscalCode",
                label: tPerson("fiscalCode"),
                width: "half",
                optional: true,
              },
              { kind: "text", name: "address", label: tPerson("address"), optional: true },
            ],
          },
        ]}
        defaultValues={{
          name: holder.name,
          fiscalCode: holder.fiscalCode ?? "",
          address: holder.address ?? "",
        }}
        submitLabel={t("issue")}
        submitVariant="action"
        onDirtyChange={onDirtyChange}
        onBack={onDone}
        onSubmit={async (changed) => {
          await act(() => api.post<SentReceipt>("/api/receipts", { paymentIds, holder: changed }), {
            success: ({ number }) => t("issued", { number }),
            description: ({ sent }) => mailNotice(sent, t("mailed"), t("notMailed")),
            failure: t("failed"),
          });
          onDone();
        }}
      >
        <p className="text-[0.95rem] text-ink-2 wrap-anywhere">
          {hasEmail(payerEmail) ? t("willMail", { email: payerEmail }) : t("noEmail")}
        </p>
        {hasEmail(payerEmail) && <StoredMailsNotice />}
      </SchemaForm>
    </div>
  );
}
