"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { api } from "@/lib/client/api-client";
import { formatCents } from "@/lib/domain/money/money";
import { formatLongDay } from "@/lib/domain/time/day-format";
import type { Revenue } from "@/lib/schemas/till/payment";
import { OpenBalances } from "./open-balances";
import { ReceiptList } from "./receipt-list";
import { RevenueReport } from "./revenue-report";

/** The till: today's takings by method, open amounts, receipts and reports. */
export function CashPage({ today }: { today: string }) {
  const todayPath = `/api/reports/revenue?from=${today}&to=${today}&groupBy=method`;
  const takings = useQuery<Revenue>({
    queryKey: [todayPath],
    queryFn: ({ signal }) => api.get<Revenue>(todayPath, { signal }),
    refetchOnMount: "always",
  });
  return (
    <section aria-label="Cassa" className="flex min-w-0 flex-col gap-6">
      <h2 className="text-[1.7rem]">Cassa</h2>
      <Panel title="Incassi di oggi" note={formatLongDay(today)}>
        {takings.isError && <TableError error={takings.error} onRetry={() => void takings.refetch()} />}
        {takings.isPending && <TableSkeleton rows={2} />}
        {takings.data && <Takings revenue={takings.data} />}
      </Panel>
      <Panel title="Da incassare">
        <OpenBalances side="due" />
      </Panel>
      <Panel title="Da rimborsare">
        <OpenBalances side="refund" />
      </Panel>
      <Panel title="Ricevute">
        <ReceiptList />
      </Panel>
      <Panel title="Resoconto">
        <RevenueReport today={today} />
      </Panel>
    </section>
  );
}

function Panel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6">
      <h3 className="text-[1.4rem]">{title}</h3>
      {note && <p className="text-[0.9rem] text-ink-2">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

function Takings({ revenue: { rows, total } }: { revenue: Revenue }) {
  if (rows.length === 0) return <p className="text-ink-2">Oggi nessun movimento.</p>;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {[...rows, { key: "total", label: "Totale", net: total.net }].map(({ key, label, net }) => (
        <div key={key} className="flex flex-col-reverse justify-end rounded-lg border p-4">
          <dt className="text-[0.9rem] text-ink-2">{label}</dt>
          <dd className="font-display-soft text-[1.4rem] tabular-nums">{formatCents(net)}</dd>
        </div>
      ))}
    </dl>
  );
}
