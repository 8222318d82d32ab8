import { useTranslations } from "next-intl";
import { DisputeNote } from "@/components/admin/shared/payments/dispute-note";
import { entryWord, isPaidOut } from "@/components/admin/shared/payments/payment-text";
import { usePaymentMethods } from "@/components/admin/shared/payments/use-payment-methods";
import { type Column, type ExtraCsvColumns, NOTHING } from "@/components/shared/table/columns";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import { csvAmount, csvDay } from "@/lib/domain/site/csv";
import type { Payment } from "@/lib/schemas/till/payment";

/** An entry's amount in cents, negative for outgoing money. */
const signedAmount = (payment: Payment): number => (isPaidOut(payment) ? -payment.amount : payment.amount);

export function useLedgerColumns(): readonly Column<Payment>[] {
  const t = useTranslations("panel.cash.column");
  const tTill = useTranslations("till");
  const ways = usePaymentMethods();
  const formats = useFormats();
  const entryText = (payment: Payment): string =>
    `${tTill(`entry.${entryWord(payment)}`)} · ${ways?.label(payment.method) ?? payment.method}`;
  return [
    { key: "payer", header: t("customer"), priority: "title", text: ({ payerName }) => payerName },
    { key: "title", header: t("for"), priority: "high", text: ({ title }) => title },
    {
      key: "entry",
      header: t("entry"),
      priority: "high",
      cell: (payment) => (
        <>
          <span className={cn(payment.isReversed && "text-ink-2 line-through")}>{entryText(payment)}</span>{" "}
          <DisputeNote payment={payment} />
        </>
      ),
      text: entryText,
    },
    {
      key: "date",
      header: t("date"),
      priority: "low",
      cell: ({ date }) => formats.shortDay(date),
      text: ({ date }) => csvDay(date),
    },
    {
      key: "created",
      header: t("created"),
      priority: "low",
      cell: ({ createdAt }) => formats.instant(new Date(createdAt)),
      text: ({ createdAt }) => createdAt,
    },
    {
      key: "note",
      header: t("note"),
      priority: "low",
      cell: ({ note }) => note ?? NOTHING,
      text: ({ note }) => note ?? "",
    },
    {
      key: "amount",
      header: t("amount"),
      priority: "high",
      align: "end",
      cell: (payment) => (
        <span
          className={cn("font-semibold whitespace-nowrap", payment.isReversed && "text-ink-2 line-through")}
        >
          {formats.cents(signedAmount(payment))}
        </span>
      ),
      text: (payment) => csvAmount(signedAmount(payment)),
    },
  ];
}

export function useLedgerCsv(): ExtraCsvColumns<Payment> {
  const t = useTranslations("panel.cash.column");
  const tPerson = useTranslations("person");
  return [
    { header: tPerson("email"), value: ({ payerEmail }) => payerEmail },
    { header: t("reversed"), value: ({ isReversed }) => (isReversed ? t("yes") : "") },
  ];
}
