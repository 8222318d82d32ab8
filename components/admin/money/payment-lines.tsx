"use client";

import { useState } from "react";
import { ReasonDialog } from "@/components/admin/reason-dialog";
import { Button } from "@/components/ui/button";
import { formatCents } from "@/lib/domain/money/money";
import { PAYMENT_KIND_LABELS, PAYMENT_METHOD_LABELS } from "@/lib/domain/money/payment";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { Payment } from "@/lib/schemas/payment";
import { cn } from "@/lib/utils";

const wordsOf = (payment: Payment) =>
  payment.reversalOf === null ? PAYMENT_KIND_LABELS[payment.kind] : "Storno";

type Asked = { payment: Payment; what: "reversal" | "receipt" };

/** The entries of one thing, each with what can be done with it. */
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
              {wordsOf(payment)}, {PAYMENT_METHOD_LABELS[payment.method].toLowerCase()},{" "}
              {formatShortDay(payment.date)}
              {payment.note && <span className="block text-[0.9rem] text-ink-2">{payment.note}</span>}
            </p>
            <span className="flex flex-wrap gap-2">
              {payment.receiptId !== null && (
                <>
                  <Button variant="ghost" size="sm" asChild>
                    <a href={`/api/receipts/${payment.receiptId}/pdf`}>Ricevuta</a>
                  </Button>
                  <Button variant="ghost" size="sm" onClick={() => setAsked({ payment, what: "receipt" })}>
                    Annulla ricevuta
                  </Button>
                </>
              )}
              {payment.receiptId === null && payment.reversalOf === null && !payment.isReversed && (
                <Button variant="ghost" size="sm" onClick={() => setAsked({ payment, what: "reversal" })}>
                  Storna
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked?.what === "reversal" && (
        <ReasonDialog
          path={`/api/payments/${asked.payment.id}/reversal`}
          title="Stornare il movimento?"
          description={`${wordsOf(asked.payment)} di ${formatCents(asked.payment.amount)}: resta registrato e viene compensato da un movimento contrario.`}
          confirmLabel="Storna"
          success="Movimento stornato"
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === "receipt" && (
        <ReasonDialog
          path={`/api/receipts/${asked.payment.receiptId}/cancellation`}
          title="Annullare la ricevuta?"
          description="Il numero resta usato; i pagamenti possono avere una ricevuta nuova."
          confirmLabel="Annulla ricevuta"
          success="Ricevuta annullata"
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
