"use client";

import type { ReactNode } from "react";
import { Ledger } from "./ledger";
import { OpenBalances } from "./open-balances";
import { ReceiptList } from "./receipt-list";
import { RevenueReport } from "./revenue-report";

/** The till: the entries of a day, open amounts, receipts and reports. */
export function CashPage({ today }: { today: string }) {
  return (
    <section aria-label="Cassa" className="flex min-w-0 flex-col gap-6">
      <h2 className="text-[1.7rem]">Cassa</h2>
      <Panel title="Movimenti">
        <Ledger today={today} />
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

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6">
      <h3 className="text-[1.4rem]">{title}</h3>
      <div className="mt-3">{children}</div>
    </section>
  );
}
