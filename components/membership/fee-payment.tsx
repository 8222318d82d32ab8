"use client";

import { WaysToPay } from "@/components/money/how-to-pay";
import { TransferCode } from "@/components/money/transfer-code";
import { QueryProvider } from "@/components/shared/query-provider";
import { usePublicSettings } from "@/lib/client/site/use-public-settings";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Fee } from "@/lib/schemas/membership/member";

/** What is due of a fee and how to pay it: at the desk, by transfer with its QR code, by card. */
export function FeePayment({ fee }: { fee: Fee }) {
  return (
    <QueryProvider>
      <Ways fee={fee} />
    </QueryProvider>
  );
}

function Ways({ fee: { id, dueAmount, paymentStatus } }: { fee: Fee }) {
  const settings = usePublicSettings();
  const open = {
    ...{ kind: "fee" as const, dueAmount, paymentStatus },
    confirmationNumber: confirmationNumber(id),
  };
  return (
    <>
      <WaysToPay open={open} checkoutPath={`/api/members/fees/${id}/checkout`} />
      <TransferCode open={open} payee={{ name: settings?.legalName ?? "", iban: settings?.iban ?? null }} />
    </>
  );
}
