"use client";

import { useQuery } from "@tanstack/react-query";
import {
  customerName,
  useBookingColumns,
  useBookingCsv,
} from "@/components/admin/shared/booking/booking-columns";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { DataTable } from "@/components/shared/data-table";
import { csvColumns } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter, DaysFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Eye } from "@/components/ui/icons";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import { type BookingFilters, NO_BOOKING_FILTERS } from "./booking-filters";

/** Every booking: searched, filtered, sorted and paged by the server. */
export function BookingsTable({ today, onOpen }: { today: CalendarDay; onOpen: (booking: Booking) => void }) {
  const table = useServerTable<Booking, BookingFilters>(
    "/api/bookings",
    NO_BOOKING_FILTERS,
    ({ key, direction }) => `${key}-${direction}`,
    { key: "start", direction: "asc" },
    { from: today },
  );
  const columns = useBookingColumns();
  const csvExtra = useBookingCsv();
  const mayManage = useMayManageCentre();
  return (
    <DataTable
      {...table}
      caption="Prenotazioni"
      columns={columns}
      rowName={(booking) =>
        `${customerName(booking)}, conferma ${formatConfirmationNumber("booking", booking.confirmationNumber)}`
      }
      actions={(booking) => [{ label: "Apri", Icon: Eye, onSelect: () => onOpen(booking) }]}
      onOpen={onOpen}
      search={{ label: "Cerca per nome, e-mail o numero", value: table.search, onChange: table.setSearch }}
      filters={<FilterFields filters={table.filters} onChange={table.setFilter} />}
      empty={{
        title: "Ancora nessuna prenotazione",
        description:
          "Le prenotazioni fatte sul sito e quelle che registri qui compariranno in questo elenco.",
      }}
      toolbar={
        mayManage && (
          <ExportButton
            name="prenotazioni"
            columns={csvColumns(columns, csvExtra)}
            listMatching={table.listMatching}
            disabled={table.total === 0}
          />
        )
      }
    />
  );
}

function FilterFields({
  filters,
  onChange,
}: {
  filters: BookingFilters;
  onChange: (part: Partial<BookingFilters>) => void;
}) {
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  return (
    <>
      <ChoiceFilter
        label="Stato"
        all="Tutti"
        options={Object.entries(BOOKING_STATUS_LABELS)}
        value={filters.status}
        onChange={(status) => onChange({ status })}
        className="grow basis-32 md:max-w-40"
      />
      <ChoiceFilter
        label="Spazio"
        all="Tutti"
        options={(spaces.data ?? []).map(({ id, name }) => [String(id), name])}
        value={filters.spaceId}
        onChange={(spaceId) => onChange({ spaceId })}
        className="grow basis-36 md:max-w-48"
      />
      <DaysFilter from={filters.from} to={filters.to} onChange={onChange} />
    </>
  );
}
