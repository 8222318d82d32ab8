import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/components/admin/shared/reason-dialog";
import { useFormats } from "@/components/ui/use-words";
import type { Payment } from "@/lib/schemas/till/payment";
import { entryWord, isOnlineCardPayment } from "./payment-text";

export function ReversalDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useTranslations("panel.payments.reversal");
  const tEntry = useTranslations("till.entry");
  const formats = useFormats();
  const whatHappens = t("text", { entry: tEntry(entryWord(payment)), amount: formats.cents(payment.amount) });
  return (
    <ReasonDialog
      path={`/api/payments/${payment.id}/reversal`}
      title={t("question")}
      description={isOnlineCardPayment(payment) ? `${whatHappens} ${t("atStripe")}` : whatHappens}
      confirmLabel={t("action")}
      success={t("done")}
      onClose={onClose}
    />
  );
}
