import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "@/components/ui/icons";
import { type Column, cellOf, isSortable, NOTHING, type RowAction, type Sort } from "./columns";
import { RowMenu } from "./row-menu";
import { AllCheckbox, RowCheckbox, type Selection } from "./selection";

export interface RowsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowName: (row: Row) => string;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  selection?: Selection | undefined;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

interface TitleProps<Row> {
  row: Row;
  column: Column<Row>;
  onOpen: RowsProps<Row>["onOpen"];
}

function Title<Row>({ row, column, onOpen }: TitleProps<Row>): ReactNode {
  if (!onOpen) return cellOf(column, row);
  return (
    <button
      type="button"
      onClick={() => onOpen(row)}
      className="min-h-11 rounded-md text-left font-semibold text-sage-800 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
    >
      {cellOf(column, row)}
    </button>
  );
}

interface SortHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : null;
  const Icon = direction === null ? ChevronsUpDown : direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => onSort({ key: column.key, direction: direction === "asc" ? "desc" : "asc" })}
      className={cn(
        "-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold hover:text-ink",
        direction !== null && "text-sage-800",
      )}
    >
      {column.header}
      <Icon className={cn("size-4", direction === null && "opacity-60")} />
    </button>
  );
}

export function WideRows<Row extends { id: number }>({
  caption,
  columns,
  rows,
  rowName,
  actions,
  onOpen,
  selection,
  sort,
  onSort,
}: RowsProps<Row>) {
  const t = useTranslations("tables");
  const ariaSort = (column: Column<Row>) =>
    sort?.key === column.key ? (sort.direction === "asc" ? "ascending" : "descending") : undefined;
  return (
    <table className="w-full border-collapse text-[0.95rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-sand-200 text-left text-[0.84rem] text-ink-2">
          {selection && (
            <th scope="col" className="w-11 py-1 pr-2">
              <AllCheckbox rows={rows} selection={selection} />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={ariaSort(column)}
              className={cn(
                "px-2 py-1 font-semibold first:pl-0",
                column.align === "end" && "text-right",
                column.priority === "low" && "@max-[60rem]:hidden",
              )}
            >
              {isSortable(column) ? (
                <SortHeader column={column} sort={sort} onSort={onSort} />
              ) : (
                column.header
              )}
            </th>
          ))}
          {actions && (
            <th scope="col" className="px-2 py-1 last:pr-0">
              <span className="sr-only">{t("actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className="border-b border-sand-100 transition-colors last:border-0 hover:bg-sand-50"
          >
            {selection && (
              <td className="py-2 pr-2">
                <RowCheckbox id={row.id} name={rowName(row)} selection={selection} />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.key}
                className={cn(
                  "h-11 px-2 py-2 tabular-nums first:pl-0",
                  column.align === "end" && "text-right",
                  column.priority === "low" && "@max-[60rem]:hidden",
                )}
              >
                {column.priority === "title" ? (
                  <Title row={row} column={column} onOpen={onOpen} />
                ) : (
                  cellOf(column, row)
                )}
              </td>
            ))}
            {actions && (
              <td className="px-2 py-2 last:pr-0">
                <RowMenu name={rowName(row)} actions={actions(row)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows as cards, for phones and tablets: columns of low priority are collapsed, and missing values are omitted. */
export function CardRows<Row extends { id: number }>({
  caption,
  columns,
  rows,
  rowName,
  actions,
  onOpen,
  selection,
}: RowsProps<Row>) {
  const t = useTranslations("tables");
  const of = (priority: Column<Row>["priority"]) => columns.filter((column) => column.priority === priority);
  const linesOf = (row: Row, priority: Column<Row>["priority"]) =>
    of(priority)
      .map((column) => ({ key: column.key, header: column.header, value: cellOf(column, row) }))
      .filter(({ value }) => value !== NOTHING);
  const list = (lines: ReturnType<typeof linesOf>) => (
    <dl className="grid gap-y-1.5 text-[0.94rem] tabular-nums">
      {lines.map(({ key, header, value }) => (
        <div key={key} className="flex items-center justify-between gap-4">
          <dt className="shrink-0 text-ink-2">{header}</dt>
          <dd className="min-w-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <ul aria-label={caption} className="m-0 grid list-none grid-cols-1 gap-3 p-0 md:grid-cols-2">
      {rows.map((row) => {
        const low = linesOf(row, "low");
        return (
          <li key={row.id} className="flex flex-col gap-2.5 rounded-lg border bg-surface p-4 shadow-rest">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                {of("title").map((column) => (
                  <div key={column.key} className="font-display-soft text-[1.15rem]">
                    <Title row={row} column={column} onOpen={onOpen} />
                  </div>
                ))}
              </div>
              {selection && <RowCheckbox id={row.id} name={rowName(row)} selection={selection} />}
            </div>
            {list(linesOf(row, "high"))}
            {/* On one line while the details are collapsed. */}
            <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3">
              {low.length > 0 && (
                <details className="grow open:basis-full">
                  <summary className="inline-flex min-h-11 items-center text-[0.92rem] font-medium text-sage-700">
                    {t("moreDetails")}
                    <span className="sr-only"> {t("detailsOf", { name: rowName(row) })}</span>
                  </summary>
                  {list(low)}
                </details>
              )}
              {actions && (
                <div className="ml-auto">
                  <RowMenu name={rowName(row)} actions={actions(row)} />
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
