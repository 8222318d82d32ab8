"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { PageSection } from "@/components/admin/shared/page-section";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Download } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { scrolls } from "@/components/ui/scrolls";
import { useFormats } from "@/components/ui/use-words";
import { categoryLabel } from "@/lib/domain/membership/category";
import { csvDay } from "@/lib/domain/site/csv";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { RegisterRow } from "@/lib/schemas/membership/register";
import { StatisticsSection } from "./statistics-section";

export function RegisterPage({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.register");
  const tPage = useTranslations("panel.pages.title");
  const [on, setOn] = useState<CalendarDay>(today);
  const path = `/api/reports/members?on=${on}`;
  const { data, error, refetch } = useQuery<{ rows: RegisterRow[] }>({
    queryKey: [path],
    refetchOnMount: "always",
  });
  return (
    <PageSection title={tPage("register")}>
      <section className="flex min-w-0 flex-col gap-4 rounded-xl border bg-surface p-4 shadow-rest sm:p-6">
        <p className="max-w-prose text-ink-2">{t("text")}</p>
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t("on")} className="grow basis-44 sm:max-w-56">
            <Input
              type="date"
              max={today}
              value={on}
              onChange={({ target: { value } }) => value !== "" && setOn(value)}
            />
          </Field>
          {on !== today && (
            <Button variant="ghost" onClick={() => setOn(today)}>
              {t("today")}
            </Button>
          )}
          <div className="flex flex-wrap gap-2 sm:ml-auto">
            {(["pdf", "csv"] as const).map((format) => (
              <Button key={format} variant="outline" asChild>
                <a href={`${path}&format=${format}`}>
                  <Download />
                  {t(format)}
                </a>
              </Button>
            ))}
          </div>
        </div>
        {!data && <TablePlaceholder error={error} refetch={refetch} rows={6} />}
        {data && <RegisterTable rows={data.rows} on={on} />}
      </section>
      <StatisticsSection today={today} />
    </PageSection>
  );
}

const COLUMNS = [
  ...(["number", "name", "birth", "fiscalCode", "address"] as const),
  ...(["category", "status", "appliedOn", "decision", "end"] as const),
] as const;

const IN_ONE_LINE: ReadonlySet<string> = new Set<(typeof COLUMNS)[number]>([
  "fiscalCode",
  "status",
  "appliedOn",
]);

function RegisterTable({ rows, on }: { rows: readonly RegisterRow[]; on: CalendarDay }) {
  const t = useTranslations("panel.register");
  const formats = useFormats();
  const cellsOf = useCells();
  if (rows.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  const members = rows.filter(({ status }) => status === "admitted").length;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t("count", { members, others: rows.length - members })}</span>
        {/* From this width on, the whole table is visible. */}
        <span className="text-[0.9rem] text-ink-2 min-[100rem]:hidden">{t("scroll")}</span>
      </p>
      <div
        // The table scrolls on small screens and must be reachable by keyboard.
        {...scrolls(t("table"))}
        className="scroll-shadows max-h-[36rem] min-w-0 overflow-auto rounded-lg border"
      >
        <table className="w-full min-w-[80rem] border-collapse text-[0.9rem] tabular-nums">
          <caption className="sr-only">{t("caption", { day: formats.day(on) })}</caption>
          <thead>
            <tr className="sticky top-0 bg-sand-100 text-left text-ink-2">
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-semibold">
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const cells = cellsOf(row);
              return (
                <tr key={row.id} className="border-t border-sand-200 align-top">
                  {COLUMNS.map((column) => (
                    <td
                      key={column}
                      className={cn(
                        "px-3 py-2 wrap-break-word",
                        IN_ONE_LINE.has(column) && "whitespace-nowrap",
                      )}
                    >
                      {cells[column]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

function useCells() {
  const t = useTranslations("panel.register");
  const tMembers = useTranslations("panel.members");
  const settings = useMemberSettings();
  return (row: RegisterRow): Record<(typeof COLUMNS)[number], string> => {
    const { decidedOn, resolution, endedOn, endReason, dateOfBirth, placeOfBirth } = row;
    const birthday = csvDay(dateOfBirth);
    return {
      number: String(row.number ?? ""),
      name: `${row.lastName} ${row.firstName}`,
      birth: [birthday, placeOfBirth].filter(Boolean).join(", "),
      fiscalCode: row.fiscalCode ?? "",
      address: [row.address, [row.postalCode, row.city].filter(Boolean).join(" ")].filter(Boolean).join(", "),
      category: categoryLabel(settings?.memberCategories ?? [], row.category),
      status: tMembers(`status.${row.status}`),
      appliedOn: csvDay(row.appliedOn),
      decision:
        decidedOn === null ? "" : t("decision", { day: csvDay(decidedOn), resolution: resolution ?? "" }),
      end:
        endedOn === null
          ? ""
          : t("end", {
              day: csvDay(endedOn),
              reason: endReason === null ? "" : tMembers(`endReason.${endReason}`),
            }),
    };
  };
}
