"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { PanelPageId } from "@/components/admin/panel-pages";
import { CancelReceiptDialog } from "@/components/admin/shared/lazy-dialogs";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { PageSection } from "@/components/admin/shared/page-section";
import { SendReceiptButton } from "@/components/admin/shared/payments/send-receipt-button";
import { GrowingList } from "@/components/shared/table/growing-list";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Download } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Receipt } from "@/lib/schemas/till/receipt";
import { Ledger } from "./ledger";
import { OpenBalances } from "./open-balances";
import { RevenueReport } from "./revenue-report";

export const CashPage = ({ today }: { today: CalendarDay }) => (
  <Part page="cash">
    <Ledger today={today} />
  </Part>
);

export const ToCollectPage = () => (
  <Part page="to-collect">
    <OpenBalances side="due" />
  </Part>
);

export const ToRefundPage = () => (
  <Part page="to-refund">
    <OpenBalances side="refund" />
  </Part>
);

export const ReceiptsPage = () => (
  <Part page="receipts">
    <ReceiptList />
  </Part>
);

export const RevenuePage = ({ today }: { today: CalendarDay }) => (
  <Part page="revenue">
    <RevenueReport today={today} />
  </Part>
);

function Part({ page, children }: { page: PanelPageId; children: ReactNode }) {
  const t = useTranslations("panel.pages.title");
  return (
    <PageSection title={t(page)}>
      {page === "cash" && <MailServerNotice />}
      <div className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6">{children}</div>
    </PageSection>
  );
}

function ReceiptList() {
  const t = useTranslations("panel.cash.receiptList");
  const tReceipts = useTranslations("panel.person.receipts");
  const tOwn = useTranslations("money.receipts");
  const tLive = useTranslations("live");
  const formats = useFormats();
  const [toCancel, setToCancel] = useState<Receipt | null>(null);
  return (
    <>
      <GrowingList<Receipt> path="/api/receipts" none={t("none")} more={t("more")}>
        {(receipts) => (
          <ul
            aria-label={tReceipts("title")}
            className="m-0 flex list-none flex-col divide-y divide-sand-200 p-0"
          >
            {receipts.map((receipt) => (
              <li
                key={receipt.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 tabular-nums"
              >
                <p className="min-w-0">
                  <span className={cn("font-semibold", receipt.canceledAt !== null && "line-through")}>
                    {t("line", { number: receipt.number, holder: receipt.holder.name })}
                  </span>
                  <span className="block text-[0.92rem] text-ink-2">
                    {receipt.canceledAt === null
                      ? formats.shortDay(receipt.date)
                      : t("canceled", {
                          day: formats.shortDay(receipt.date),
                          reason: receipt.cancellationReason ?? "",
                        })}
                  </span>
                </p>
                <span className="flex flex-wrap items-center gap-2">
                  <strong>{formats.cents(receipt.total + receipt.stampDuty)}</strong>
                  <Button variant="ghost" size="sm" asChild>
                    <a href={`/api/receipts/${receipt.id}/pdf`}>
                      <Download />
                      {tReceipts("pdf")}
                      <span className="sr-only"> {tOwn("of", { number: receipt.number })}</span>
                    </a>
                  </Button>
                  {receipt.canceledAt === null && (
                    <>
                      <SendReceiptButton receipt={receipt} holder={receipt.holder.name} />
                      <Button variant="ghost" size="sm" onClick={() => setToCancel(receipt)}>
                        {tLive("cancel")}
                        <span className="sr-only"> {t("theReceipt", { number: receipt.number })}</span>
                      </Button>
                    </>
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
