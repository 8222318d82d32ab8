"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { formatCents } from "@/lib/domain/money/money";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { Receipt } from "@/lib/schemas/receipt";
import { cn } from "@/lib/utils";
import { CancelReceiptDialog } from "./cancel-receipt-dialog";

const PAGE = 20;
/** The largest page that the API gives. */
const LARGEST = 500;

/** All receipts, the latest first: to read again, and to cancel. */
export function ReceiptList() {
  const [shown, setShown] = useState(PAGE);
  const [asked, setAsked] = useState<Receipt | null>(null);
  const path = `/api/receipts?pageSize=${shown}`;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.list<Receipt>(path, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  if (isPending) return <TableSkeleton rows={3} />;
  if (!data) return <TableError error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0)
    return <p className="text-ink-2">Ancora nessuna: si emettono dai pagamenti di una prenotazione.</p>;
  return (
    <>
      <ul aria-label="Ricevute" className="m-0 flex list-none flex-col divide-y divide-sand-200 p-0">
        {data.items.map((receipt) => (
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
                <Button variant="ghost" size="sm" onClick={() => setAsked(receipt)}>
                  Annulla<span className="sr-only"> la ricevuta n. {receipt.number}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {data.items.length < data.total && data.items.length < LARGEST && (
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => setShown(Math.min(data.items.length + PAGE, LARGEST))}
        >
          Mostra altre ricevute
        </Button>
      )}
      {asked && <CancelReceiptDialog receipt={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
