import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Download, Printer } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useSite } from "@/components/ui/site-context";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { downloadCsv } from "@/lib/client/download-csv";
import { MAX_ATTENDANCE_DAYS } from "@/lib/domain/sign-up/attendance";
import { type AttendanceRow, attendanceTable } from "@/lib/domain/sign-up/attendance-table";
import { runOf } from "@/lib/domain/sign-up/attended-days";
import { csvDay } from "@/lib/domain/site/csv";
import { addDays, type CalendarDay, countDays, earlierOf, laterOf } from "@/lib/domain/time/dates";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import type { Attendance } from "@/lib/schemas/sign-up/attendance";
import { AttendanceTableView, cellText } from "./attendance-table-view";

/** Runs of up to this many days are shown in full; of longer ones, the weeks around today. */
const WHOLE_RUN_DAYS = 120;
const WEEKS_BACK_DAYS = 56;
const WEEKS_AHEAD_DAYS = 7;

function firstRange(offering: Offering): { from: CalendarDay; to: CalendarDay } {
  const { first, last } = runOf(offering);
  if (first !== null && last !== null && countDays(first, last) <= WHOLE_RUN_DAYS)
    return { from: first, to: last };
  const from = addDays(today(), -WEEKS_BACK_DAYS);
  const begin = first === null ? from : laterOf(first, from);
  const to = laterOf(begin, addDays(today(), WEEKS_AHEAD_DAYS));
  return {
    from: last === null ? begin : earlierOf(begin, last),
    to: last === null ? to : earlierOf(to, last),
  };
}

export function AttendanceDialog({ offering, onClose }: { offering: Offering; onClose: () => void }) {
  const t = useTranslations("panel.participants.attendance");
  const label = useTranslations("panel.participants.label");
  const shared = useTranslations("panel.shared");
  const tables = useTranslations("tables");
  const formats = useFormats();
  const site = useSite();
  const [range, setRange] = useState(() => firstRange(offering));
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const { from, to } = range;
  const isRange = from <= to && countDays(from, to) <= MAX_ATTENDANCE_DAYS;
  const path = `/api/${offering.kind === "event" ? "events" : "courses"}/${offering.id}/attendance`;
  const { data, error, refetch } = useQuery({
    queryKey: [path, from, to],
    queryFn: ({ signal }) => api.get<Attendance>(`${path}?from=${from}&to=${to}`, { signal }),
    enabled: isRange,
    refetchOnMount: "always",
  });
  const table = attendanceTable(data ?? []);
  const isEmpty = table.rows.length === 0;
  const caption = t(`caption.${offering.kind}`);

  const exportCsv = () =>
    downloadCsv(
      t(`file.${offering.kind}`, { id: offering.id }),
      [
        { header: label("name"), value: ({ name }: AttendanceRow) => name },
        { header: label("seats"), value: ({ seats }: AttendanceRow) => String(seats) },
        ...table.days.map(({ date }, index) => ({
          header: csvDay(date),
          value: ({ cells }: AttendanceRow) => cellText(t, cells[index], date < today()),
        })),
      ],
      table.rows,
    );

  return (
    <TitledDialog
      title={t("title")}
      description={offering.title}
      onClose={onClose}
      className="sm:w-[min(72rem,calc(100vw-3rem))]"
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label={tables("from")} className="min-w-36 max-sm:grow">
          <Input
            type="date"
            value={from}
            onChange={({ target }) => target.value && setRange({ ...range, from: target.value })}
          />
        </Field>
        <Field
          label={tables("to")}
          className="min-w-36 max-sm:grow"
          error={isRange ? undefined : t("rangeTooLong", { count: MAX_ATTENDANCE_DAYS })}
        >
          <Input
            type="date"
            value={to}
            onChange={({ target }) => target.value && setRange({ ...range, to: target.value })}
          />
        </Field>
        <span className="flex grow flex-wrap gap-2 sm:justify-end">
          <Button variant="outline" disabled={isEmpty} onClick={() => setPrinting(true)}>
            <Printer />
            {shared("print")}
          </Button>
          <Button variant="outline" disabled={isEmpty} onClick={exportCsv}>
            <Download />
            {tables("export")}
          </Button>
        </span>
      </div>
      {error && !data && <TableError error={error} onRetry={() => void refetch()} />}
      {!data && !error && isRange && <TableSkeleton />}
      {data && isEmpty && <p className="text-ink-2">{t("nobody")}</p>}
      {data && !isEmpty && <AttendanceTableView table={table} caption={caption} today={today()} />}
      {isPrinting && (
        <PrintSheet format="landscape" onDone={donePrinting}>
          <p>{site.name}</p>
          <h1>{t("printTitle", { title: offering.title })}</h1>
          <p>{formats.days(from, to)}</p>
          <AttendanceTableView table={table} caption={caption} today={today()} isPrinted />
        </PrintSheet>
      )}
    </TitledDialog>
  );
}
