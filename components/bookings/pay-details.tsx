"use client";

import { useState } from "react";
import { PaymentBadge } from "@/components/shared/payment-badge";
import { ChevronDown } from "@/components/ui/icons";
import type { Booking } from "@/lib/schemas/booking";
import { HowToPay } from "./how-to-pay";

/** What is open of a booking, folded: opened, it says the ways to pay. */
export function PayDetails({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  if (booking.dueAmount === 0 && booking.refundDue === 0) {
    return booking.paymentStatus === "none" ? null : <PaymentBadge status={booking.paymentStatus} />;
  }
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-md border border-sand-200 px-4 font-medium hover:bg-sand-100 [&::-webkit-details-marker]:hidden">
        {booking.dueAmount > 0 ? "Come pagare" : "Rimborso"}
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 py-3">{isOpen && <HowToPay booking={booking} />}</div>
    </details>
  );
}
