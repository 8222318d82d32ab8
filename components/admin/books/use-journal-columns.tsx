import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Column } from "@/components/shared/table/columns";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import type { JournalLine } from "@/lib/domain/books/journal";
import { csvAmount, csvDay } from "@/lib/domain/site/csv";

/** A line of the journal with its index as row key of the table. */
export interface JournalRow extends JournalLine {
  id: number;
}

export function useJournalColumns(): readonly Column<JournalRow>[] {
  const t = useTranslations("panel.books");
  const formats = useFormats();
  return useMemo(
    () => [
      {
        key: "what",
        header: t("column.what"),
        priority: "title",
        cell: ({ word, label }) => (
          <span className="flex flex-col wrap-anywhere">
            {word}
            <span className={cn(word !== null && "text-sm text-ink-2")}>{label}</span>
          </span>
        ),
        text: ({ word, label }) => (word === null ? label : `${word}: ${label}`),
      },
      {
        key: "date",
        header: t("column.date"),
        priority: "high",
        cell: ({ date }) => <span className="whitespace-nowrap">{formats.shortDay(date)}</span>,
        text: ({ date }) => csvDay(date),
      },
      {
        key: "account",
        header: t("column.account"),
        priority: "high",
        cell: ({ account }) => t(`accounts.${account}`),
        text: ({ account }) => t(`accounts.${account}`),
      },
      {
        key: "amount",
        header: t("column.amount"),
        priority: "high",
        align: "end",
        cell: ({ amount }) => (
          <span className={cn("font-semibold whitespace-nowrap", amount < 0 && "text-terra-700")}>
            {formats.signedCents(amount)}
          </span>
        ),
        text: ({ amount }) => csvAmount(amount),
      },
      {
        key: "balance",
        header: t("column.balance"),
        priority: "high",
        align: "end",
        cell: ({ balance }) => <span className="whitespace-nowrap">{formats.signedCents(balance)}</span>,
        text: ({ balance }) => csvAmount(balance),
      },
    ],
    [t, formats],
  );
}
