"use client";

import { useState } from "react";
import { PaymentBadge } from "@/components/money/payment-badge";
import { OWN_IBAN_PROMPT, RefundIban } from "@/components/money/refund-iban";
import { Fold } from "@/components/shared/fold";
import { refundPath } from "@/lib/client/money/refund-paths";
import { formatCents } from "@/lib/domain/money/money";
import type { Booking } from "@/lib/schemas/booking/booking";
import { HowToPay } from "./how-to-pay";

/** The open balance of a booking: the refund due, or a collapsible section with the ways to pay. */
export function PayDetails({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  if (booking.refundDue > 0)
    return (
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-[0.95rem]">
          <PaymentBadge status={booking.paymentStatus} />
          Da rimborsare: {formatCents(booking.refundDue)}
        </p>
        <RefundIban path={refundPath("booking", booking.id)} asks={OWN_IBAN_PROMPT} />
      </div>
    );
  if (booking.dueAmount === 0)
    return booking.paymentStatus === "none" ? null : (
      <PaymentBadge status={booking.paymentStatus} className="self-start" />
    );
  return (
    <Fold title="Come pagare" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <div className="px-4 py-3">{isOpen && <HowToPay booking={booking} />}</div>
    </Fold>
  );
}
