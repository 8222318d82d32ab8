"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageSection } from "@/components/admin/shared/page-section";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { StatementOfYear } from "./statement-of-year";
import { useBookYears } from "./use-book-years";
import { YearList } from "./year-list";

/** The years of the books with their closing balances, and the statement of one of them according to Modello D. */
export function StatementPage({ today }: { today: CalendarDay }) {
  const title = useTranslations("panel.pages.title")("statement");
  const present = Number(today.slice(0, 4));
  const [chosen, setChosen] = useState(present);
  const { data: years, error, refetch } = useBookYears();
  return (
    <PageSection title={title}>
      {error && !years && <TableError error={error} onRetry={() => void refetch()} />}
      {!error && !years && <TableSkeleton />}
      {years && (
        <>
          <YearList years={years} present={present} chosen={chosen} onChoose={setChosen} />
          <StatementOfYear year={chosen} years={years} present={present} />
        </>
      )}
    </PageSection>
  );
}
