import { useTranslations } from "next-intl";
import { useState } from "react";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { ActionRefusal, useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import type { CanceledPass, Pass } from "@/lib/schemas/pass/pass";

export function CancelPassDialog({ pass, onClose }: { pass: Pass; onClose: () => void }) {
  const t = useTranslations("panel.passes.cancel");
  const tEditor = useTranslations("editor");
  const formats = useFormats();
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState(formatCents(pass.paidAmount, DEFAULT_LANGUAGE).replace(/\s*€$/, ""));
  const [isTried, setTried] = useState(false);
  const refund = pass.paidAmount === 0 ? 0 : (typedAmount.safeParse(typed).data ?? null);
  const isMissing = reason.trim() === "";

  async function confirm(): Promise<void> {
    setTried(true);
    if (isMissing) throw new ActionRefusal(VALIDATION.reason);
    if (refund === null) throw new ActionRefusal(VALIDATION.amount);
    await act(
      () => api.post<CanceledPass>(`/api/passes/${pass.id}/cancellation`, { reason, refundAmount: refund }),
      {
        success: t("done"),
        description: ({ refundDue, sent }) =>
          [
            ...(refundDue > 0 ? [t("toRefund", { amount: formats.cents(refundDue) })] : []),
            mailNotice(sent) ?? "",
          ]
            .join(" ")
            .trim(),
        failure: t("failed"),
      },
    );
  }

  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={[
        t("text", { name: pass.name, owner: pass.owner }),
        ...(pass.paidAmount > 0 ? [t("paid", { paid: formats.cents(pass.paidAmount) })] : []),
      ].join(" ")}
      confirmLabel={t("submit")}
      cancelLabel={tEditor("back")}
      destructive
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        <Field label={t("reason")} error={isTried && isMissing ? VALIDATION.reason : undefined}>
          <Input value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {pass.paidAmount > 0 && (
          <Field
            label={t("refund")}
            hint={t("refundHint")}
            error={isTried && refund === null ? VALIDATION.amount : undefined}
          >
            <Input inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}
