"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { PaymentButton } from "@/components/admin/money/payment-button";
import { PaymentsDialog } from "@/components/admin/money/payments-dialog";
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
import { PAYMENT_STATUS_LABELS } from "@/lib/domain/money/balance";
import { dayOf, formatInstant } from "@/lib/domain/time/dates";
import { formatDayRange } from "@/lib/domain/time/day-format";
import type { CentreEvent } from "@/lib/schemas/event";
import type { EventRegistration } from "@/lib/schemas/event-registration";
import { AttendanceSheet } from "./attendance-sheet";
import { StatusSelect } from "./status-select";
import { usePlaceStatus } from "./use-place-status";

const NONE: readonly never[] = [];
const fullName = ({ firstName, lastName, seats }: EventRegistration) =>
  seats > 1 ? `${firstName} ${lastName} (${seats} posti)` : `${firstName} ${lastName}`;

/** Who has registered for an event: places taken, states, sheet for the day. */
export function RegistrationsDialog({ row: event, onClose }: { row: CentreEvent; onClose: () => void }) {
  const path = `/api/events/${event.id}/registrations`;
  const list = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => listAll<EventRegistration>(path, { signal }),
    refetchOnMount: "always",
  });
  const changeStatus = usePlaceStatus();
  const [payingId, setPayingId] = useState<number | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);

  const columns = useMemo<readonly Column<EventRegistration>[]>(
    () => [
      {
        key: "name",
        header: "Nome",
        priority: "title",
        cell: fullName,
        text: fullName,
        sortValue: ({ lastName }) => lastName,
      },
      {
        key: "email",
        header: "E-mail",
        priority: "high",
        cell: ({ email }) => (
          <a className="break-all" href={`mailto:${email}`}>
            {email}
          </a>
        ),
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
      {
        key: "payment",
        header: "Pagamento",
        priority: "high",
        cell: (row) => (
          <PaymentButton balance={row} name={fullName(row)} onOpen={() => setPayingId(row.id)} />
        ),
        text: ({ paymentStatus }) => PAYMENT_STATUS_LABELS[paymentStatus],
      },
      {
        key: "status",
        header: "Stato",
        priority: "high",
        cell: (person) => (
          <StatusSelect
            name={fullName(person)}
            status={person.status}
            onChange={(status) =>
              changeStatus(`${path}/${person.id}`, fullName(person), person.status, status)
            }
          />
        ),
        text: ({ status }) => BOOKING_STATUS_LABELS[status],
        sortValue: ({ status }) => BOOKING_STATUS_LABELS[status],
      },
    ],
    [changeStatus, path],
  );
  const people = list.data ?? NONE;
  const table = useLocalTable<EventRegistration>(people, columns);
  const paying = people.find(({ id }) => id === payingId);
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
          caption={`Iscritti a ${event.title}`}
          columns={columns}
          rows={table.rows}
          rowName={fullName}
          state={list.data ? "ready" : list.isError ? "error" : "loading"}
          error={list.error}
          onRetry={() => void list.refetch()}
          page={table.page}
          pageSize={table.pageSize}
          total={table.total}
          onPage={table.onPage}
          sort={table.sort}
          onSort={table.onSort}
          search={{ label: "Cerca tra gli iscritti", value: table.search, onChange: table.setSearch }}
          isFiltered={table.search !== ""}
          onClearFilters={() => table.setSearch("")}
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
                  downloadCsv(
                    `iscritti-evento-${event.id}`,
                    csvColumns(columns, [
                      { header: "Posti", value: ({ seats }) => String(seats) },
                      { header: "Con", value: ({ companions }) => companions.join(", ") },
                      { header: "Codice d'ingresso", value: ({ checkInCode }) => checkInCode },
                      { header: "Note", value: ({ notes }) => notes ?? "" },
                    ]),
                    table.matching,
                  )
                }
              >
                <Download />
                Esporta CSV
              </Button>
            </>
          }
        />
        {paying && (
          <PaymentsDialog
            kind="event"
            id={paying.id}
            balance={paying}
            place={{
              path: `/api/events/${event.id}/registrations/${paying.id}`,
              totalAmount: paying.totalAmount,
            }}
            title={`${fullName(paying)}, ${event.title}`}
            onClose={() => setPayingId(null)}
          />
        )}
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
