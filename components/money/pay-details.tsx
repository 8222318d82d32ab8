"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentBadge } from "@/components/money/payment-badge";
import { RefundIban } from "@/components/money/refund-iban";
import { Fold } from "@/components/shared/fold";
import { useFormats } from "@/components/ui/use-words";
import { refundPath } from "@/lib/client/money/refund-paths";
import { awaitsPrepayment } from "@/lib/domain/money/prepayment";
import type { Booking } from "@/lib/schemas/booking/booking";
import { HowToPay } from "./how-to-pay";

export function PayDetails({ booking }: { booking: Booking }) {
  const t = useTranslations("money");
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  if (booking.refundDue > 0)
    return (
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-[0.95rem]">
          <PaymentBadge status={booking.paymentStatus} />
          {t("refundDue", { amount: formats.cents(booking.refundDue) })}
        </p>
        <RefundIban path={refundPath("booking", booking.id)} />
      </div>
    );
  if (booking.dueAmount === 0)
    return booking.paymentStatus === "none" ? null : (
      <PaymentBadge status={booking.paymentStatus} className="self-start" />
    );
  return (
    <div className="flex flex-col gap-2">
      {!isOpen && !awaitsPrepayment(booking) && <Due cents={booking.dueAmount} />}
      <Fold title={t("howToPay")} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <div className="px-4 py-3">{isOpen && <HowToPay booking={booking} />}</div>
      </Fold>
    </div>
  );
}

/** The amount due, shown while the ways to pay are collapsed. When expanded, they show it themselves. */
export function Due({ cents }: { cents: number }) {
  const t = useTranslations("money");
  const formats = useFormats();
  return (
    <p className="font-semibold text-honey-700 tabular-nums">{t("due", { amount: formats.cents(cents) })}</p>
  );
}
