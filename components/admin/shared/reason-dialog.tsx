import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api-client";
import { VALIDATION } from "@/lib/messages/validation";
import { ActionRefusal, type ActionTexts, useAdminAction } from "./use-admin-action";

/**
 * Asks for the reason that an action requires, and sends it: cancel a receipt, reverse a payment, offer a place out of
 * turn.
 */
export function ReasonDialog<Answer = unknown>({
  path,
  title,
  description,
  confirmLabel,
  success,
  note,
  isDestructive = true,
  onClose,
}: {
  path: string;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  success: ActionTexts<Answer>["success"];
  /** Description under the success message, derived from the response. */
  note?: ActionTexts<Answer>["description"];
  isDestructive?: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("panel.actions.reason");
  const tEditor = useTranslations("editor");
  const act = useAdminAction();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === "";

  async function confirm(): Promise<void> {
    setTried(true);
    if (isMissing) throw new ActionRefusal(VALIDATION.reason);
    await act(() => api.post<Answer>(path, { reason }), {
      ...(success === undefined ? {} : { success }),
      ...(note === undefined ? {} : { description: note }),
      failure: t("failed"),
    });
  }

  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={tEditor("back")}
      destructive={isDestructive}
      onConfirm={confirm}
    >
      <Field label={t("label")} error={isTried && isMissing ? VALIDATION.reason : undefined}>
        <Input value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
