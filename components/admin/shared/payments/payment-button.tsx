import { useTranslations } from "next-intl";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Button } from "@/components/ui/button";
import type { Balance } from "@/lib/domain/money/balance";

/** The payment badge of a row; opens its payments. */
export function PaymentButton({
  balance,
  name,
  onOpen,
}: {
  balance: Balance;
  name: string;
  onOpen: () => void;
}) {
  const t = useTranslations("panel.payments");
  const tStatus = useTranslations("bookingWords.payment");
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t("button", { status: tStatus(balance.paymentStatus), name })}
      onClick={onOpen}
    >
      {balance.paymentStatus === "none" ? "—" : <PaymentBadge status={balance.paymentStatus} />}
    </Button>
  );
}
