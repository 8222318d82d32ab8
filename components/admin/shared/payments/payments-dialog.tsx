"use client";

import { useTranslations } from "next-intl";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import type { Balance } from "@/lib/domain/money/balance";
import type { ChargeKind } from "@/lib/domain/money/payment";
import { PaymentsSection } from "./payments-section";
import { SignUpAmount } from "./sign-up-amount";

/** Payments of a booking or sign-up, optionally with the payment form open and its amount filled in. */
export function PaymentsDialog({
  kind,
  id,
  balance,
  askedAmount,
  payBy,
  title,
  signUp,
  startsWith,
  onClose,
}: {
  kind: ChargeKind;
  id: number;
  balance: Balance;
  askedAmount?: number;
  /** Payment deadline, if it is a prepayment. */
  payBy?: string | null;
  title: string;
  /** API path for changing the total, and its current value in cents. */
  signUp?: { path: string; totalAmount: number };
  /** Opens the payment form immediately. */
  startsWith?: "payment" | "refund" | undefined;
  onClose: () => void;
}) {
  const t = useTranslations("panel.payments");
  return (
    <GuardedDialog
      title={t("title")}
      description={title}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty }) => (
        <>
          <PaymentsSection
            kind={kind}
            id={id}
            balance={balance}
            askedAmount={askedAmount}
            payBy={payBy}
            startsWith={startsWith}
            onDirtyChange={setDirty}
          />
          {signUp && <SignUpAmount {...signUp} onDirtyChange={setDirty} />}
        </>
      )}
    </GuardedDialog>
  );
}
