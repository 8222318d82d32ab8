import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  BookingDialogById,
  PaymentsDialogById,
  ReversalDialog,
} from "@/components/admin/shared/lazy-dialogs";
import { canReverse, entryWord } from "@/components/admin/shared/payments/payment-text";
import { usePaymentMethods } from "@/components/admin/shared/payments/use-payment-methods";
import { DataTable } from "@/components/shared/data-table";
import { csvColumns, type RowAction } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Field } from "@/components/ui/field";
import { Download, Eye, RotateCcw } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useFormats } from "@/components/ui/use-words";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Payment, Revenue } from "@/lib/schemas/till/payment";
import { useLedgerColumns, useLedgerCsv } from "./use-ledger-columns";

const OTHER_KINDS = ["course", "event", "fee", "pass"] as const;

type Pressed = { what: "open" | "reverse"; payment: Payment };

export function Ledger({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.cash");
  const tShared = useTranslations("panel.shared");
  const tEntry = useTranslations("till.entry");
  const formats = useFormats();
  const columns = useLedgerColumns();
  const csvExtra = useLedgerCsv();
  const ways = usePaymentMethods();
  const table = useServerTable<Payment, { method: string; from: string; to: string }>(
    "/api/payments",
    { method: "", from: today, to: today },
    // The server sorts them by day, latest first.
    () => "",
    { key: "date", direction: "desc" },
  );
  const { filters, setFilter } = table;
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const close = () => setPressed(null);
  const actions = (payment: Payment): readonly RowAction[] => [
    { label: t("ledger.open"), Icon: Eye, onSelect: () => setPressed({ what: "open", payment }) },
    ...(payment.receiptId === null
      ? []
      : [
          {
            label: t("ledger.receiptFile"),
            Icon: Download,
            onSelect: () => window.location.assign(`/api/receipts/${payment.receiptId}/pdf`),
          },
        ]),
    ...(canReverse(payment)
      ? [
          {
            label: t("ledger.reverse"),
            Icon: RotateCcw,
            onSelect: () => setPressed({ what: "reverse", payment }),
            destructive: true,
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      <Totals day={filters.from} />
      <DataTable
        {...table}
        caption={t("entries")}
        columns={columns}
        rowName={(payment) =>
          t("ledger.entryName", {
            entry: tEntry(entryWord(payment)),
            amount: formats.cents(payment.amount),
            payer: payment.payerName,
          })
        }
        actions={actions}
        onOpen={(payment) => setPressed({ what: "open", payment })}
        search={{ label: t("ledger.search"), value: table.search, onChange: table.setSearch }}
        filters={
          <>
            <Field label={tShared("day")} className="grow basis-36 md:max-w-48">
              <Input
                type="date"
                max={today}
                value={filters.from}
                onChange={({ target: { value } }) => setFilter({ from: value, to: value })}
              />
            </Field>
            <ChoiceFilter
              label={t("ledger.method")}
              all={t("ledger.allMethods")}
              options={(ways?.all ?? []).map(({ value, label }) => [value, label])}
              value={filters.method}
              onChange={(method) => setFilter({ method })}
            />
          </>
        }
        empty={{
          title: t("ledger.empty"),
          description: t("ledger.emptyText"),
        }}
        toolbar={
          <ExportButton
            name={filters.from === "" ? t("ledger.file") : t("ledger.fileOfDay", { day: filters.from })}
            columns={csvColumns(columns, csvExtra)}
            listMatching={table.listMatching}
            disabled={table.total === 0}
          />
        }
      />
      {pressed?.what === "open" && <OpenedCharge payment={pressed.payment} onClose={close} />}
      {pressed?.what === "reverse" && <ReversalDialog payment={pressed.payment} onClose={close} />}
    </div>
  );
}

function OpenedCharge({
  payment: { bookingId, courseBookingId, registrationId, feeId, passId },
  onClose,
}: {
  payment: Payment;
  onClose: () => void;
}) {
  if (bookingId !== null) return <BookingDialogById id={bookingId} onClose={onClose} />;
  const others = { course: courseBookingId, event: registrationId, fee: feeId, pass: passId };
  return OTHER_KINDS.map((kind) => {
    const id = others[kind];
    return id !== null && <PaymentsDialogById key={kind} kind={kind} id={id} onClose={onClose} />;
  });
}

/** The totals of a day, or of all days if `day` is empty. */
function Totals({ day }: { day: CalendarDay | "" }) {
  const t = useTranslations("panel.cash");
  const formats = useFormats();
  const path = `/api/reports/revenue?groupBy=method${day === "" ? "" : `&from=${day}&to=${day}`}`;
  const { data, error, refetch } = useQuery<Revenue>({ queryKey: [path], refetchOnMount: "always" });
  if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={2} />;
  const { rows, total } = data;
  const when = day === "" ? t("ledger.allDays") : formats.longDay(day);
  return (
    <section aria-label={t("ledger.totals")}>
      <p className="mb-2 text-[0.95rem] text-ink-2 first-letter:uppercase">{when}</p>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {[...rows, { key: "total", label: t("total"), net: total.net }].map(({ key, label, net }) => (
          <div key={key} className="flex flex-col-reverse justify-end rounded-lg border p-4">
            <dt className="text-[0.9rem] text-ink-2">{label}</dt>
            <dd className="font-display-soft text-[1.4rem] tabular-nums">{formats.cents(net)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
