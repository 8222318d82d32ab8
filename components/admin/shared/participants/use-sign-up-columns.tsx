import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { useSavedChoice } from "@/components/admin/shared/use-saved-choice";
import { PaymentBadge } from "@/components/money/payment-badge";
import type { Column, ExtraCsvColumns } from "@/components/shared/table/columns";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { api } from "@/lib/client/api-client";
import type { ListedSignUp } from "@/lib/client/sign-up/sign-up";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import type { Balance } from "@/lib/domain/money/balance";
import { fullName } from "@/lib/domain/person/full-name";

function useSignUpStatus() {
  const t = useTranslations("panel.participants.status");
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  return useCallback(
    async (path: string, name: string, before: BookingStatus, status: BookingStatus): Promise<void> => {
      /** "Anna Neri: annullata. Il cliente riceve una e-mail."; only a cancellation sends an e-mail. */
      const changed = (next: BookingStatus, sent: boolean): string =>
        t(`changed.${next}`, { name, mails: mailNotice(sent) });
      const change = (next: BookingStatus) =>
        act(() => api.put<{ sent: boolean }>(path, { status: next }), {
          success: t("saved"),
          description: ({ sent }) => changed(next, sent),
          failure: t("failed"),
        });
      const { sent } = await change(status);
      if (status === "canceled") offerUndo(t("saved"), () => change(before), changed(status, sent));
    },
    [act, mailNotice, t],
  );
}

const STATUSES = ["confirmed", "pending", "canceled"] as const;

const isStatus = (value: string): value is BookingStatus => STATUSES.some((status) => status === value);

interface StatusSelectProps {
  name: string;
  status: BookingStatus;
  onChange: (status: BookingStatus) => Promise<unknown>;
}

/** The status of a sign-up; a change is saved at once, and reverted if the server rejects it. */
function StatusSelect({ name, status, onChange }: StatusSelectProps) {
  const t = useTranslations("panel.participants.status");
  const words = useTranslations("bookingWords.status");
  const { value: shown, isSaving, choose } = useSavedChoice(status, onChange);
  return (
    <Select
      aria-label={t("label", { name })}
      className="inline-block w-40"
      value={shown}
      disabled={isSaving}
      onChange={({ target: { value } }) => isStatus(value) && void choose(value)}
    >
      {STATUSES.map((value) => (
        <option key={value} value={value}>
          {words(value)}
        </option>
      ))}
    </Select>
  );
}

const PaymentsDialog = lazyPart(
  async () => (await import("@/components/admin/shared/payments/payments-dialog")).PaymentsDialog,
);

/** "Anna Neri", or "Anna Neri (2 posti)". */
export function useSignUpName() {
  const t = useTranslations("panel.participants.signUps");
  return useCallback(
    ({ firstName, lastName, seats }: ListedSignUp): string => {
      const name = fullName({ firstName, lastName });
      return seats > 1 ? t("nameAndSeats", { name, count: seats }) : name;
    },
    [t],
  );
}

export function useSignUpCsv(): ExtraCsvColumns<ListedSignUp> {
  const t = useTranslations("panel.participants.signUps");
  const label = useTranslations("panel.participants.label");
  const person = useTranslations("person");
  return [
    { header: label("seats"), value: ({ seats }) => String(seats) },
    { header: t("companions"), value: ({ companions }) => companions.join(", ") },
    { header: t("code"), value: ({ checkInCode }) => checkInCode },
    { header: person("notes"), value: ({ notes }) => notes ?? "" },
  ];
}

/**
 * Columns of sign-ups with actions: payments, which open in a dialog, and status.
 * @param path of the list; `<path>/<id>` changes a sign-up
 */
export function useSignUpColumns<Row extends ListedSignUp>(path: string) {
  const t = useTranslations("panel.participants.signUps");
  const shared = useTranslations("panel.shared");
  const money = useTranslations("money");
  const words = useTranslations("bookingWords");
  const nameOf = useSignUpName();
  const changeStatus = useSignUpStatus();
  const [payingId, setPayingId] = useState<number | null>(null);
  const columns = useMemo(() => {
    const payment: Column<Row> = {
      key: "payment",
      header: money("title"),
      priority: "high",
      cell: (row) => <PaymentButton balance={row} name={nameOf(row)} onOpen={() => setPayingId(row.id)} />,
      text: ({ paymentStatus }) => words(`payment.${paymentStatus}`),
    };
    const status: Column<Row> = {
      key: "status",
      header: shared("status"),
      priority: "high",
      cell: (row) => (
        <StatusSelect
          name={nameOf(row)}
          status={row.status}
          onChange={(status) => changeStatus(`${path}/${row.id}`, nameOf(row), row.status, status)}
        />
      ),
      text: ({ status }) => words(`status.${status}`),
    };
    return { payment, status };
  }, [changeStatus, path, nameOf, shared, money, words]);
  /** The payments dialog of the clicked row, as long as it is among `rows`. */
  function payments(kind: OfferingKind, rows: readonly Row[], titleOf: (row: Row) => string) {
    const row = rows.find(({ id }) => id === payingId);
    return (
      row && (
        <PaymentsDialog
          kind={kind}
          id={row.id}
          balance={row}
          signUp={{ path: `${path}/${row.id}`, totalAmount: row.totalAmount }}
          title={t("payments", { name: nameOf(row), title: titleOf(row) })}
          onClose={() => setPayingId(null)}
        />
      )
    );
  }
  return { columns, payments };
}

function PaymentButton({ balance, name, onOpen }: { balance: Balance; name: string; onOpen: () => void }) {
  const t = useTranslations("panel.payments");
  const tStatus = useTranslations("bookingWords.payment");
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t("button", { status: tStatus(balance.paymentStatus), name })}
      onClick={onOpen}
    >
      {balance.paymentStatus === "none" ? "—" : <PaymentBadge status={balance.paymentStatus} />}
    </Button>
  );
}
