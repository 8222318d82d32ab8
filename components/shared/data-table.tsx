import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Search, SlidersHorizontal } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { isSortable, type Sort } from "./table/columns";
import { TablePager } from "./table/table-pager";
import { CardRows, type RowsProps, WideRows } from "./table/table-rows";
import { TableError, TableSkeleton } from "./table/table-states";

interface DataTableProps<Row> extends RowsProps<Row> {
  state: "loading" | "error" | "ready";
  error?: unknown;
  onRetry: () => void;
  /** Another page or search is loading; the previous rows are still shown. */
  isRefreshing?: boolean;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  search?: { label: string; value: string; onChange: (value: string) => void };
  filters?: ReactNode;
  /** Buttons above the table: export, add. */
  toolbar?: ReactNode;
  /** A search or filter is active: an empty table then mentions it. */
  isFiltered: boolean;
  /** The initial filters are active and hide some rows: an empty table then offers to show all. */
  isBegun?: boolean;
  onClearFilters: () => void;
  empty: { title: string; description?: string; action?: ReactNode };
}

/** The table component of all lists: search, filters, order, pages, row actions. A table from 1200 px, cards below. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { search, filters, toolbar, state, rows, isRefreshing, caption, page, pageSize, total, onPage } =
    props;
  const isWide = useMediaQuery("(min-width: 75rem)", true);
  const isPhone = useMediaQuery("(max-width: 40rem)");
  const Rows = isWide ? WideRows : CardRows;

  return (
    <div className="flex min-w-0 flex-col">
      {(search || filters || toolbar) && (
        <div className="flex flex-wrap items-end gap-3 pb-4 print:hidden">
          {search && <SearchField {...search} />}
          {filters && (isPhone ? <FoldedFilters>{filters}</FoldedFilters> : filters)}
          {!isWide && <SortSelect {...props} />}
          {toolbar && <div className="flex flex-wrap gap-2 md:ml-auto">{toolbar}</div>}
        </div>
      )}
      {state === "loading" && <TableSkeleton />}
      {state === "error" && <TableError error={props.error} onRetry={props.onRetry} />}
      {state === "ready" && rows.length === 0 && <NothingThere {...props} />}
      {state === "ready" && rows.length > 0 && (
        <>
          <div
            aria-busy={isRefreshing}
            className={cn(
              "@container relative min-w-0 transition-opacity",
              isWide && "overflow-x-auto rounded-xl border bg-surface px-5 py-2 shadow-rest",
              isRefreshing && "opacity-55",
            )}
          >
            <Rows {...props} />
          </div>
          <TablePager caption={caption} page={page} pageSize={pageSize} total={total} onPage={onPage} />
        </>
      )}
    </div>
  );
}

function SearchField({ label, value, onChange }: NonNullable<DataTableProps<never>["search"]>) {
  const id = useId();
  return (
    <div className="relative min-w-48 grow basis-56 md:max-w-80">
      <Field label={label}>
        <Input
          id={id}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="pl-10"
          autoComplete="off"
        />
      </Field>
      <Search className="pointer-events-none absolute bottom-3.5 left-3.5 size-5 text-ink-2" />
    </div>
  );
}

/** Cards have no column headers to sort by. */
function SortSelect<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const t = useTranslations("tables");
  const options = columns.filter(isSortable).flatMap(({ key, header }) => [
    { value: `${key} asc`, label: t("ascending", { header }) },
    { value: `${key} desc`, label: t("descending", { header }) },
  ]);
  if (options.length === 0) return null;
  const choose = (value: string) => {
    const [key = "", direction] = value.split(" ");
    const next: Sort = { key, direction: direction === "desc" ? "desc" : "asc" };
    onSort(next);
  };
  return (
    <Field label={t("sortBy")} className="grow basis-full">
      <Select
        value={sort ? `${sort.key} ${sort.direction}` : ""}
        onChange={(event) => choose(event.target.value)}
      >
        {sort === null && <option value="">{t("unsorted")}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function NothingThere<Row>({ isFiltered, isBegun, onClearFilters, empty }: DataTableProps<Row>) {
  const t = useTranslations("tables");
  if (isFiltered) {
    return (
      <EmptyState headingLevel="h3" title={t("nothing")} description={t("nothingText")}>
        <Button variant="outline" onClick={onClearFilters}>
          {t("clearFilters")}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState headingLevel="h3" title={empty.title} description={empty.description}>
      {empty.action}
      {isBegun && (
        <Button variant="outline" onClick={onClearFilters}>
          {t("showAll")}
        </Button>
      )}
    </EmptyState>
  );
}

/** On phones the filters are collapsed, so that the list comes first. */
function FoldedFilters({ children }: { children: ReactNode }) {
  const t = useTranslations("tables");
  return (
    <details className="w-full rounded-md border px-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <SlidersHorizontal className="size-5" />
        {t("filters")}
      </summary>
      <div className="flex flex-wrap items-end gap-3 pt-1 pb-3">{children}</div>
    </details>
  );
}
