import { paymentLabel } from "@/components/admin/shared/payments/payment-text";
import type { Column, ExtraCsvColumns } from "@/components/shared/table/columns";
import { cn } from "@/components/ui/cn";
import { csvAmount, csvDay } from "@/lib/client/csv";
import { formatCents } from "@/lib/domain/money/money";
import { PAYMENT_METHOD_LABELS } from "@/lib/domain/money/payment";
import { formatInstant } from "@/lib/domain/time/dates";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { Payment } from "@/lib/schemas/till/payment";

/** An entry's amount in cents, negative where money went out. */
const signedAmount = ({ kind, amount }: Payment): number => (kind === "payment" ? amount : -amount);

const amountText = (payment: Payment): string => formatCents(signedAmount(payment)).replace("-", "−");

const entryText = (payment: Payment): string =>
  `${paymentLabel(payment)} · ${PAYMENT_METHOD_LABELS[payment.method]}`;

/** "Pagamento di 45,00 €, Anna Bianchi" */
export const entryName = (payment: Payment): string =>
  `${paymentLabel(payment)} di ${formatCents(payment.amount)}, ${payment.payerName}`;

/** An entry of the ledger as the list of the till shows it. */
export const LEDGER_COLUMNS: readonly Column<Payment>[] = [
  {
    key: "payer",
    header: "Cliente",
    priority: "title",
    cell: ({ payerName }) => payerName,
    text: ({ payerName }) => payerName,
  },
  {
    key: "title",
    header: "Per",
    priority: "high",
    cell: ({ title }) => title,
    text: ({ title }) => title,
  },
  {
    key: "entry",
    header: "Movimento",
    priority: "high",
    cell: (payment) => (
      <span className={cn(payment.isReversed && "text-ink-2 line-through")}>{entryText(payment)}</span>
    ),
    text: entryText,
  },
  {
    key: "date",
    header: "Data",
    priority: "low",
    cell: ({ date }) => formatShortDay(date),
    text: ({ date }) => csvDay(date),
  },
  {
    key: "created",
    header: "Registrato",
    priority: "low",
    cell: ({ createdAt }) => formatInstant(new Date(createdAt)),
    text: ({ createdAt }) => createdAt,
  },
  {
    key: "note",
    header: "Nota",
    priority: "low",
    cell: ({ note }) => note ?? "—",
    text: ({ note }) => note ?? "",
  },
  {
    key: "amount",
    header: "Importo",
    priority: "high",
    align: "end",
    cell: (payment) => (
      <span
        className={cn("font-semibold whitespace-nowrap", payment.isReversed && "text-ink-2 line-through")}
      >
        {amountText(payment)}
      </span>
    ),
    text: (payment) => csvAmount(signedAmount(payment)),
  },
];

/** The columns that only the file has. */
export const LEDGER_CSV: ExtraCsvColumns<Payment> = [
  { header: "E-mail", value: ({ payerEmail }) => payerEmail },
  { header: "Stornato", value: ({ isReversed }) => (isReversed ? "sì" : "") },
];
