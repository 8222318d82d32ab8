"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PageSection } from "@/components/admin/shared/page-section";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { useStoredState } from "@/components/shared/state-store";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Coins, Plus } from "@/components/ui/icons";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useFormats } from "@/components/ui/use-words";
import { mayKeepBooks } from "@/lib/domain/person/roles";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { EntryForm } from "./entry-form";
import { EntryList } from "./entry-list";
import { entryFormValues, teacherFormValues } from "./entry-values";
import { JournalList, journalFilters, reaching } from "./journal-list";
import { useBookYears } from "./use-book-years";

const BankList = lazyPart(async () => (await import("./bank/bank-list")).BankList);
const TeacherPay = lazyPart(async () => (await import("./teacher-pay")).TeacherPay);
const CountDialog = lazyPart(async () => (await import("./count-dialog")).CountDialog);
const EntryDialog = lazyPart(async () => (await import("./entry-dialog")).EntryDialog);

/**
 * The journal (prima nota). Roles that keep the books see all movements with balances, the manual entries, the bank's
 * movements and what is due to teachers; secretaries see the cash entries.
 */
export function JournalPage({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.books");
  const title = useTranslations("panel.pages.title")("journal");
  const keepsBooks = mayKeepBooks(usePanelRole());
  const [tab, setTab] = useStoredState("books tab", "journal");
  const [writing, setWriting] = useState<EntryForm | null>(null);
  const [isCounting, setCounting] = useState(false);
  const [filters, setFilters] = useStoredState("books journal", journalFilters(today));
  const cash = useBookYears().data?.[0]?.cash;
  const write = () => setWriting(entryFormValues(today, null));
  const entries = (
    <EntryList
      today={today}
      onRepeat={(repeated) => setWriting(entryFormValues(today, repeated))}
      onWrite={write}
    />
  );
  return (
    <PageSection
      title={title}
      actions={
        <>
          {cash !== undefined && (
            <Button variant="outline" onClick={() => setCounting(true)}>
              <Coins />
              {t("count.action")}
            </Button>
          )}
          <Button variant="action" onClick={write}>
            <Plus />
            {t("newEntry")}
          </Button>
        </>
      }
    >
      {keepsBooks ? (
        <>
          <PresentBalances />
          <Tabs value={tab} onValueChange={setTab} className="min-w-0">
            <TabsList aria-label={title} className="mx-0 w-full sm:w-auto sm:self-start">
              <TabsTrigger value="journal">{t("tabs.journal")}</TabsTrigger>
              <TabsTrigger value="entries">{t("tabs.entries")}</TabsTrigger>
              <TabsTrigger value="bank">{t("tabs.bank")}</TabsTrigger>
              <TabsTrigger value="teachers">{t("tabs.teachers")}</TabsTrigger>
            </TabsList>
            <TabsContent value="journal">
              <JournalList today={today} filters={filters} onFilters={setFilters} />
            </TabsContent>
            <TabsContent value="entries">{entries}</TabsContent>
            <TabsContent value="bank">
              <BankList />
            </TabsContent>
            <TabsContent value="teachers">
              <TeacherPay today={today} onPay={(row) => setWriting(teacherFormValues(today, row))} />
            </TabsContent>
          </Tabs>
        </>
      ) : (
        <>
          <p className="max-w-prose text-ink-2">{t("cashOnly")}</p>
          {entries}
        </>
      )}
      {isCounting && cash !== undefined && <CountDialog expected={cash} onClose={() => setCounting(false)} />}
      {writing && (
        <EntryDialog
          values={writing}
          // The list then shows the day, even if it is outside of the chosen period.
          onSaved={(date) => setFilters(reaching(filters, date))}
          onClose={() => setWriting(null)}
        />
      )}
    </PageSection>
  );
}

function PresentBalances() {
  const t = useTranslations("panel.books.balances");
  const formats = useFormats();
  const { data, error, refetch } = useBookYears();
  if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={1} />;
  const [present] = data;
  if (present === undefined) return null;
  const { cash, bank } = present;
  const facts = [
    { key: "cash", cents: cash },
    { key: "bank", cents: bank },
    { key: "together", cents: cash + bank },
  ] as const;
  return (
    <section aria-label={t("title")}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {facts.map(({ key, cents }) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end rounded-lg border bg-surface p-4 shadow-rest max-sm:last:col-span-2"
          >
            <dt className="text-[0.9rem] text-ink-2">{t(key)}</dt>
            <dd className={cn("font-display-soft text-[1.4rem] tabular-nums", cents < 0 && "text-terra-700")}>
              {formats.cents(cents)}
            </dd>
          </div>
        ))}
      </dl>
      {cash < 0 && <p className="mt-3 max-w-prose text-terra-700">{t("cashBelowZero")}</p>}
    </section>
  );
}
