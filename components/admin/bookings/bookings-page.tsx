"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import { useBookingColumns, useBookingCsv } from "@/components/admin/shared/booking/booking-columns";
import { BookingDialog, ClosureDialog, NewBookingDialog } from "@/components/admin/shared/lazy-dialogs";
import { PageSection } from "@/components/admin/shared/page-section";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { DataTable } from "@/components/shared/data-table";
import { csvColumns } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { ChoiceFilter, DaysFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { CalendarRange, DoorClosed, Eye, Phone } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { fullName } from "@/lib/domain/person/full-name";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";

export function BookingsPage({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.bookings");
  const pages = useTranslations("panel.pages.title");
  const [opened, setOpened] = useState<Booking | null>(null);
  const mayClose = useMayManageCentre();
  const [isAdding, setAdding] = useState(false);
  const [isClosing, setClosing] = useState(false);
  return (
    <PageSection
      title={pages("bookings")}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="outline">
            <Link href={panelPath("board")}>
              <CalendarRange />
              {pages("board")}
            </Link>
          </Button>
          {mayClose && (
            <Button variant="outline" onClick={() => setClosing(true)}>
              <DoorClosed />
              {t("closeDays")}
            </Button>
          )}
          <Button variant="action" className="max-sm:order-first" onClick={() => setAdding(true)}>
            <Phone />
            {t("add")}
          </Button>
        </div>
      }
    >
      <BookingsTable today={today} onOpen={setOpened} />
      {opened && <BookingDialog booking={opened} onClose={() => setOpened(null)} />}
      {isClosing && <ClosureDialog closure={null} today={today} onClose={() => setClosing(false)} />}
      {isAdding && (
        <NewBookingDialog
          onClose={() => setAdding(false)}
          onBooked={(booking) => {
            setAdding(false);
            setOpened(booking);
          }}
        />
      )}
    </PageSection>
  );
}

/** An empty value matches everything. */
const NO_BOOKING_FILTERS = { status: "", spaceId: "", from: "", to: "" };

type BookingFilters = typeof NO_BOOKING_FILTERS;

function BookingsTable({ today, onOpen }: { today: CalendarDay; onOpen: (booking: Booking) => void }) {
  const t = useTranslations("panel.bookings");
  const pages = useTranslations("panel.pages.title");
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
      caption={pages("bookings")}
      columns={columns}
      rowName={(booking) =>
        t("row", {
          name: fullName(booking),
          number: formatConfirmationNumber("booking", booking.confirmationNumber),
        })
      }
      actions={(booking) => [{ label: t("open"), Icon: Eye, onSelect: () => onOpen(booking) }]}
      onOpen={onOpen}
      search={{ label: t("search"), value: table.search, onChange: table.setSearch }}
      filters={<FilterFields filters={table.filters} onChange={table.setFilter} />}
      empty={{ title: t("empty.title"), description: t("empty.text") }}
      toolbar={
        mayManage && (
          <ExportButton
            name={t("file")}
            columns={csvColumns(columns, csvExtra)}
            listMatching={table.listMatching}
            disabled={table.total === 0}
          />
        )
      }
    />
  );
}

interface FilterFieldsProps {
  filters: BookingFilters;
  onChange: (part: Partial<BookingFilters>) => void;
}

function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const t = useTranslations("panel.bookings.filters");
  const statusWords = useTranslations("bookingWords.status");
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  return (
    <>
      <ChoiceFilter
        label={t("status")}
        all={t("allStatuses")}
        options={BOOKING_STATUSES.map((status) => [status, statusWords(status)])}
        value={filters.status}
        onChange={(status) => onChange({ status })}
        className="grow basis-32 md:max-w-40"
      />
      <ChoiceFilter
        label={t("space")}
        all={t("allSpaces")}
        options={(spaces.data ?? []).map(({ id, name }) => [String(id), name])}
        value={filters.spaceId}
        onChange={(spaceId) => onChange({ spaceId })}
        className="grow basis-36 md:max-w-48"
      />
      <DaysFilter from={filters.from} to={filters.to} onChange={onChange} />
    </>
  );
}
