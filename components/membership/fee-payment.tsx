"use client";

import { WaysToPay } from "@/components/money/how-to-pay";
import { PaymentCodes } from "@/components/money/payment-codes";
import { QueryProvider } from "@/components/shared/query-provider";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Fee } from "@/lib/schemas/membership/member";

/** The amount due for a fee and the ways to pay it: at the desk, by bank transfer with its QR code, by card. */
export function FeePayment({ fee }: { fee: Fee }) {
  return (
    <QueryProvider>
      <Ways fee={fee} />
    </QueryProvider>
  );
}

function Ways({ fee: { id, dueAmount, paymentStatus } }: { fee: Fee }) {
  const open = { kind: "fee" as const, dueAmount, paymentStatus, confirmationNumber: confirmationNumber(id) };
  return (
    <>
      <WaysToPay open={open} checkoutPath={`/api/members/fees/${id}/checkout`} />
      <PaymentCodes open={open} />
    </>
  );
}
