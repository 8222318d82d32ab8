import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/components/admin/shared/reason-dialog";

interface CancelReceiptDialogProps {
  receipt: { id: number; number?: string };
  onClose: () => void;
}

/** Cancels a receipt. This cannot be undone: receipt numbers have no gaps. */
export function CancelReceiptDialog({ receipt: { id, number }, onClose }: CancelReceiptDialogProps) {
  const t = useTranslations("panel.payments.receiptCancellation");
  return (
    <ReasonDialog
      path={`/api/receipts/${id}/cancellation`}
      title={number === undefined ? t("question") : t("questionOf", { number })}
      description={t("text")}
      confirmLabel={t("action")}
      success={t("done")}
      onClose={onClose}
    />
  );
}
