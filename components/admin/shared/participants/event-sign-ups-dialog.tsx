"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { ContactLinks } from "@/components/admin/shared/contact-links";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns } from "@/components/shared/table/columns";
import { useLocalTable } from "@/components/shared/table/use-local-table";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Download, Printer } from "@/components/ui/icons";
import { csvDay } from "@/lib/client/csv";
import { downloadCsv } from "@/lib/client/download-csv";
import { listAll } from "@/lib/client/list-all";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { dayOf, formatInstant } from "@/lib/domain/time/dates";
import { formatDayRange } from "@/lib/domain/time/day-format";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { AttendanceSheet } from "./attendance-sheet";
import { SIGN_UP_CSV, signUpName, useSignUpColumns } from "./use-sign-up-columns";

const NONE: readonly never[] = [];

/** The sign-ups for one event: seats taken, statuses, payments, attendance sheet. */
export function EventSignUpsDialog({ row: event, onClose }: { row: CentreEvent; onClose: () => void }) {
  const path = `/api/events/${event.id}/registrations`;
  const list = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => listAll<EventSignUp>(path, { signal }),
    refetchOnMount: "always",
  });
  const { columns: signUp, payments } = useSignUpColumns<EventSignUp>(path);
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);

  const columns = useMemo<readonly Column<EventSignUp>[]>(
    () => [
      {
        key: "name",
        header: "Nome",
        priority: "title",
        cell: signUpName,
        text: signUpName,
        sortValue: ({ lastName }) => lastName,
      },
      {
        key: "email",
        header: "E-mail",
        priority: "high",
        cell: ({ email }) => <ContactLinks email={email} />,
        text: ({ email }) => email,
      },
      {
        key: "phone",
        header: "Telefono",
        priority: "low",
        cell: ({ phone }) => phone ?? "—",
        text: ({ phone }) => phone ?? "",
      },
      {
        key: "date",
        header: "Iscrizione",
        priority: "low",
        cell: ({ registrationDate }) => formatInstant(new Date(registrationDate)),
        text: ({ registrationDate }) => csvDay(dayOf(new Date(registrationDate))),
        sortValue: ({ registrationDate }) => registrationDate,
      },
      signUp.payment,
      { ...signUp.status, sortValue: ({ status }) => BOOKING_STATUS_LABELS[status] },
    ],
    [signUp],
  );
  const people = list.data ?? NONE;
  const table = useLocalTable<EventSignUp>(list, columns);
  const coming = people.filter(({ status }) => status !== "canceled");

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:w-[min(62rem,calc(100vw-3rem))]">
        <DialogHeader>
          <DialogTitle>Iscritti</DialogTitle>
          <DialogDescription>
            {event.title}, {formatDayRange(event.eventDate, event.endDate ?? event.eventDate)}
          </DialogDescription>
        </DialogHeader>
        {list.data && (
          <p className="text-[0.97rem]">
            <strong className="font-display-soft text-xl">
              {coming.reduce((sum, { seats }) => sum + seats, event.externalParticipants)} di{" "}
              {event.maxParticipants}
            </strong>{" "}
            posti occupati
          </p>
        )}
        <DataTable
          {...table}
          caption={`Iscritti a ${event.title}`}
          columns={columns}
          rowName={signUpName}
          search={{ label: "Cerca tra gli iscritti", value: table.search, onChange: table.setSearch }}
          empty={{
            title: "Ancora nessuna iscrizione",
            description: event.googleFormUrl
              ? "Questo evento raccoglie le iscrizioni con un modulo esterno."
              : "Le iscrizioni fatte sul sito compariranno qui.",
          }}
          toolbar={
            <>
              <Button variant="outline" disabled={coming.length === 0} onClick={() => setPrinting(true)}>
                <Printer />
                Foglio presenze
              </Button>
              <Button
                variant="outline"
                disabled={table.total === 0}
                onClick={() =>
                  downloadCsv(`iscritti-evento-${event.id}`, csvColumns(columns, SIGN_UP_CSV), table.matching)
                }
              >
                <Download />
                Esporta CSV
              </Button>
            </>
          }
        />
        {payments("event", people, () => event.title)}
        {isPrinting && (
          <AttendanceSheet
            title={event.title}
            subtitle={`${formatDayRange(event.eventDate, event.endDate ?? event.eventDate)}, ${event.startTime} – ${event.endTime}`}
            people={coming}
            onDone={donePrinting}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
