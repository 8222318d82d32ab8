"use client";

import { useState } from "react";
import { CancelReceiptDialog } from "@/components/admin/shared/payments/cancel-receipt-dialog";
import { GrowingList } from "@/components/shared/table/growing-list";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Download } from "@/components/ui/icons";
import { formatCents } from "@/lib/domain/money/money";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { Receipt } from "@/lib/schemas/till/receipt";

/** All receipts, the latest first, to open or cancel. */
export function ReceiptList() {
  const [toCancel, setToCancel] = useState<Receipt | null>(null);
  return (
    <>
      <GrowingList<Receipt>
        path="/api/receipts"
        none="Ancora nessuna: si emettono dai pagamenti di una prenotazione."
        more="Mostra altre ricevute"
      >
        {(receipts) => (
          <ul aria-label="Ricevute" className="m-0 flex list-none flex-col divide-y divide-sand-200 p-0">
            {receipts.map((receipt) => (
              <li
                key={receipt.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 tabular-nums"
              >
                <p className="min-w-0">
                  <span className={cn("font-semibold", receipt.canceledAt !== null && "line-through")}>
                    n. {receipt.number}, {receipt.holder.name}
                  </span>
                  <span className="block text-[0.92rem] text-ink-2">
                    {formatShortDay(receipt.date)}
                    {receipt.canceledAt !== null && ` · annullata: ${receipt.cancellationReason ?? ""}`}
                  </span>
                </p>
                <span className="flex flex-wrap items-center gap-2">
                  <strong>{formatCents(receipt.total + receipt.stampDuty)}</strong>
                  <Button variant="ghost" size="sm" asChild>
                    <a href={`/api/receipts/${receipt.id}/pdf`}>
                      <Download />
                      PDF<span className="sr-only"> della ricevuta n. {receipt.number}</span>
                    </a>
                  </Button>
                  {receipt.canceledAt === null && (
                    <Button variant="ghost" size="sm" onClick={() => setToCancel(receipt)}>
                      Annulla<span className="sr-only"> la ricevuta n. {receipt.number}</span>
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
      {toCancel && <CancelReceiptDialog receipt={toCancel} onClose={() => setToCancel(null)} />}
    </>
  );
}
