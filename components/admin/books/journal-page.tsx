"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { latePart } from "@/components/admin/shared/late-part";
import { PageSection } from "@/components/admin/shared/page-section";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { useKeptState } from "@/components/shared/kept-state";
import { Button } from "@/components/ui/button";
import { Coins, Plus } from "@/components/ui/icons";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { mayKeepBooks } from "@/lib/domain/person/roles";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { EntryForm } from "./entry-form";
import { EntryList } from "./entry-list";
import { entryFormValues, teacherFormValues } from "./entry-values";
import { JournalList } from "./journal-list";
import { PresentBalances } from "./present-balances";
import { useBookYears } from "./use-book-years";

const BankList = latePart(async () => (await import("./bank/bank-list")).BankList);
const TeacherPay = latePart(async () => (await import("./teacher-pay")).TeacherPay);
const CountDialog = latePart(async () => (await import("./count-dialog")).CountDialog);
const EntryDialog = latePart(async () => (await import("./entry-dialog")).EntryDialog);

/**
 * The journal (prima nota): for who keeps the books all that moved, with balances, what was entered by hand, what the
 * bank says, and what teachers are due; for secretaries the entries of cash.
 */
export function JournalPage({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.books");
  const title = useTranslations("panel.pages.title")("journal");
  const keepsBooks = mayKeepBooks(usePanelRole());
  const [tab, setTab] = useKeptState("books tab", "journal");
  const [writing, setWriting] = useState<EntryForm | null>(null);
  const [isCounting, setCounting] = useState(false);
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
              <JournalList today={today} />
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
      {writing && <EntryDialog values={writing} onClose={() => setWriting(null)} />}
    </PageSection>
  );
}
