"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentsDialogById } from "@/components/admin/shared/payments/payments-dialog-by-id";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Button } from "@/components/ui/button";
import { Coins } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import type { Fee } from "@/lib/schemas/membership/member";
import { TakeFeeDialog } from "./take-fee-dialog";

/** The fees of a member, the latest first: each is taken in one press, or opens its payments. */
export function FeeLines({ fees, name }: { fees: readonly Fee[]; name: string }) {
  const t = useTranslations("panel.members.fee");
  const formats = useFormats();
  const [pressed, setPressed] = useState<{ what: "take" | "open"; fee: Fee } | null>(null);
  const close = () => setPressed(null);
  if (fees.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <>
      <ul aria-label={t("title")} className="m-0 flex list-none flex-col p-0">
        {fees.map((fee) => (
          <li
            key={fee.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-2 tabular-nums last:border-0"
          >
            <span className="min-w-0">
              <span className="block font-semibold">
                {t("name", { year: fee.year })} · {formats.cents(fee.totalAmount)}
              </span>
              <span className="block text-[0.9rem] text-ink-2">
                {t("period", { from: formats.shortDay(fee.from), until: formats.shortDay(fee.until) })}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-2">
              <PaymentBadge status={fee.paymentStatus} />
              {fee.totalAmount > 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t("paymentsOf", { year: fee.year, name })}
                  onClick={() => setPressed({ what: "open", fee })}
                >
                  {t("payments")}
                </Button>
              )}
              {fee.dueAmount > 0 && (
                <Button
                  size="sm"
                  aria-label={t("collectFor", { year: fee.year, name })}
                  onClick={() => setPressed({ what: "take", fee })}
                >
                  <Coins />
                  {t("collect")}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {pressed?.what === "take" && (
        <TakeFeeDialog
          fee={pressed.fee}
          title={t("name", { year: pressed.fee.year })}
          name={name}
          onClose={close}
        />
      )}
      {pressed?.what === "open" && <PaymentsDialogById kind="fee" id={pressed.fee.id} onClose={close} />}
    </>
  );
}
