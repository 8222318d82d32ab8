"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentsDialogById } from "@/components/admin/shared/lazy-dialogs";
import { useChargeName } from "@/components/admin/shared/payments/use-charge-name";
import { Button } from "@/components/ui/button";
import { Coins } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import type { DueToday } from "@/lib/schemas/panel/overview";

export function DueLines({ label, due }: { label: string; due: readonly DueToday[] }) {
  const t = useTranslations("panel.overview.due");
  const { cents } = useFormats();
  const chargeName = useChargeName();
  const [opened, setOpened] = useState<DueToday | null>(null);
  const total = due.reduce((sum, { dueAmount }) => sum + dueAmount, 0);
  return (
    <>
      <p className="text-[0.95rem] text-ink-2 tabular-nums">
        {t.rich("total", {
          total: cents(total),
          amount: (words) => <strong className="text-ink">{words}</strong>,
        })}
      </p>
      <ul aria-label={label} className="m-0 flex list-none flex-col p-0">
        {due.map((line) => {
          const { kind, id, confirmationNumber, title, payerName, startTime, dueAmount } = line;
          const name = chargeName(kind, confirmationNumber);
          return (
            <li
              key={`${kind}-${id}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2.5 last:border-0"
            >
              <div className="min-w-0 flex-1 basis-44">
                <p className="font-semibold wrap-anywhere">{payerName}</p>
                <p className="text-[0.92rem] text-ink-2">
                  {startTime && `${startTime}, `}
                  {title} · {name}
                </p>
              </div>
              <div className="ml-auto flex items-center gap-3">
                <strong className="tabular-nums">{cents(dueAmount)}</strong>
                <Button variant="outline" size="sm" onClick={() => setOpened(line)}>
                  <Coins />
                  {t.rich("take", { payer: payerName, name, from: srOnly })}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {opened && (
        <PaymentsDialogById
          kind={opened.kind}
          id={opened.id}
          startsWith="payment"
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
