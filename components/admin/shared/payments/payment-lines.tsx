"use client";

import { useState } from "react";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { formatCents } from "@/lib/domain/money/money";
import { PAYMENT_METHOD_LABELS } from "@/lib/domain/money/payment";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { Payment } from "@/lib/schemas/till/payment";
import { CancelReceiptDialog } from "./cancel-receipt-dialog";
import { canReverse, paymentLabel } from "./payment-text";
import { ReversalDialog } from "./reversal-dialog";

type Asked = { reversal: Payment } | { receiptId: number };

/** Payments of one booking or sign-up, each with its actions. */
export function PaymentLines({ payments }: { payments: readonly Payment[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <ul aria-label="Movimenti" className="flex flex-col divide-y divide-sand-200">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className={cn("min-w-0", payment.isReversed && "text-ink-2 line-through")}>
              <span className="font-semibold tabular-nums">
                {payment.kind === "refund" && "−"}
                {formatCents(payment.amount)}
              </span>{" "}
              {paymentLabel(payment)}, {PAYMENT_METHOD_LABELS[payment.method].toLowerCase()},{" "}
              {formatShortDay(payment.date)}
              {payment.note && <span className="block text-[0.9rem] text-ink-2">{payment.note}</span>}
            </p>
            <span className="flex flex-wrap gap-2">
              {payment.receiptId !== null && (
                <OnReceipt id={payment.receiptId} onCancel={(receiptId) => setAsked({ receiptId })} />
              )}
              {canReverse(payment) && (
                <Button variant="ghost" size="sm" onClick={() => setAsked({ reversal: payment })}>
                  Storna
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
  const mayManage = useMayManageCentre();
  return (
    <>
      <Button variant="ghost" size="sm" asChild>
        <a href={`/api/receipts/${id}/pdf`}>Ricevuta</a>
      </Button>
      {mayManage && (
        <Button variant="ghost" size="sm" onClick={() => onCancel(id)}>
          Annulla ricevuta
        </Button>
      )}
    </>
  );
}
