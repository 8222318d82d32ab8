"use client";

import { useQuery } from "@tanstack/react-query";
import { DataTable } from "@/components/shared/data-table";
import { csvColumns } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Field } from "@/components/ui/field";
import { Eye } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking";
import type { Space } from "@/lib/schemas/space";
import { bookingColumns, bookingCsvExtra, customerName } from "./booking-columns";
import { type BookingFilters, NO_BOOKING_FILTERS } from "./booking-filters";

/** Every booking: searched, filtered, sorted and paged by the server. */
export function BookingList({ today, onOpen }: { today: CalendarDay; onOpen: (booking: Booking) => void }) {
  const table = useServerTable<Booking, BookingFilters>(
    "/api/bookings",
    NO_BOOKING_FILTERS,
    ({ key, direction }) => `${key}-${direction}`,
    { key: "start", direction: "asc" },
    { from: today },
  );
  return (
    <DataTable
      {...table}
      caption="Prenotazioni"
      columns={bookingColumns}
      rowName={(booking) =>
        `${customerName(booking)}, conferma ${writtenNumber("booking", booking.confirmationNumber)}`
      }
      actions={(booking) => [{ label: "Apri", Icon: Eye, onSelect: () => onOpen(booking) }]}
      onOpen={onOpen}
      search={{ label: "Cerca per nome, e-mail o numero", value: table.search, onChange: table.setSearch }}
      filters={<FilterFields filters={table.filters} onChange={table.setFilter} />}
      onClearFilters={table.clear}
      empty={{
        title: "Ancora nessuna prenotazione",
        description:
          "Le prenotazioni fatte sul sito e quelle che registri qui compariranno in questo elenco.",
      }}
      toolbar={
        <ExportButton
          name="prenotazioni"
          columns={csvColumns(bookingColumns, bookingCsvExtra)}
          listMatching={table.listMatching}
          disabled={table.total === 0}
        />
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
      <Field label="Stato" className="grow basis-32 md:max-w-40">
        <Select value={filters.status} onChange={(event) => onChange({ status: event.target.value })}>
          <option value="">Tutti</option>
          {Object.entries(BOOKING_STATUS_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Spazio" className="grow basis-36 md:max-w-48">
        <Select value={filters.spaceId} onChange={(event) => onChange({ spaceId: event.target.value })}>
          <option value="">Tutti</option>
          {spaces.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Dal" className="grow basis-36 md:max-w-42">
        <Input
          type="date"
          value={filters.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </Field>
      <Field label="Al" className="grow basis-36 md:max-w-42">
        <Input
          type="date"
          value={filters.to}
          min={filters.from || undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </Field>
    </>
  );
}
