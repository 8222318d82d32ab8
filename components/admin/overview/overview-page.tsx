"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { BookingDialog } from "@/components/admin/shared/booking/booking-dialog";
import { ConflictLines } from "@/components/admin/shared/conflicts/conflict-lines";
import { FirstSteps } from "@/components/admin/shared/first-steps";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { loadCodeReader } from "@/components/admin/shared/participants/use-code-reader";
import { useBoard } from "@/components/admin/shared/use-board";
import { OfflineNotice } from "@/components/shared/feedback/offline-notice";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Printer } from "@/components/ui/icons";
import { loadToastView } from "@/components/ui/toaster";
import { saveOfflineCopy } from "@/lib/client/site/offline-copy";
import { useOfflineQuery } from "@/lib/client/site/use-offline-query";
import { isAdministrator } from "@/lib/domain/person/roles";
import { formatInstant } from "@/lib/domain/time/dates";
import { formatDayRange, formatLongDay, formatMonth } from "@/lib/domain/time/day-format";
import { firstOfMonth } from "@/lib/domain/time/month-grid";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Overview } from "@/lib/schemas/panel/overview";
import { AmountsChart } from "./amounts-chart";
import { BookingLines } from "./booking-lines";
import { ConflictAction } from "./conflict-action";
import { DaySheet } from "./day-sheet";
import { DueLines } from "./due-lines";
import { EventsAtRisk } from "./events-at-risk";
import { FailedMails } from "./failed-mails";
import { OccupancyChart } from "./occupancy-chart";
import { OpenOffers, useOpenOffers } from "./open-offers";
import { TodaysDoors } from "./todays-doors";

const OFFLINE_PAGE = "/admin/oggi";
const PENDING = "Richieste da confermare";
const DUE = "Da incassare oggi";
const OFFERS = "Offerte in scadenza";

