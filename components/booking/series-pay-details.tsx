"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Due } from "@/components/money/pay-details";
import { PaymentWithCode } from "@/components/money/payment-with-code";
import { Fold } from "@/components/shared/fold";
import type { SeriesDue } from "@/lib/domain/booking/series-due";

export function SeriesPayDetails({ due }: { due: SeriesDue }) {
  const t = useTranslations("bookings.series");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {!isOpen && <Due cents={due.dueAmount} />}
      <Fold title={t("pay")} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <div className="flex flex-col gap-3 px-4 py-3">
          {isOpen && <PaymentWithCode open={{ ...due, kind: "booking" }} />}
        </div>
      </Fold>
    </>
  );
}
