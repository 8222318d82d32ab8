"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageSection } from "@/components/admin/shared/page-section";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { BookYearAnswer } from "@/lib/schemas/books/year";
import { StatementOfYear, YearState } from "./statement-of-year";
import { useBookYears } from "./use-book-years";

export function StatementPage({ today }: { today: CalendarDay }) {
  const title = useTranslations("panel.pages.title")("statement");
  const present = Number(today.slice(0, 4));
  const [chosen, setChosen] = useState(present);
  const { data: years, error, refetch } = useBookYears();
  return (
    <PageSection title={title}>
      {!years && <TablePlaceholder error={error} refetch={refetch} />}
      {years && (
        <>
          <YearList years={years} present={present} chosen={chosen} onChoose={setChosen} />
          <StatementOfYear year={chosen} years={years} present={present} />
        </>
      )}
    </PageSection>
  );
}

interface YearListProps {
  years: readonly BookYearAnswer[];
  present: number;
  chosen: number;
  onChoose: (year: number) => void;
}

function YearList({ years, present, chosen, onChoose }: YearListProps) {
  const t = useTranslations("panel.books");
  const formats = useFormats();
  return (
    <section
      aria-label={t("year.all")}
      className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6"
    >
      <h3 className="text-[1.4rem]">{t("year.all")}</h3>
      <ul className="m-0 mt-3 flex list-none flex-col p-0">
        {years.map(({ year, cash, bank, state }) => (
          <li
            key={year}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 border-b border-sand-200 py-2 last:border-0 md:grid-cols-[4rem_9rem_1fr_1fr_auto]"
          >
            <span className="font-semibold tabular-nums">{year}</span>
            <span>
              <YearState state={state} isRunning={year >= present} />
            </span>
            <Balance name={t("accounts.cash")} cents={formats.cents(cash)} />
            <Balance name={t("accounts.bank")} cents={formats.cents(bank)} />
            <Button
              variant={year === chosen ? "default" : "outline"}
              size="sm"
              className="max-md:col-start-3 max-md:row-start-1"
              aria-label={t("year.show", { year: `${year}` })}
              aria-pressed={year === chosen}
              onClick={() => onChoose(year)}
            >
              {t("year.showShort")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Balance({ name, cents }: { name: string; cents: string }) {
  return (
    <span className="tabular-nums max-md:col-span-3 max-md:flex max-md:justify-between">
      <span className="text-ink-2">{name}</span> {cents}
    </span>
  );
}
