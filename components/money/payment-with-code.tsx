"use client";

import { type AmountDue, WaysToPay } from "./how-to-pay";
import { PaymentCodes } from "./payment-codes";

/** The amount due after a sign-up, with the ways to pay and their QR codes. Requires no session. */
export function PaymentWithCode({ open }: { open: AmountDue }) {
  return (
    <>
      <WaysToPay open={open} />
      <PaymentCodes open={open} />
    </>
  );
}
