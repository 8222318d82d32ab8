"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Download } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useFormats } from "@/components/ui/use-words";
import { today } from "@/lib/client/browser-date";
import { downloadCsv } from "@/lib/client/download-csv";
import { csvAmount } from "@/lib/domain/site/csv";
import type { ExtraUse } from "@/lib/schemas/room-time/extra-use";
import { useExtrasResource } from "./extras-resource";

export const ExtrasPage = () => (
  <div className="flex min-w-0 flex-col gap-6">
    <ResourceListPage resource={useExtrasResource()} />
    <ExtrasReport />
  </div>
);

function ExtrasReport() {
  const t = useTranslations("panel.extras.report");
  const tTables = useTranslations("tables");
  const [from, setFrom] = useState(() => `${today().slice(0, 4)}-01-01`);
  const [to, setTo] = useState(() => `${today().slice(0, 4)}-12-31`);
  const { data, error, isPending, refetch } = useQuery<ExtraUse[]>({
    queryKey: [`/api/reports/extras?from=${from}&to=${to}`],
    refetchOnMount: "always",
  });
  return (
    <section aria-labelledby="extras-report" className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id="extras-report" className="text-[1.35rem]">
          {t("title")}
        </h2>
        <p className="text-ink-2">{t("text")}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t("from")} className="grow basis-36 sm:max-w-48">
          <Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={t("to")} className="grow basis-36 sm:max-w-48">
          <Input type="date" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Button
          variant="outline"
          disabled={!data?.length}
          onClick={() =>
            downloadCsv(
              `extra-${from}-${to}`,
              [
                { header: t("name"), value: ({ name }) => name },
                { header: t("bookings"), value: ({ bookings }) => String(bookings) },
                { header: t("quantity"), value: ({ quantity }) => String(quantity) },
                { header: t("amount"), value: ({ amount }: ExtraUse) => csvAmount(amount) },
              ],
              data ?? [],
            )
          }
        >
          <Download />
          {tTables("export")}
        </Button>
      </div>
      {error && <TableError error={error} onRetry={() => void refetch()} />}
      {isPending && <TableSkeleton rows={3} />}
      {data?.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      {data && data.length > 0 && <UseTable rows={data} />}
    </section>
  );
}

function UseTable({ rows }: { rows: readonly ExtraUse[] }) {
  const t = useTranslations("panel.extras.report");
  const formats = useFormats();
  return (
    <>
      <table className="w-full border-collapse text-[0.97rem] tabular-nums">
        <thead>
          <tr className="border-b text-left text-ink-2">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {t("name")}
            </th>
            {(["bookings", "quantity", "amount"] as const).map((column) => (
              <th key={column} scope="col" className="py-2 pl-3 text-right font-semibold">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ extraId, name, bookings, quantity, amount }) => (
            <tr key={extraId} className="border-b border-sand-100">
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                {name}
              </th>
              <td className="py-2 pl-3 text-right">{bookings}</td>
              <td className="py-2 pl-3 text-right">{quantity}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">{formats.cents(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-2">{t("note")}</p>
    </>
  );
}
