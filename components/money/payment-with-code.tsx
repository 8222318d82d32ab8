"use client";

import { usePublicSettings } from "@/lib/client/site/use-public-settings";
import { type AmountDue, WaysToPay } from "./how-to-pay";
import { TransferCode } from "./transfer-code";

/** The amount due after a sign-up, with the ways to pay and the QR code of the transfer; works without a session. */
export function PaymentWithCode({ open }: { open: AmountDue }) {
  const settings = usePublicSettings(open.dueAmount > 0);
  return (
    <>
      <WaysToPay open={open} />
      <TransferCode open={open} payee={{ name: settings?.legalName ?? "", iban: settings?.iban ?? null }} />
    </>
  );
}
