"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CancelReceiptDialog } from "@/components/admin/shared/lazy-dialogs";
import { GrowingList } from "@/components/shared/table/growing-list";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Download } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import type { Receipt } from "@/lib/schemas/till/receipt";

/** All receipts, the latest first, to open or cancel. */
export function ReceiptList() {
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
                    <Button variant="ghost" size="sm" onClick={() => setToCancel(receipt)}>
                      {tLive("cancel")}
                      <span className="sr-only"> {t("theReceipt", { number: receipt.number })}</span>
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
