import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { DataTable } from "@/components/shared/data-table";
import type { Column } from "@/components/shared/table/columns";
import { ChoiceFilter, DaysFilter } from "@/components/shared/table/filters";
import { useLocalTable } from "@/components/shared/table/use-local-table";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Download } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { ACCOUNTS, type Account } from "@/lib/domain/books/book-entry";
import type { JournalLine } from "@/lib/domain/books/journal";
import { FLOWS } from "@/lib/domain/books/modello-d";
import { csvAmount, csvDay } from "@/lib/domain/site/csv";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

/** Money in and out of an account among the lines, in cents. */
function sumsOf(rows: readonly JournalRow[], account: Account): { in: number; out: number } {
  const amounts = rows.filter((row) => row.account === account).map(({ amount }) => amount);
  const sum = (some: readonly number[]) => some.reduce((total, amount) => total + amount, 0);
  return { in: sum(amounts.filter((one) => one > 0)), out: -sum(amounts.filter((one) => one < 0)) };
}

function JournalSums({ rows }: { rows: readonly JournalRow[] }) {
  const t = useTranslations("panel.books");
  const formats = useFormats();
  return (
    <table className="w-full max-w-[36rem] text-[0.97rem] tabular-nums">
      <caption className="sr-only">{t("journal.sums")}</caption>
      <thead>
        <tr className="border-b text-right text-ink-2">
          <th scope="col" className="py-1.5 text-left font-semibold">
            {t("column.account")}
          </th>
          <th scope="col" className="py-1.5 pl-3 font-semibold">
            {t("column.in")}
          </th>
          <th scope="col" className="py-1.5 pl-3 font-semibold">
            {t("column.out")}
          </th>
        </tr>
      </thead>
      <tbody>
        {ACCOUNTS.map((account) => {
          const sums = sumsOf(rows, account);
          return (
            <tr key={account} className="border-b border-sand-200 text-right">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(`accounts.${account}`)}
              </th>
              <td className="py-1.5 pl-3 whitespace-nowrap">{formats.cents(sums.in)}</td>
              <td className="py-1.5 pl-3 whitespace-nowrap">{formats.cents(sums.out)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const FILTERS = ["from", "to", "account", "flow"] as const;

const flowOf = ({ amount }: JournalRow) => (amount < 0 ? "out" : "in");

/** The filters of the journal at first: the present year. */
export const journalFilters = (today: CalendarDay) => ({
  from: `${today.slice(0, 4)}-01-01`,
  to: today,
  account: "",
  flow: "",
});

type JournalFilters = ReturnType<typeof journalFilters>;

/** The filters with a period that includes a day. */
export const reaching = (filters: JournalFilters, day: CalendarDay): JournalFilters => ({
  ...filters,
  from: filters.from === "" || filters.from <= day ? filters.from : day,
  to: filters.to === "" || filters.to >= day ? filters.to : day,
});

interface JournalListProps {
  today: CalendarDay;
  filters: JournalFilters;
  onFilters: (filters: JournalFilters) => void;
}

/** All movements of cash and bank, including customers' payments, latest first, with the balance after each line. */
export function JournalList({ today, filters, onFilters }: JournalListProps) {
  const t = useTranslations("panel.books");
  const formats = useFormats();
  const first = journalFilters(today);
  const { from, to, account, flow } = filters;
  const days = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString();
  const path = `/api/reports/journal?${days}`;
  const journal = useQuery<{ rows: JournalLine[] }>({ queryKey: [path], refetchOnMount: "always" });
  const lines = journal.data?.rows;
  const shown = useMemo(
    () =>
      lines
        ?.map((line, index): JournalRow => ({ ...line, id: index }))
        .filter((row) => (account === "" || row.account === account) && (flow === "" || flowOf(row) === flow))
        .reverse(),
    [lines, account, flow],
  );
  const columns = useJournalColumns();
  const table = useLocalTable({ ...journal, data: shown }, columns, "books journal");
  const setFilter = (part: Partial<typeof first>) => {
    onFilters({ ...filters, ...part });
    table.onPage(1);
  };
  const isFiltered = table.isFiltered || FILTERS.some((key) => filters[key] !== first[key]);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {shown && <JournalSums rows={table.matching} />}
      <DataTable
        {...table}
        isFiltered={isFiltered}
        onClearFilters={() => {
          table.onClearFilters();
          setFilter(first);
        }}
        caption={t("tabs.journal")}
        columns={columns}
        rowName={({ label, amount }) => t("entries.name", { what: label, amount: formats.cents(amount) })}
        search={{ label: t("journal.search"), value: table.search, onChange: table.setSearch }}
        filters={
          <>
            <DaysFilter from={from} to={to} onChange={setFilter} />
            <ChoiceFilter
              label={t("journal.account")}
              all={t("journal.allAccounts")}
              options={ACCOUNTS.map((one) => [one, t(`accounts.${one}`)])}
              value={account}
              onChange={(value) => setFilter({ account: value })}
            />
            <ChoiceFilter
              label={t("journal.kind")}
              all={t("journal.allKinds")}
              options={FLOWS.map((one) => [one, t(`journal.${one}`)])}
              value={flow}
              onChange={(value) => setFilter({ flow: value })}
            />
          </>
        }
        toolbar={(["csv", "pdf"] as const).map((format) => (
          <Button key={format} variant="outline" asChild>
            <a href={`${path}&format=${format}`}>
              <Download />
              {t(`journal.${format}`)}
            </a>
          </Button>
        ))}
        empty={{ title: t("journal.empty"), description: t("journal.emptyText") }}
      />
    </div>
  );
}

/** A line of the journal with its index as row key of the table. */
interface JournalRow extends JournalLine {
  id: number;
}

function useJournalColumns(): readonly Column<JournalRow>[] {
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
        text: ({ account }) => t(`accounts.${account}`),
      },
      {
        key: "amount",
        header: t("column.amount"),
        priority: "high",
        align: "end",
        cell: ({ amount }) => (
          <span className={cn("font-semibold whitespace-nowrap", amount < 0 && "text-terra-700")}>
            {formats.cents(amount)}
          </span>
        ),
        text: ({ amount }) => csvAmount(amount),
      },
      {
        key: "balance",
        header: t("column.balance"),
        priority: "high",
        align: "end",
        cell: ({ balance }) => <span className="whitespace-nowrap">{formats.cents(balance)}</span>,
        text: ({ balance }) => csvAmount(balance),
      },
    ],
    [t, formats],
  );
}
