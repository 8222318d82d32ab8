"use client";

import { useMemo, useState } from "react";
import { PaymentButton } from "@/components/admin/shared/payments/payment-button";
import { PaymentsDialog } from "@/components/admin/shared/payments/payments-dialog";
import type { Column, ExtraCsvColumns } from "@/components/shared/table/columns";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { PAYMENT_STATUS_LABELS } from "@/lib/domain/money/balance";
import type { CourseBooking } from "@/lib/schemas/sign-up/course-booking";
import type { EventRegistration } from "@/lib/schemas/sign-up/event-registration";
import { StatusSelect } from "./status-select";
import { usePlaceStatus } from "./use-place-status";

/** Somebody's places in a course or at an event. */
type SignUp = CourseBooking | EventRegistration;

/** "Anna Neri", or "Anna Neri (2 posti)". */
export const signUpName = ({ firstName, lastName, seats }: SignUp): string =>
  seats > 1 ? `${firstName} ${lastName} (${seats} posti)` : `${firstName} ${lastName}`;

/** What only the file says of a sign-up. */
export const SIGN_UP_CSV: ExtraCsvColumns<SignUp> = [
  { header: "Posti", value: ({ seats }) => String(seats) },
  { header: "Con", value: ({ companions }) => companions.join(", ") },
  { header: "Codice d'ingresso", value: ({ checkInCode }) => checkInCode },
  { header: "Note", value: ({ notes }) => notes ?? "" },
];

/**
 * The columns of sign-ups in which something is done: their payments, which open in a dialog, and their state.
 * @param path of the list; a sign-up is changed under it by its id
 */
export function useSignUpColumns<Row extends SignUp>(path: string) {
  const changeStatus = usePlaceStatus();
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
  function payments(kind: "course" | "event", rows: readonly Row[], titleOf: (row: Row) => string) {
    const row = rows.find(({ id }) => id === payingId);
    return (
      row && (
        <PaymentsDialog
          kind={kind}
          id={row.id}
          balance={row}
          place={{ path: `${path}/${row.id}`, totalAmount: row.totalAmount }}
          title={`${signUpName(row)}, ${titleOf(row)}`}
          onClose={() => setPayingId(null)}
        />
      )
    );
  }
  return { columns, payments };
}
