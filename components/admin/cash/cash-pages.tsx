"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { PanelPageId } from "@/components/admin/panel-pages";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { PageSection } from "@/components/admin/shared/page-section";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { Ledger } from "./ledger";
import { OpenBalances } from "./open-balances";
import { ReceiptList } from "./receipt-list";
import { RevenueReport } from "./revenue-report";

/** Sections of the till, each on its own page: the entries of a day, open amounts, receipts and reports. */

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
