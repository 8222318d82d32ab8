"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { ConflictLines } from "@/components/admin/shared/conflicts/conflict-lines";
import { FirstSteps } from "@/components/admin/shared/first-steps";
import { BookingDialog, CheckInDialog } from "@/components/admin/shared/lazy-dialogs";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { NoRoomsYet } from "@/components/admin/shared/no-rooms-yet";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { loadCodeReader } from "@/components/admin/shared/participants/use-code-reader";
import { useBoard } from "@/components/admin/shared/use-board";
import { OfflineNotice } from "@/components/shared/feedback/offline-notice";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Printer } from "@/components/ui/icons";
import { loadToastView } from "@/components/ui/toaster";
import { useFormats } from "@/components/ui/use-words";
import { saveOfflineCopy } from "@/lib/client/site/offline-copy";
import { useOfflineQuery } from "@/lib/client/site/use-offline-query";
import { isAdministrator } from "@/lib/domain/person/roles";
import { firstOfMonth } from "@/lib/domain/time/month-grid";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Overview } from "@/lib/schemas/panel/overview";
import { BookingLines } from "./booking-lines";
import { DaySheet } from "./day-sheet";
import { DueLines, LapsingLines } from "./due-lines";
import { AmountsChart, OccupancyChart } from "./overview-charts";
import { OverviewFacts } from "./overview-facts";
import {
  ConflictAction,
  EventsAtRisk,
  hasMemberTasks,
  MemberTasks,
  OpenOffers,
  useOpenOffers,
} from "./overview-tasks";
import { FailedMails, SiteAlerts } from "./site-alerts";
import { ToPrepare } from "./to-prepare";
import { TodaysDoors } from "./todays-doors";

const OFFLINE_PAGE = "/admin/oggi";
const OFFLINE_PARTS = [loadCodeReader, loadToastView, BookingDialog.preload, CheckInDialog.preload];

export function OverviewPage() {
  const overview = useOfflineQuery<Overview>("/api/overview");
  // Saves the page and its data, so that the overview opens offline and codes can be checked at the door.
  useEffect(() => {
    if (navigator.onLine) void saveOfflineCopy(OFFLINE_PAGE, OFFLINE_PARTS);
  }, []);
  if (overview.data) return <OverviewOf overview={overview.data.value} keptAt={overview.data.keptAt} />;
  if (overview.error) return <TableError error={overview.error} onRetry={() => void overview.refetch()} />;
  return <TableSkeleton rows={6} />;
}

