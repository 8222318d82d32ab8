import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import { wordOf } from "@/lib/domain/books/book-label";
import { rowLabel } from "@/lib/domain/books/modello-d";
import { csvAmount, csvDay } from "@/lib/domain/site/csv";
import type { BookEntry } from "@/lib/schemas/books/book-entry";

/** Signed cents: negative for outgoing money and for the reversal of incoming money; a transfer as it was typed. */
export function signedAmount({ direction, amount, reversalOf }: BookEntry): number {
  const counted = direction === "out" ? -amount : amount;
  return reversalOf === null ? counted : -counted;
}

export function useEntryWords() {
  const t = useTranslations("panel.books");
  const labels = useMemberSettings()?.bookLabels;
  return useMemo(() => {
    const row = ({ direction, category, from }: BookEntry): string => {
      if (direction === "transfer") return t(`transferOf.${from ?? "cash"}`);
      return category === null ? "" : t("row", { key: category, label: rowLabel(direction, category) });
    };
    const word = ({ label }: BookEntry): string | undefined => wordOf(labels ?? [], label)?.label;
    return {
      row,
      word,
      what: (entry: BookEntry): string =>
        entry.counterparty ??
        entry.note ??
        word(entry) ??
        (entry.direction === "transfer" ? t("directions.transfer") : row(entry)),
      account: ({ account, from, to }: BookEntry): string =>
        [account, from, to].flatMap((one) => (one === null ? [] : [t(`accounts.${one}`)])).join(" → "),
      state: ({ isReversed, reversalOf }: BookEntry): string => {
        if (isReversed) return t("entries.reversed");
        return reversalOf === null ? "" : t("entries.isReversal");
      },
    };
  }, [t, labels]);
}

export function useEntryColumns(): readonly Column<BookEntry>[] {
  const t = useTranslations("panel.books");
  const formats = useFormats();
  const words = useEntryWords();
  return useMemo(
    () => [
      {
        key: "what",
        header: t("column.what"),
        priority: "title",
        cell: (entry) => (
          <span className="flex flex-wrap items-center gap-2">
            <span className={cn("min-w-0 wrap-anywhere", entry.isReversed && "text-ink-2 line-through")}>
              {words.what(entry)}
            </span>
            {words.state(entry) !== "" && <Badge variant="secondary">{words.state(entry)}</Badge>}
          </span>
        ),
        text: words.what,
      },
      {
        key: "row",
        header: t("column.row"),
        priority: "high",
        cell: (entry) => (
          <span className="flex flex-col">
            {words.word(entry)}
            <span className={cn(words.word(entry) !== undefined && "text-sm text-ink-2")}>
              {words.row(entry)}
            </span>
          </span>
        ),
        text: (entry) => [words.word(entry), words.row(entry)].filter(Boolean).join(": "),
      },
      {
        key: "date",
        header: t("column.date"),
        priority: "high",
        cell: ({ date }) => <span className="whitespace-nowrap">{formats.shortDay(date)}</span>,
        text: ({ date }) => csvDay(date),
      },
      { key: "account", header: t("column.account"), priority: "high", text: words.account },
      {
        key: "note",
        header: t("column.note"),
        priority: "low",
        cell: ({ note }) => note ?? NOTHING,
        text: ({ note }) => note ?? "",
      },
      {
        key: "amount",
        header: t("column.amount"),
        priority: "high",
        align: "end",
        cell: (entry) => (
          <span
            className={cn("font-semibold whitespace-nowrap", entry.isReversed && "text-ink-2 line-through")}
          >
            {formats.cents(signedAmount(entry))}
          </span>
        ),
        text: (entry) => csvAmount(signedAmount(entry)),
      },
    ],
    [t, formats, words],
  );
}
