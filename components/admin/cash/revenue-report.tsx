import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Download, Printer } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { scrolls } from "@/components/ui/scrolls";
import { Select } from "@/components/ui/select";
import { useSite } from "@/components/ui/site-context";
import { useFormats } from "@/components/ui/use-words";
import { downloadCsv } from "@/lib/client/download-csv";
import { csvAmount } from "@/lib/domain/site/csv";
import { partsOfDay } from "@/lib/domain/time/calendar-day";
import type { Revenue } from "@/lib/schemas/till/payment";

const GROUPS = ["month", "space", "kind", "method"] as const;
type Group = (typeof GROUPS)[number];
const SUMS = ["received", "refunded", "net"] as const;

export function RevenueReport({ today }: { today: string }) {
  const t = useTranslations("panel.cash.revenue");
  const tShared = useTranslations("panel.shared");
  const tTables = useTranslations("tables");
  const formats = useFormats();
  const [from, setFrom] = useState(`${partsOfDay(today).year}-01-01`);
  const [to, setTo] = useState(today);
  const [groupBy, setGroupBy] = useState<Group>("month");
  const { name } = useSite();
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const path = `/api/reports/revenue?from=${from}&to=${to}&groupBy=${groupBy}`;
  const report = useQuery<Revenue>({ queryKey: [path], refetchOnMount: "always" });
  const table = report.data && <RevenueTable revenue={report.data} header={t(`group.${groupBy}`)} />;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={tTables("from")} className="grow basis-36 sm:max-w-48">
          <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={tTables("to")} className="grow basis-36 sm:max-w-48">
          <Input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
        <Field label={t("by")} className="grow basis-36 sm:max-w-48">
          <Select
            value={groupBy}
            onChange={(event) => {
              const next = GROUPS.find((one) => one === event.target.value);
              if (next) setGroupBy(next);
            }}
          >
            {GROUPS.map((one) => (
              <option key={one} value={one}>
                {t(`group.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="outline" disabled={!report.data} onClick={() => setPrinting(true)}>
          <Printer />
          {tShared("print")}
        </Button>
        <Button
          variant="outline"
          disabled={!report.data}
          onClick={() =>
            downloadCsv(
              t("file", { from, to }),
              [
                { header: t(`group.${groupBy}`), value: ({ label }) => label },
                ...SUMS.map((sum) => ({
                  header: t(sum),
                  value: (row: Revenue["rows"][number]) => csvAmount(row[sum]),
                })),
              ],
              report.data?.rows ?? [],
            )
          }
        >
          <Download />
          {tTables("export")}
        </Button>
      </div>
      {report.isError && <TableError error={report.error} onRetry={() => void report.refetch()} />}
      {report.isPending && <TableSkeleton rows={3} />}
      {report.data && <Bars revenue={report.data} />}
      {table}
      {isPrinting && (
        <PrintSheet onDone={donePrinting}>
          <p>{name}</p>
          <h1>{t("heading", { from: formats.shortDay(from), to: formats.shortDay(to) })}</h1>
          {table}
        </PrintSheet>
      )}
    </div>
  );
}

/** Decorative: the table has the same figures. */
function Bars({ revenue: { rows } }: { revenue: Revenue }) {
  const top = Math.max(1, ...rows.map(({ net }) => Math.abs(net)));
  return (
    <div aria-hidden className="flex flex-col gap-1.5">
      {rows.map(({ key, label, net }) => (
        <div key={key ?? "none"} className="grid grid-cols-[8rem_1fr] items-center gap-3 text-[0.9rem]">
          <span className="truncate text-ink-2">{label}</span>
          <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-4 w-full">
            <rect
              width={(Math.abs(net) / top) * 100}
              height="6"
              rx="1"
              className={net < 0 ? "fill-terra-600" : "fill-sage-600"}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}

function RevenueTable({ revenue: { rows, total }, header }: { revenue: Revenue; header: string }) {
  const t = useTranslations("panel.cash.revenue");
  const tCash = useTranslations("panel.cash");
  const formats = useFormats();
  if (rows.length === 0) return <p className="text-ink-2">{t("empty")}</p>;
  const line = (row: Record<(typeof SUMS)[number], number>) =>
    SUMS.map((sum) => (
      <td key={sum} className="py-2 pl-3 text-right! whitespace-nowrap">
        {formats.cents(row[sum])}
      </td>
    ));
  return (
    <div
      className="scroll-shadows min-w-0 overflow-x-auto print:overflow-visible print:bg-none"
      {...scrolls(t("table"))}
    >
      <table className="w-full min-w-[26rem] text-[0.97rem] tabular-nums">
        <caption className="sr-only">{t("caption")}</caption>
        <thead>
          <tr className="border-b text-left text-ink-2">
            <th scope="col" className="py-2">
              {header}
            </th>
            {SUMS.map((sum) => (
              <th key={sum} scope="col" className="py-2 pl-3 text-right!">
                {t(sum)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key ?? "none"} className="border-b border-sand-200">
              <th scope="row" className="py-2 text-left font-normal">
                {row.label}
              </th>
              {line(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2 text-left">
              {tCash("total")}
            </th>
            {line(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