function OverviewOf({ overview, keptAt }: { overview: Overview; keptAt: Date | null }) {
  const {
    today,
    week,
    todaysBookings,
    // Absent in offline copies stored by older versions.
    dueToday = [],
    lapsingToday = [],
    depositsToReturn = [],
    pending,
    occupancy,
    amounts,
    externalConflicts,
    eventsAtRisk,
    members = null,
  } = overview;
  const t = useTranslations("panel.overview");
  const pages = useTranslations("panel.pages.title");
  const formats = useFormats();
  const [opened, setOpened] = useState<Booking | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const board = useBoard(today, today);
  const now = new Date().toISOString();
  const inside = todaysBookings.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const toCome = todaysBookings.filter(({ startsAt }) => startsAt > now);
  // Absent in offline copies stored by older versions.
  const withExtras = todaysBookings.filter(({ extras = [] }) => extras.length > 0);
  const hidden = pending.total - pending.bookings.length;
  const offers = useOpenOffers();
  const role = usePanelRole();
  const lists = [
    { label: t("titles.inside"), bookings: inside },
    { label: t("titles.toCome"), bookings: toCome },
  ];
  /** Titles of empty lists, which are named in one line instead of shown as cards. */
  const empty = [
    ...lists.filter(({ bookings }) => bookings.length === 0).map(({ label }) => label),
    ...(dueToday.length === 0 ? [t("titles.due")] : []),
    ...(lapsingToday.length === 0 ? [t("titles.lapsing")] : []),
    ...(depositsToReturn.length === 0 ? [t("titles.deposits")] : []),
    ...(pending.bookings.length === 0 ? [t("titles.pending")] : []),
    ...(offers.data?.length === 0 ? [t("titles.offers")] : []),
  ];
  return (
    <section aria-label={pages("overview")} className="flex min-w-0 flex-col gap-5">
      {keptAt && <OfflineNotice>{t("offline", { instant: formats.instant(keptAt) })}</OfflineNotice>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.5rem] first-letter:uppercase">{formats.longDay(today)}</h2>
        <Button variant="outline" size="sm" onClick={() => setPrinting(true)}>
          <Printer />
          {t("print")}
        </Button>
      </div>
      {isAdministrator(role) && <FirstSteps canBeDismissed />}
      <OverviewFacts overview={overview} />
      {isAdministrator(role) && <SiteAlerts />}
      <MailServerNotice />
      <FailedMails />
      <div className="grid min-w-0 grid-cols-1 gap-5 xl:grid-cols-2">
        <Panel title={t("titles.doors")}>
          <TodaysDoors />
        </Panel>
        {lists
          .filter(({ bookings }) => bookings.length > 0)
          .map(({ label, bookings }) => (
            <Panel key={label} title={label}>
              <BookingLines label={label} bookings={bookings} action={t("open")} onOpen={setOpened} />
            </Panel>
          ))}
        {withExtras.length > 0 && (
          <Panel title={t("titles.toPrepare")}>
            <ToPrepare label={t("titles.toPrepare")} bookings={withExtras} today={today} />
          </Panel>
        )}
        {dueToday.length > 0 && (
          <Panel title={t("titles.due")}>
            <DueLines label={t("titles.due")} due={dueToday} />
          </Panel>
        )}
        {lapsingToday.length > 0 && (
          <Panel title={t("titles.lapsing")} note={t("notes.lapsing")}>
            <LapsingLines
              what="prepayment"
              label={t("titles.lapsing")}
              bookings={lapsingToday}
              onOpen={setOpened}
            />
          </Panel>
        )}
        {depositsToReturn.length > 0 && (
          <Panel title={t("titles.deposits")}>
            <LapsingLines
              what="deposit"
              label={t("titles.deposits")}
              bookings={depositsToReturn}
              onOpen={setOpened}
            />
          </Panel>
        )}
        {pending.bookings.length > 0 && (
          <Panel title={t("titles.pending")}>
            <BookingLines
              label={t("titles.pending")}
              bookings={pending.bookings}
              withDay
              action={t("confirm")}
              onOpen={setOpened}
            />
            {hidden > 0 && (
              <p className="mt-2 text-[0.92rem] text-ink-2">{t("morePending", { count: hidden })}</p>
            )}
          </Panel>
        )}
        {members && hasMemberTasks(members) && (
          <Panel title={t("titles.members")}>
            <MemberTasks members={members} />
          </Panel>
        )}
        {offers.data?.length !== 0 && (
          <Panel title={t("titles.offers")}>
            <OpenOffers offers={offers} />
          </Panel>
        )}
      </div>
      {empty.length > 0 && (
        <p className="rounded-lg bg-sand-100 px-4 py-3 text-ink-2">
          {t.rich("nothing", {
            list: empty.join(", "),
            lead: (words) => <span className="font-semibold">{words}</span>,
          })}
        </p>
      )}
      {externalConflicts.length > 0 && (
        <Panel title={t("titles.conflicts")} note={t("notes.conflicts")}>
          <ConflictLines
            label={t("titles.conflicts")}
            conflicts={externalConflicts}
            roomName={(id) => occupancy.find(({ spaceId }) => spaceId === id)?.name ?? ""}
          >
            {(conflict) => <ConflictAction conflict={conflict} />}
          </ConflictLines>
        </Panel>
      )}
      {eventsAtRisk.length > 0 && (
        <Panel title={t("titles.eventsAtRisk")} note={t("notes.eventsAtRisk")}>
          <EventsAtRisk events={eventsAtRisk} />
        </Panel>
      )}
      <Panel
        title={t("titles.occupancy")}
        note={t("notes.occupancy", {
          week: formats.days(week.first, week.last),
          month: formats.month(today),
        })}
      >
        {occupancy.length === 0 ? (
          <NoRoomsYet description={t("noRooms")} />
        ) : (
          <OccupancyChart occupancy={occupancy} />
        )}
      </Panel>
      {amounts.length > 0 && (
        <Panel title={t("titles.amounts")} note={t("notes.amounts")}>
          <AmountsChart amounts={amounts} thisMonth={firstOfMonth(today)} />
        </Panel>
      )}
      {opened && <BookingDialog booking={opened} onClose={() => setOpened(null)} />}
      {isPrinting && <DaySheet overview={overview} board={board.data} onDone={donePrinting} />}
    </section>
  );
}

function Panel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6">
      <h2 className="text-[1.4rem]">{title}</h2>
      {note && <p className="text-[0.9rem] text-ink-2">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
