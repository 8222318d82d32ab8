import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import type { ChargeKind } from "@/lib/domain/money/payment";
import type { ChargeDetails } from "@/lib/schemas/till/charge";
import { PaymentsDialog } from "./payments-dialog";
import { useChargeName } from "./use-charge-name";

interface PaymentsDialogByIdProps {
  kind: ChargeKind;
  id: number;
  startsWith?: "payment" | "refund" | undefined;
  onClose: () => void;
}

export function PaymentsDialogById({ kind, id, startsWith, onClose }: PaymentsDialogByIdProps) {
  const t = useTranslations("panel.payments");
  const chargeName = useChargeName();
  const { data, error, refetch } = useQuery<ChargeDetails>({
    queryKey: [`/api/payables/${kind}/${id}`],
    refetchOnMount: "always",
  });
  if (data)
    return (
      <PaymentsDialog
        kind={kind}
        id={id}
        balance={data}
        askedAmount={data.askedAmount}
        payBy={data.payBy}
        title={t("titleOf", {
          payer: data.payerName,
          title: data.title,
          reference: chargeName(kind, data.confirmationNumber),
        })}
        startsWith={startsWith}
        onClose={onClose}
      />
    );
  return (
    <GuardedDialog title={t("title")} onClose={onClose} className="sm:w-[min(42rem,calc(100vw-3rem))]">
      {() =>
        error ? <TableError error={error} onRetry={() => void refetch()} /> : <TableSkeleton rows={4} />
      }
    </GuardedDialog>
  );
}
