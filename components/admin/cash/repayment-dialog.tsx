import { useTranslations } from "next-intl";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { RepaymentForm } from "@/components/admin/shared/payments/repayment-form";

interface RepaymentDialogProps {
  bookingId: number;
  /** Cents. */
  amount: number;
  title: string;
  onClose: () => void;
}

export function RepaymentDialog({ bookingId, amount, title, onClose }: RepaymentDialogProps) {
  const t = useTranslations("panel.payments.deposit");
  return (
    <GuardedDialog
      title={t("repayment")}
      description={title}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty }) => (
        <RepaymentForm bookingId={bookingId} amount={amount} onDirtyChange={setDirty} onDone={onClose} />
      )}
    </GuardedDialog>
  );
}
