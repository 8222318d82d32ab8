"use client";

import { useFormContext } from "react-hook-form";
import { HowToPayLater } from "@/components/money/how-to-pay-later";
import type { SeatPrice } from "@/components/shared/use-seat-price";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { formatCents, formatPriceText } from "@/lib/domain/money/money";
import { formatAmount } from "@/lib/domain/money/sign-up-price";
import type { SeatValues } from "./seats-fields";

/** The total of a sign-up for the chosen number of seats. Must be inside a FormProvider. */
export function SignUpPrice({
  kind,
  of,
  isWaiting,
  isAtDesk = false,
}: {
  kind: OfferingKind;
  of: SeatPrice;
  isWaiting: boolean;
  /** Shown to the desk, which needs not read how to pay. */
  isAtDesk?: boolean;
}) {
  const seats = Number(useFormContext<SeatValues>().watch("seats")) || 1;
  const total = (of.priceAmount ?? 0) * seats;
  if (of.priceAmount === null || of.priceAmount === 0)
    return (
      <p className="rounded-md bg-sand-100 p-4">
        {of.priceAmount === null ? `Prezzo: ${formatPriceText(of.price)}` : formatAmount(0)}
      </p>
    );
  return (
    <section aria-label="Prezzo" className="flex flex-col gap-2 rounded-md bg-sand-100 p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 tabular-nums" role="status">
        <span className="font-display-soft text-xl">Totale {formatCents(total)}</span>
        {seats > 1 && (
          <span className="text-ink-2">
            {seats} posti × {formatCents(of.priceAmount)}
          </span>
        )}
      </p>
      {isWaiting && (
        <p className="text-[0.95rem] text-ink-2">
          Si paga solo se il posto si libera e {isAtDesk ? "viene accettato" : "lo accetti"}.
        </p>
      )}
      {!isWaiting && !isAtDesk && <HowToPayLater kind={kind} total={total} />}
    </section>
  );
}
