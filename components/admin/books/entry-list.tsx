import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { DataTable } from "@/components/shared/data-table";
import { csvColumns, type RowAction } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { DaysFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Copy, Paperclip, RotateCcw } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { mayKeepBooks } from "@/lib/domain/person/roles";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { BookEntry } from "@/lib/schemas/books/book-entry";
import { useEntryColumns, useEntryWords } from "./use-entry-columns";

const EntryReversal = lazyPart(async () => (await import("./entry-reversal")).EntryReversal);

const NO_FILTERS = { from: "", to: "" };

interface EntryListProps {
  today: CalendarDay;
  onRepeat: (entry: BookEntry) => void;
  onWrite: () => void;
}

export function EntryList({ today, onRepeat, onWrite }: EntryListProps) {
  const t = useTranslations("panel.books");
  const formats = useFormats();
  const mayReverse = mayKeepBooks(usePanelRole());
  const words = useEntryWords();
  const columns = useEntryColumns();
  const [reversing, setReversing] = useState<BookEntry | null>(null);
  // The server has one order: latest day first.
  const table = useServerTable<BookEntry, typeof NO_FILTERS>("/api/book-entries", NO_FILTERS, () => "", {
    key: "date",
    direction: "desc",
  });
  const actions = (entry: BookEntry): RowAction[] => [
    { label: t("entries.repeat"), Icon: Copy, onSelect: () => onRepeat(entry) },
    ...(entry.documentUrl === null
      ? []
      : [
          {
            label: t("entries.openDocument"),
            Icon: Paperclip,
            onSelect: () => void window.open(entry.documentUrl ?? "", "_blank", "noopener"),
          },
        ]),
    ...(mayReverse && !entry.isReversed && entry.reversalOf === null
      ? [
          {
            label: t("entries.reverse"),
            Icon: RotateCcw,
            onSelect: () => setReversing(entry),
            destructive: true,
          },
        ]
      : []),
  ];
  const { filters, setFilter } = table;
  return (
    <>
      <DataTable
        {...table}
        caption={t("tabs.entries")}
        columns={columns}
        rowName={(entry) =>
          t("entries.name", { what: words.what(entry), amount: formats.cents(entry.amount) })
        }
        actions={actions}
        search={{ label: t("entries.search"), value: table.search, onChange: table.setSearch }}
        filters={<DaysFilter from={filters.from} to={filters.to} onChange={setFilter} />}
        toolbar={
          <ExportButton
            name={t("entries.file")}
            columns={csvColumns(columns)}
            listMatching={table.listMatching}
            disabled={table.total === 0}
          />
        }
        empty={{
          title: t("entries.empty"),
          description: t("entries.emptyText"),
          action: <Button onClick={onWrite}>{t("newEntry")}</Button>,
        }}
      />
      {reversing && <EntryReversal entry={reversing} today={today} onClose={() => setReversing(null)} />}
    </>
  );
}
