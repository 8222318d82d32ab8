"use client";

import { type AmountDue, WaysToPay } from "./how-to-pay";
import { PaymentCodes } from "./payment-codes";
import { usePayee } from "./use-payee";

/** The amount due after a sign-up, with the ways to pay and their QR codes; works without a session. */
export function PaymentWithCode({ open }: { open: AmountDue }) {
  const payee = usePayee(open.dueAmount > 0);
  return (
    <>
      <WaysToPay open={open} />
      <PaymentCodes open={open} payee={payee} />
    </>
  );
}
