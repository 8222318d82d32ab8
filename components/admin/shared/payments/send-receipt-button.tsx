import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useAreMailsOnlyStored } from "@/components/admin/shared/use-has-mail-server";
import { Button } from "@/components/ui/button";
import { Mail } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";

interface SendReceiptButtonProps {
  receipt: { id: number; number?: string };
  /** The holder's name. */
  holder?: string;
}

/** Sends a receipt again to the payer's e-mail address, and says when nothing reaches them. */
export function SendReceiptButton({ receipt: { id, number }, holder }: SendReceiptButtonProps) {
  const t = useTranslations("panel.payments.receiptMail");
  const act = useAdminAction();
  const isWritten = useAreMailsOnlyStored();
  const send = () =>
    act(() => api.post<{ sent: boolean }>(`/api/receipts/${id}/mail`, {}), {
      success: ({ sent }) => t(!sent ? "notMailed" : isWritten ? "written" : "sent"),
      description: ({ sent }) => (sent && isWritten ? t("noServer") : holder),
      failure: t("failed"),
    }).catch(() => {});
  return (
    <Button variant="ghost" size="sm" onClick={() => void send()}>
      <Mail />
      {t("action")}
      {number !== undefined && <span className="sr-only"> {t("of", { number })}</span>}
    </Button>
  );
}
