"use client";

import { useState } from "react";
import { PaymentBadge } from "@/components/shared/payment-badge";
import { ASKS_HER, RefundIban } from "@/components/shared/refund-iban";
import { ChevronDown } from "@/components/ui/icons";
import { refundPath } from "@/lib/client/refunds";
import { formatCents } from "@/lib/domain/money/money";
import type { Booking } from "@/lib/schemas/booking";
import { HowToPay } from "./how-to-pay";

/** What is open of a booking, folded: opened, it says the ways to pay. */
export function PayDetails({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  if (booking.refundDue > 0)
    return (
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-[0.95rem]">
          <PaymentBadge status={booking.paymentStatus} />
          Da rimborsare: {formatCents(booking.refundDue)}
        </p>
        <RefundIban path={refundPath("booking", booking.id)} asks={ASKS_HER} />
      </div>
    );
  if (booking.dueAmount === 0)
    return booking.paymentStatus === "none" ? null : <PaymentBadge status={booking.paymentStatus} />;
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-md border border-sand-200 px-4 font-medium hover:bg-sand-100 [&::-webkit-details-marker]:hidden">
        Come pagare
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 py-3">{isOpen && <HowToPay booking={booking} />}</div>
    </details>
  );
}
