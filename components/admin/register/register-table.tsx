"use client";

import { useTranslations } from "next-intl";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { cn } from "@/components/ui/cn";
import { scrolls } from "@/components/ui/scrolls";
import { useFormats } from "@/components/ui/use-words";
import { categoryLabel } from "@/lib/domain/membership/category";
import { csvDay } from "@/lib/domain/site/csv";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { RegisterRow } from "@/lib/schemas/membership/register";

const COLUMNS = [
  ...(["number", "name", "birth", "fiscalCode", "address"] as const),
  ...(["category", "status", "appliedOn", "decision", "end"] as const),
] as const;

const IN_ONE_LINE: ReadonlySet<string> = new Set<(typeof COLUMNS)[number]>([
  "fiscalCode",
  "status",
  "appliedOn",
]);

/** Rows of the register, with the same columns as its files. */
export function RegisterTable({ rows, on }: { rows: readonly RegisterRow[]; on: CalendarDay }) {
  const t = useTranslations("panel.register");
  const formats = useFormats();
  const cellsOf = useCells();
  if (rows.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  const members = rows.filter(({ status }) => status === "admitted").length;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t("count", { members, rows: rows.length })}</span>
        {/* From this width on, the whole table is visible. */}
        <span className="text-[0.9rem] text-ink-2 min-[100rem]:hidden">{t("scroll")}</span>
      </p>
      <div
        // The table scrolls on small screens and must be reachable by keyboard.
        {...scrolls(t("table"))}
        className="scroll-shadows max-h-[36rem] min-w-0 overflow-auto rounded-lg border"
      >
        <table className="w-full min-w-[80rem] border-collapse text-[0.9rem] tabular-nums">
          <caption className="sr-only">{t("caption", { day: formats.longDay(on) })}</caption>
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