/** What matters today: who comes, what waits, how full the rooms are, what was booked. */
export function OverviewPage() {
  const overview = useOfflineQuery<Overview>("/api/overview");
  // With the page and its lists, the day opens without a network, and the door reads codes.
  useEffect(() => {
    if (navigator.onLine) void saveOfflineCopy(OFFLINE_PAGE, [loadCodeReader, loadToastView]);
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
    // Absent in a copy that an older version kept for offline use.
    dueToday = [],
    pending,
    occupancy,
    amounts,
    counts,
    externalConflicts,
    eventsAtRisk,
  } = overview;
  const [opened, setOpened] = useState<Booking | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const board = useBoard(today, today);
  const now = new Date().toISOString();
  const inside = todaysBookings.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const toCome = todaysBookings.filter(({ startsAt }) => startsAt > now);
  const arrivals = todaysBookings.filter(({ startDate }) => startDate === today).length;
  const hidden = pending.total - pending.bookings.length;
  const offers = useOpenOffers();
  const role = usePanelRole();
  const lists = [
    { label: "In sede adesso", bookings: inside, action: "Apri" },
    { label: "In arrivo oggi", bookings: toCome, action: "Apri" },
  ];
  /** The titles of empty lists, which are named in one line instead of shown as cards. */
  const empty = [
    ...lists.filter(({ bookings }) => bookings.length === 0).map(({ label }) => label),
    ...(dueToday.length === 0 ? [DUE] : []),
    ...(pending.bookings.length === 0 ? [PENDING] : []),
    ...(offers.data?.length === 0 ? [OFFERS] : []),
  ];
  return (
    <section aria-label="Oggi" className="flex min-w-0 flex-col gap-5">
      {keptAt && (
        <OfflineNotice>
          Sei senza rete: questa è la giornata vista {formatInstant(keptAt)}. Gli ingressi restano qui e
          partono quando torna la rete.
        </OfflineNotice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.5rem] first-letter:uppercase">{formatLongDay(today)}</h2>
        <Button variant="outline" size="sm" onClick={() => setPrinting(true)}>
          <Printer />
          Stampa il foglio del giorno
        </Button>
      </div>
      {isAdministrator(role) && <FirstSteps canBeDismissed />}
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <Fact label="Arrivi di oggi" value={arrivals} />
        <Fact label="Richieste da confermare" value={pending.total} isUrgent={pending.total > 0} />
        <Fact label="Prenotazioni future" value={counts.upcomingBookings} />
        <Fact label="Eventi in programma" value={counts.upcomingEvents} />
      </dl>
      <MailServerNotice />
      <FailedMails />
      <div className="grid min-w-0 grid-cols-1 gap-5 xl:grid-cols-2">
        <Panel title="Ingressi">
          <TodaysDoors />
        </Panel>
        {lists
          .filter(({ bookings }) => bookings.length > 0)
          .map(({ label, bookings, action }) => (
            <Panel key={label} title={label}>
              <BookingLines label={label} bookings={bookings} action={action} onOpen={setOpened} />
            </Panel>
          ))}
        {dueToday.length > 0 && (
          <Panel title={DUE}>
            <DueLines label={DUE} due={dueToday} />
          </Panel>
        )}
        {pending.bookings.length > 0 && (
          <Panel title={PENDING}>
            <BookingLines
              label={PENDING}
              bookings={pending.bookings}
              withDay
              action="Conferma"
              onOpen={setOpened}
            />
            {hidden > 0 && (
              <p className="mt-2 text-[0.92rem] text-ink-2">
                …e altre {hidden}: le trovi tra le prenotazioni, con lo stato “In attesa”.
              </p>
            )}
          </Panel>
        )}
        {offers.data?.length !== 0 && (
          <Panel title={OFFERS}>
            <OpenOffers offers={offers} />
          </Panel>
        )}
      </div>
      {empty.length > 0 && (
        <p className="rounded-lg bg-sand-100 px-4 py-3 text-ink-2">
          <span className="font-semibold">Niente da segnalare:</span> {empty.join(", ")}.
        </p>
      )}
      {externalConflicts.length > 0 && (
        <Panel
          title="Sovrapposizioni con calendari esterni"
          note="Le prenotazioni restano valide: chi tiene il calendario, o chi ha prenotato, deve spostarsi."
        >
          <ConflictLines
            label="Sovrapposizioni con calendari esterni"
            conflicts={externalConflicts}
            roomName={(id) => occupancy.find(({ spaceId }) => spaceId === id)?.name ?? ""}
          >
            {(conflict) => <ConflictAction conflict={conflict} />}
          </ConflictLines>
        </Panel>
      )}
      {eventsAtRisk.length > 0 && (
        <Panel
          title="Eventi a rischio"
          note="Sotto il numero minimo: alle 9 del giorno indicato vengono annullati, se non si iscrive qualcun altro."
        >
          <EventsAtRisk events={eventsAtRisk} />
        </Panel>
      )}
      <Panel title="Occupazione" note={`${formatDayRange(week.first, week.last)}, e ${formatMonth(today)}`}>
        <OccupancyChart occupancy={occupancy} />
      </Panel>
      {amounts.length > 0 && (
        <Panel title="Importi per mese" note="Prenotazioni confermate, in euro, per mese di inizio">
          <AmountsChart amounts={amounts} thisMonth={firstOfMonth(today)} />
        </Panel>
      )}
      {opened && <BookingDialog booking={opened} onClose={() => setOpened(null)} />}
      {isPrinting && <DaySheet overview={overview} board={board.data} onDone={donePrinting} />}
    </section>
  );
}

function Fact({ label, value, isUrgent = false }: { label: string; value: number; isUrgent?: boolean }) {
  return (
    <div
      className={cn(
        "flex flex-col-reverse justify-end rounded-lg border bg-surface p-4 shadow-rest",
        isUrgent && "border-honey-700/40 bg-honey-100",
      )}
    >
      <dt className={cn("text-[0.9rem]", isUrgent ? "text-honey-700" : "text-ink-2")}>{label}</dt>
      <dd className="font-display-soft text-[1.9rem] leading-tight tabular-nums">{value}</dd>
    </div>
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
