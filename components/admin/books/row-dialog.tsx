import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { DataTable } from "@/components/shared/data-table";
import type { Column } from "@/components/shared/table/columns";
import { useLocalTable } from "@/components/shared/table/use-local-table";
import { TitledDialog } from "@/components/ui/dialog";
import { useFormats } from "@/components/ui/use-words";
import type { RowEntry } from "@/lib/schemas/books/statement";
import type { StatementRow } from "./statement-sections";

interface Line extends RowEntry {
  id: number;
}

function useColumns(): readonly Column<Line>[] {
  const t = useTranslations("panel.books");
  const formats = useFormats();
  return useMemo(
    () => [
      {
        key: "what",
        header: t("column.what"),
        priority: "title",
        cell: ({ label }) => <span className="wrap-anywhere">{label}</span>,
        text: ({ label }) => label,
      },
      {
        key: "date",
        header: t("column.date"),
        priority: "high",
        text: ({ date }) => formats.day(date),
        sortValue: ({ date }) => date,
      },
      {
        key: "amount",
        header: t("column.amount"),
        priority: "high",
        align: "end",
        cell: ({ amount }) => formats.cents(amount),
        text: ({ amount }) => formats.cents(amount),
        sortValue: ({ amount }) => amount,
      },
    ],
    [t, formats],
  );
}

export function RowDialog({ row, onClose }: { row: StatementRow; onClose: () => void }) {
  const { year, direction, key, label } = row;
  const t = useTranslations("panel.books");
  const formats = useFormats();
  const path = `/api/reports/statement/entries?${new URLSearchParams({ year: `${year}`, direction, category: key })}`;
  const entries = useQuery<RowEntry[]>({ queryKey: [path], refetchOnMount: "always" });
  const { data } = entries;
  const lines = useMemo(() => data?.map((entry, id): Line => ({ ...entry, id })), [data]);
  const columns = useColumns();
  const table = useLocalTable({ ...entries, data: lines }, columns);
  const total = data?.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <TitledDialog
      title={t("statement.rowOf", { row: t("row", { key, label }), year: `${year}` })}
      description={
        total === undefined ? t("statement.rowText") : t("statement.rowSum", { amount: formats.cents(total) })
      }
      onClose={onClose}
      className="sm:w-[min(54rem,calc(100vw-3rem))]"
    >
      <DataTable
        {...table}
        caption={t("row", { key, label })}
        columns={columns}
        rowName={({ label: what, amount }) => t("entries.name", { what, amount: formats.cents(amount) })}
        search={{ label: t("journal.search"), value: table.search, onChange: table.setSearch }}
        empty={{ title: t("journal.empty"), description: t("statement.rowText") }}
      />
    </TitledDialog>
  );
}
