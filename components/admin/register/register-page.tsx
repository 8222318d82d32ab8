"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageSection } from "@/components/admin/shared/page-section";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Download } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { RegisterRow } from "@/lib/schemas/membership/register";
import { RegisterTable } from "./register-table";
import { StatisticsSection } from "./statistics-section";

/** The member register as of a day, on screen and as files, and the statistics of a year. */
export function RegisterPage({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.register");
  const tPage = useTranslations("panel.pages.title");
  const [on, setOn] = useState<CalendarDay>(today);
  const path = `/api/reports/members?on=${on}`;
  const { data, error, refetch } = useQuery<{ rows: RegisterRow[] }>({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<{ rows: RegisterRow[] }>(path, { signal }),
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
        {error && !data && <TableError error={error} onRetry={() => void refetch()} />}
        {!error && !data && <TableSkeleton rows={6} />}
        {data && <RegisterTable rows={data.rows} on={on} />}
      </section>
      <StatisticsSection today={today} />
    </PageSection>
  );
}
