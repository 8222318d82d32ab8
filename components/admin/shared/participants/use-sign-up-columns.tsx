"use client";

import { useMemo, useState } from "react";
import { PaymentButton } from "@/components/admin/shared/payments/payment-button";
import { PaymentsDialog } from "@/components/admin/shared/payments/payments-dialog";
import type { Column, ExtraCsvColumns } from "@/components/shared/table/columns";
import type { ListedSignUp } from "@/lib/client/sign-up/sign-up";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { PAYMENT_STATUS_LABELS } from "@/lib/domain/money/balance";
import { StatusSelect } from "./status-select";
import { useSignUpStatus } from "./use-sign-up-status";

/** "Anna Neri", or "Anna Neri (2 posti)". */
export const signUpName = ({ firstName, lastName, seats }: ListedSignUp): string =>
  seats > 1 ? `${firstName} ${lastName} (${seats} posti)` : `${firstName} ${lastName}`;

/** The columns that only the CSV file has. */
export const SIGN_UP_CSV: ExtraCsvColumns<ListedSignUp> = [
  { header: "Posti", value: ({ seats }) => String(seats) },
  { header: "Con", value: ({ companions }) => companions.join(", ") },
  { header: "Codice d'ingresso", value: ({ checkInCode }) => checkInCode },
  { header: "Note", value: ({ notes }) => notes ?? "" },
];

/**
 * The columns of sign-ups with actions: the payments, which open in a dialog, and the status.
 * @param path of the list; a sign-up is changed under it by its id
 */
export function useSignUpColumns<Row extends ListedSignUp>(path: string) {
  const changeStatus = useSignUpStatus();
  const [payingId, setPayingId] = useState<number | null>(null);
  const columns = useMemo(() => {
    const payment: Column<Row> = {
      key: "payment",
      header: "Pagamento",
      priority: "high",
      cell: (row) => (
        <PaymentButton balance={row} name={signUpName(row)} onOpen={() => setPayingId(row.id)} />
      ),
      text: ({ paymentStatus }) => PAYMENT_STATUS_LABELS[paymentStatus],
    };
    const status: Column<Row> = {
      key: "status",
      header: "Stato",
      priority: "high",
      cell: (row) => (
        <StatusSelect
          name={signUpName(row)}
          status={row.status}
          onChange={(status) => changeStatus(`${path}/${row.id}`, signUpName(row), row.status, status)}
        />
      ),
      text: ({ status }) => BOOKING_STATUS_LABELS[status],
    };
    return { payment, status };
  }, [changeStatus, path]);
  /** The dialog with the payments of the row that was pressed, while it is among `rows`. */
  function payments(kind: OfferingKind, rows: readonly Row[], titleOf: (row: Row) => string) {
    const row = rows.find(({ id }) => id === payingId);
    return (
      row && (
        <PaymentsDialog
          kind={kind}
          id={row.id}
          balance={row}
          signUp={{ path: `${path}/${row.id}`, totalAmount: row.totalAmount }}
          title={`${signUpName(row)}, ${titleOf(row)}`}
          onClose={() => setPayingId(null)}
        />
      )
    );
  }
  return { columns, payments };
}
