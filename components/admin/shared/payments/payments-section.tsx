import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentBadge } from "@/components/money/payment-badge";
import { PaymentCodes } from "@/components/money/payment-codes";
import { RefundIban } from "@/components/money/refund-iban";
import { usePayee } from "@/components/money/use-payee";
import { Fold } from "@/components/shared/fold";
import { TableError } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Coins, Printer, RotateCcw } from "@/components/ui/icons";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { refundPath } from "@/lib/client/money/refund-paths";
import { paymentsPath } from "@/lib/client/till/payment-paths";
import type { Balance } from "@/lib/domain/money/balance";
import { type ChargeKind, paymentReason } from "@/lib/domain/money/payment";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { howToPay } from "@/lib/domain/till/how-to-pay";
import { dayOf } from "@/lib/domain/time/dates";
import type { Payment } from "@/lib/schemas/till/payment";
import { PaymentForm } from "./payment-form";
import { PaymentLines } from "./payment-lines";
import { canHaveReceipt } from "./payment-text";
import { ReceiptForm } from "./receipt-form";

const NONE: readonly Payment[] = [];

export function PaymentsSection({
  kind,
  id,
  balance,
  askedAmount = balance.dueAmount,
  payBy = null,
  startsWith = null,
  onDirtyChange,
}: {
  kind: ChargeKind;
  id: number;
  balance: Balance;
  /** The amount requested now, in cents, which the form proposes; defaults to the full amount due. */
  askedAmount?: number | undefined;
  /** Payment deadline, if it is a prepayment. */
  payBy?: string | Date | null | undefined;
  startsWith?: "payment" | "refund" | null | undefined;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  const t = useTranslations("panel.payments");
  const tMoney = useTranslations("money");
  const formats = useFormats();
  const [writing, setWriting] = useState<"payment" | "refund" | "receipt" | null>(startsWith);
  const path = paymentsPath(kind, id);
  const list = useQuery<Payment[]>({ queryKey: [path], refetchOnMount: "always" });
  const payments = list.data ?? NONE;
  const open = payments.filter(canHaveReceipt).map((payment) => payment.id);
  const { paidAmount, dueAmount, refundDue } = balance;

  const done = () => {
    onDirtyChange(false);
    setWriting(null);
  };

  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 border-t border-sand-200 pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-[1.2rem]">{t("title")}</h3>
        <PaymentBadge status={balance.paymentStatus} />
      </div>
      <p className="tabular-nums">
        {[
          t("paid", { amount: formats.cents(paidAmount) }),
          ...(dueAmount > 0 ? [tMoney("due", { amount: formats.cents(dueAmount) })] : []),
          ...(refundDue > 0 ? [tMoney("refundDue", { amount: formats.cents(refundDue) })] : []),
        ].join(" · ")}
      </p>
      {dueAmount > 0 && <WaysAtDesk kind={kind} id={id} amount={askedAmount} payBy={payBy} />}
      {refundDue > 0 && (
        <RefundIban path={refundPath(kind, id)} asks={(amount) => t("askIban", { amount })} />
      )}
      {list.isError && <TableError error={list.error} onRetry={() => void list.refetch()} />}
      {payments.length > 0 && <PaymentLines payments={payments} />}
      {writing === "receipt" && (
        <ReceiptForm charge={{ kind, id }} paymentIds={open} onDirtyChange={onDirtyChange} onDone={done} />
      )}
      {writing === null && (
        <div className="flex flex-wrap gap-2">
          {dueAmount > 0 && (
            <Button variant="action" onClick={() => setWriting("payment")}>
              <Coins />
              {t("recordPayment")}
            </Button>
          )}
          {paidAmount > 0 && (
            <Button variant={refundDue > 0 ? "action" : "outline"} onClick={() => setWriting("refund")}>
              <RotateCcw />
              {t("recordRefund")}
            </Button>
          )}
          {open.length > 0 && (
            <Button variant="outline" onClick={() => setWriting("receipt")}>
              <Printer />
              {t("receiptForm.issue")}
            </Button>
          )}
        </div>
      )}
      {(writing === "payment" || writing === "refund") && (
        <PaymentForm
          kind={writing}
          charge={{ kind, id }}
          amount={writing === "payment" ? askedAmount : refundDue}
          today={dayOf(new Date())}
          onDirtyChange={onDirtyChange}
          onDone={done}
        />
      )}
    </section>
  );
}

interface WaysAtDeskProps {
  kind: ChargeKind;
  id: number;
  /** Cents. */
  amount: number;
  /** Payment deadline, if it is a prepayment. */
  payBy: string | Date | null;
}

function WaysAtDesk({ kind, id, amount, payBy }: WaysAtDeskProps) {
  const t = useTranslations("money");
  const word = useTextResolver();
  const payee = usePayee();
  const number = confirmationNumber(id);
  const reason = paymentReason(kind, number);
  const ways = howToPay({ kind, amount, payBy, payee, reason }, new Date());
  return (
    <Fold title={t("ways")}>
      <div className="flex flex-col gap-3 px-4 py-3 text-[0.95rem]">
        <ul className="flex flex-col gap-1 text-ink-2">
          {ways.map(({ key, line }) => (
            <li key={key} className="wrap-anywhere">
              {word(line)}
            </li>
          ))}
        </ul>
        <PaymentCodes open={{ kind, confirmationNumber: number, dueAmount: amount, payBy }} />
      </div>
    </Fold>
  );
}
