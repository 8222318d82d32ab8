import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Coins, Download } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { scrolls } from "@/components/ui/scrolls";
import { useFormats } from "@/components/ui/use-words";
import { type CalendarDay, partsOfDay } from "@/lib/domain/time/calendar-day";
import type { TeacherReport } from "@/lib/schemas/till/teacher-report";

type Row = TeacherReport["rows"][number];

export function TeacherPay({ today, onPay }: { today: CalendarDay; onPay: (row: Row) => void }) {
  const t = useTranslations("panel.books.teachers");
  const tTables = useTranslations("tables");
  const [from, setFrom] = useState(`${partsOfDay(today).year}-01-01`);
  const [to, setTo] = useState(today);
  const path = `/api/reports/teachers?from=${from}&to=${to}`;
  const report = useQuery<TeacherReport>({ queryKey: [path], refetchOnMount: "always" });
  const rows = report.data?.rows ?? [];
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="max-w-prose text-ink-2">{t("text")}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={tTables("from")} className="grow basis-36 sm:max-w-48">
          <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={tTables("to")} className="grow basis-36 sm:max-w-48">
          <Input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
        <Button variant="outline" asChild>
          <a href={`${path}&format=csv`} download>
            <Download />
            {tTables("export")}
          </a>
        </Button>
      </div>
      {report.isError && <TableError error={report.error} onRetry={() => void report.refetch()} />}
      {report.isPending && <TableSkeleton rows={3} />}
      {report.data && rows.length === 0 && <p className="text-ink-2">{t("empty")}</p>}
      {rows.length > 0 && <PayTable rows={rows} onPay={onPay} />}
    </div>
  );
}

function PayTable({ rows, onPay }: { rows: readonly Row[]; onPay: (row: Row) => void }) {
  const t = useTranslations("panel.books.teachers");
  const formats = useFormats();
  const numbers = ["lessons", "participants", "income", "due", "paid", "open"] as const;
  return (
    <div className="scroll-shadows min-w-0 overflow-x-auto" {...scrolls(t("table"))}>
      <table className="w-full min-w-[46rem] text-[0.97rem] tabular-nums">
        <caption className="sr-only">{t("table")}</caption>
        <thead>
          <tr className="border-b text-left text-ink-2">
            <th scope="col" className="py-2">
              {t("name")}
            </th>
            {numbers.map((name) => (
              <th key={name} scope="col" className="py-2 pl-3 text-right">
                {t(name)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { teacherId, name, lessons, participants, income, due, paid } = row;
            const cells = [
              ...[lessons, participants].map(String),
              ...[income, due, paid, Math.max(0, due - paid)].map(formats.cents),
            ];
            return (
              <tr key={teacherId} className="border-b border-sand-200">
                <th scope="row" className="py-2 text-left font-normal">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={numbers[index]} className="py-2 pl-3 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ))}
                <td className="py-1 pl-3 text-right">
                  <Button variant="ghost" size="sm" onClick={() => onPay(row)}>
                    <Coins />
                    {t("pay")}
                    <span className="sr-only"> ({name})</span>
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
