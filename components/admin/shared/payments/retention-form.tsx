"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import type { BookingChanged } from "@/lib/schemas/booking/booking";
import { depositRetentionSchema } from "@/lib/schemas/till/deposit";
import { typedAmount } from "./typed-amount";

const retentionSchema = z.object({ amount: typedAmount, reason: depositRetentionSchema.shape.reason });

/** Retains part of a deposit, with the reason shown to the customer. */
export function RetentionForm({
  bookingId,
  held,
  onDirtyChange,
  onDone,
}: {
  bookingId: number;
  /** Cents. */
  held: number;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const t = useTranslations("panel.payments.deposit");
  const tEditor = useTranslations("editor");
  const tForm = useTranslations("panel.payments.form");
  const formats = useFormats();
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  return (
    <SchemaForm
      schema={retentionSchema}
      sections={[
        {
          title: t("retention"),
          fields: [
            { kind: "price", name: "amount", label: tForm("amount"), width: "third" },
            { kind: "text", name: "reason", label: t("reason"), hint: t("reasonHint") },
          ],
        },
      ]}
      defaultValues={{ amount: formatCents(held, DEFAULT_LANGUAGE).replace(/\s*€$/, ""), reason: "" }}
      submitLabel={t("retain")}
      submitVariant="action"
      onDirtyChange={onDirtyChange}
      buttons={
        <Button variant="outline" onClick={onDone}>
          {tEditor("back")}
        </Button>
      }
      onSubmit={async (retention) => {
        const path = `/api/bookings/${bookingId}/deposit-retention`;
        await act(() => api.post<BookingChanged>(path, retention), {
          success: t("retained", { amount: formats.cents(retention.amount) }),
          description: ({ sent }) => mailNotice(sent, t("retainedMailed")),
          failure: t("notRetained"),
        });
        onDone();
      }}
    />
  );
}
