import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import type { Payment } from "@/lib/schemas/till/payment";
import { DisputeNote } from "./dispute-note";
import { canReverse, entryWord, isPaidOut } from "./payment-text";
import { SendReceiptButton } from "./send-receipt-button";
import { usePaymentMethods } from "./use-payment-methods";

const CancelReceiptDialog = lazyPart(
  async () => (await import("@/components/admin/shared/payments/cancel-receipt-dialog")).CancelReceiptDialog,
);
const ReversalDialog = lazyPart(
  async () => (await import("@/components/admin/shared/payments/reversal-dialog")).ReversalDialog,
);

type Asked = { reversal: Payment } | { receiptId: number };

export function PaymentLines({ payments }: { payments: readonly Payment[] }) {
  const t = useTranslations("panel.payments");
  const tTill = useTranslations("till");
  const ways = usePaymentMethods();
  const formats = useFormats();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <ul aria-label={t("entries")} className="flex flex-col divide-y divide-sand-200">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className={cn("min-w-0", payment.isReversed && "text-ink-2 line-through")}>
              <span className="font-semibold tabular-nums">
                {isPaidOut(payment) && "−"}
                {formats.cents(payment.amount)}
              </span>{" "}
              {t("entry", {
                entry: tTill(`entry.${entryWord(payment)}`),
                method: ways?.label(payment.method) ?? "",
                day: formats.shortDay(payment.date),
              })}
              <DisputeNote payment={payment} />
              {payment.note && <span className="block text-[0.9rem] text-ink-2">{payment.note}</span>}
            </p>
            <span className="flex flex-wrap gap-2">
              {payment.receiptId !== null && (
                <OnReceipt id={payment.receiptId} onCancel={(receiptId) => setAsked({ receiptId })} />
              )}
              {canReverse(payment) && (
                <Button variant="ghost" size="sm" onClick={() => setAsked({ reversal: payment })}>
                  {t("reversal.action")}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked && "reversal" in asked && (
        <ReversalDialog payment={asked.reversal} onClose={() => setAsked(null)} />
      )}
      {asked && "receiptId" in asked && (
        <CancelReceiptDialog receipt={{ id: asked.receiptId }} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function OnReceipt({ id, onCancel }: { id: number; onCancel: (id: number) => void }) {
  const t = useTranslations("panel.payments");
  const mayManage = useMayManageCentre();
  return (
    <>
      <Button variant="ghost" size="sm" asChild>
        <a href={`/api/receipts/${id}/pdf`}>{t("receipt")}</a>
      </Button>
      <SendReceiptButton receipt={{ id }} />
      {mayManage && (
        <Button variant="ghost" size="sm" onClick={() => onCancel(id)}>
          {t("receiptCancellation.action")}
        </Button>
      )}
    </>
  );
}
