"use client";

import { useQuery } from "@tanstack/react-query";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { type PayableKind, payableName } from "@/lib/domain/money/payment";
import type { PayableDetails } from "@/lib/schemas/till/payable";
import { PaymentsDialog } from "./payments-dialog";

/** Loads what is owed for a booking or sign-up, and opens its payments. */
export function PaymentsDialogById({
  kind,
  id,
  startsWith,
  onClose,
}: {
  kind: PayableKind;
  id: number;
  /** Opens the payment form immediately. */
  startsWith?: "payment";
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery<PayableDetails>({
    queryKey: [`/api/payables/${kind}/${id}`],
    refetchOnMount: "always",
  });
  if (data)
    return (
      <PaymentsDialog
        kind={kind}
        id={id}
        balance={data}
        title={`${data.payerName}, ${data.title} (${payableName(kind, data.confirmationNumber)})`}
        startsWith={startsWith}
        onClose={onClose}
      />
    );
  return (
    <GuardedDialog title="Pagamenti" onClose={onClose} className="sm:w-[min(42rem,calc(100vw-3rem))]">
      {() =>
        error ? <TableError error={error} onRetry={() => void refetch()} /> : <TableSkeleton rows={4} />
      }
    </GuardedDialog>
  );
}
