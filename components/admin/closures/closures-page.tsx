"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { HolidayList } from "@/components/admin/closures/holiday-list";
import { ClosureDialog } from "@/components/admin/shared/closure/closure-dialog";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { PageSection } from "@/components/admin/shared/page-section";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { DoorClosed } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatDayRange } from "@/lib/domain/time/day-format";
import type { Closure } from "@/lib/schemas/closure/closure";
import type { Space } from "@/lib/schemas/space/space";

type Opened = { kind: "edit"; closure: Closure | null } | { kind: "delete"; closure: Closure };

/** "24 dicembre 2026 – 6 gennaio 2027, ogni giorno 08:00 – 12:00" */
function whenOf({ startDate, endDate, startTime, endTime }: Closure): string {
  const days = formatDayRange(startDate, endDate);
  if (startTime === null) return days;
  return `${days}, ${startDate === endDate ? "" : "ogni giorno "}${startTime} – ${endTime}`;
}

/** Current and future closures of rooms or of the whole centre. */
export function ClosuresPage({ today }: { today: CalendarDay }) {
  const closures = useQuery<Closure[]>({
    queryKey: [`/api/closures?from=${today}`],
  });
  const spaces = useQuery<Pick<Space, "id" | "name">[]>({ queryKey: ["/api/spaces"] });
  const act = useAdminAction();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  /** On undo, bookings made in the meantime stay, and nobody is told a second time. */
  async function remove({ id, ...closure }: Closure): Promise<void> {
    await act(() => api.delete(`/api/closures/${id}`), { failure: "La chiusura non è stata tolta" });
    offerUndo("Chiusura tolta", () =>
      act(() => api.post("/api/closures", { ...closure, onConflict: "keep", notify: false }), {
        success: "Chiusura rimessa",
        failure: "La chiusura non è stata rimessa",
      }),
    );
  }
  const spaceNameOf = ({ spaceId }: Closure) =>
    spaceId === null
      ? "Tutto il centro"
      : (spaces.data?.find(({ id }) => id === spaceId)?.name ?? "Uno spazio");

  return (
    <PageSection
      title="Chiusure"
      actions={
        <Button variant="action" onClick={() => setOpened({ kind: "edit", closure: null })}>
          <DoorClosed />
          Nuova chiusura
        </Button>
      }
    >
      {closures.error && !closures.data && (
        <TableError error={closures.error} onRetry={() => void closures.refetch()} />
      )}
      {closures.isPending && <TableSkeleton />}
      {closures.data?.length === 0 && (
        <p className="rounded-xl border bg-surface p-6 text-ink-2">Nessuna chiusura in programma.</p>
      )}
      <ul className="m-0 flex list-none flex-col gap-2.5 p-0">
        {closures.data?.map((closure) => (
          <li
            key={closure.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-xl border bg-surface px-4 py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{closure.reason}</span>
              <span className="block text-[0.94rem] text-ink-2 tabular-nums">
                {spaceNameOf(closure)} · {whenOf(closure)}
              </span>
            </span>
            <span className="flex gap-2">
              <Button variant="outline" size="sm" onClick={() => setOpened({ kind: "edit", closure })}>
                Modifica<span className="sr-only"> {closure.reason}</span>
              </Button>
              <Button variant="outline" size="sm" onClick={() => setOpened({ kind: "delete", closure })}>
                Togli<span className="sr-only"> {closure.reason}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <HolidayList today={today} />
      {opened?.kind === "edit" && <ClosureDialog closure={opened.closure} today={today} onClose={close} />}
      {opened?.kind === "delete" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={`Togliere la chiusura “${opened.closure.reason}”?`}
          description="Quei giorni si potranno di nuovo prenotare, e le lezioni sospese tornano in calendario. Agli iscritti non parte alcuna e-mail: avvisali da Corsi, con “Scrivi a tutti”."
          confirmLabel="Togli"
          destructive
          onConfirm={() => remove(opened.closure)}
        />
      )}
    </PageSection>
  );
}
