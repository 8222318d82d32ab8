"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Download, Printer } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { api } from "@/lib/client/api-client";
import { csvAmount } from "@/lib/client/csv";
import { downloadCsv } from "@/lib/client/download-csv";
import { formatCents } from "@/lib/domain/money/money";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { Revenue } from "@/lib/schemas/till/payment";

const GROUPS = { month: "Mese", space: "Sala", kind: "Tipo", method: "Metodo" } as const;
type Group = keyof typeof GROUPS;

/** Income and refunds between two days, as a chart and a table; for print and as CSV. */
export function RevenueReport({ today }: { today: string }) {
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const [groupBy, setGroupBy] = useState<Group>("month");
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const path = `/api/reports/revenue?from=${from}&to=${to}&groupBy=${groupBy}`;
  const report = useQuery<Revenue>({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<Revenue>(path, { signal }),
    refetchOnMount: "always",
  });
  const table = report.data && <RevenueTable revenue={report.data} header={GROUPS[groupBy]} />;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Dal" className="grow basis-36 sm:max-w-48">
          <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label="Al" className="grow basis-36 sm:max-w-48">
          <Input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
        <Field label="Per" className="grow basis-36 sm:max-w-48">
          <Select
            value={groupBy}
            onChange={(event) => {
              const next = (Object.keys(GROUPS) as Group[]).find((one) => one === event.target.value);
              if (next) setGroupBy(next);
            }}
          >
            {Object.entries(GROUPS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="outline" disabled={!report.data} onClick={() => setPrinting(true)}>
          <Printer />
          Stampa
        </Button>
        <Button
          variant="outline"
          disabled={!report.data}
          onClick={() =>
            downloadCsv(
              `cassa-${from}-${to}`,
              [
                { header: GROUPS[groupBy], value: ({ label }) => label },
                { header: "Incassato", value: ({ received }) => csvAmount(received) },
                { header: "Rimborsato", value: ({ refunded }) => csvAmount(refunded) },
                { header: "Netto", value: ({ net }) => csvAmount(net) },
              ],
              report.data?.rows ?? [],
            )
          }
        >
          <Download />
          Esporta CSV
        </Button>
      </div>
      {report.isError && <TableError error={report.error} onRetry={() => void report.refetch()} />}
      {report.isPending && <TableSkeleton rows={3} />}
      {report.data && <Bars revenue={report.data} />}
      {table}
      {isPrinting && (
        <PrintSheet onDone={donePrinting}>
          <h1>
            Cassa, {formatShortDay(from)} – {formatShortDay(to)}
          </h1>
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
  if (rows.length === 0) return <p className="text-ink-2">Nessun movimento in questo periodo.</p>;
  const line = (row: { received: number; refunded: number; net: number }) =>
    [row.received, row.refunded, row.net].map((cents, index) => (
      <td key={["received", "refunded", "net"][index]} className="py-2 pl-3 text-right whitespace-nowrap">
        {formatCents(cents)}
      </td>
    ));
  return (
    <div className="min-w-0 overflow-x-auto" {...SCROLLS}>
      <table className="w-full min-w-[26rem] text-[0.97rem] tabular-nums">
        <caption className="sr-only">Incassi e rimborsi</caption>
        <thead>
          <tr className="border-b text-left text-ink-2">
            <th scope="col" className="py-2">
              {header}
            </th>
            {["Incassato", "Rimborsato", "Netto"].map((name) => (
              <th key={name} scope="col" className="py-2 pl-3 text-right">
                {name}
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
              Totale
            </th>
            {line(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The table scrolls on phones; the keyboard must reach it. */
const SCROLLS = { tabIndex: 0, role: "region", "aria-label": "Tabella degli incassi" } as const;
