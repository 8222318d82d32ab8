"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { Ledger } from "./ledger";
import { OpenBalances } from "./open-balances";
import { ReceiptList } from "./receipt-list";
import { RevenueReport } from "./revenue-report";

/** The till: the entries of a day, open amounts, receipts and reports. */
export function CashPage({ today }: { today: string }) {
  const t = useTranslations("panel.cash");
  const tPage = useTranslations("panel.pages.title");
  return (
    <section aria-label={tPage("cash")} className="flex min-w-0 flex-col gap-6">
      <h2 className="text-[1.7rem]">{tPage("cash")}</h2>
      <MailServerNotice />
      <Panel title={t("entries")}>
        <Ledger today={today} />
      </Panel>
      <Panel title={t("toCollect")}>
        <OpenBalances side="due" />
      </Panel>
      <Panel title={t("toRefund")}>
        <OpenBalances side="refund" />
      </Panel>
      <Panel title={t("receipts")}>
        <ReceiptList />
      </Panel>
      <Panel title={t("report")}>
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
