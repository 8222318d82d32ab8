"use client";

import { usePublicSettings } from "@/lib/client/site/use-public-settings";
import { legalNameOf } from "@/lib/site";
import { type OpenAmount, WaysToPay } from "./how-to-pay";
import { TransferCode } from "./transfer-code";

/** What is to be paid for what was taken just now, with the ways and the code of the transfer; no session is needed. */
export function PaymentWithCode({ open }: { open: OpenAmount }) {
  const settings = usePublicSettings(open.dueAmount > 0);
  return (
    <>
      <WaysToPay open={open} />
      <TransferCode open={open} payee={{ name: legalNameOf(settings), iban: settings?.iban ?? null }} />
    </>
  );
}
