"use client";

import { lazy, Suspense, useState } from "react";
import { ClosureDialog } from "@/components/admin/closures/closure-dialog";
import { ViewButton } from "@/components/admin/view-button";
import { Button } from "@/components/ui/button";
import { CalendarRange, DoorClosed, List, Phone } from "@/components/ui/icons";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking";
import { BookingDialog } from "./booking-dialog";
import { BookingList } from "./booking-list";
import { BookingsCalendar } from "./bookings-calendar";

/** The picker and its form are needed only for a booking on the phone. */
const PhoneBookingDialog = lazy(async () => ({
  default: (await import("./phone-booking-dialog")).PhoneBookingDialog,
}));

/** All bookings, as a list or on a calendar, and a new one for somebody on the phone. */
export function BookingsTab({ today }: { today: CalendarDay }) {
  const [view, setView] = useState<"list" | "calendar">("list");
  const [opened, setOpened] = useState<Booking | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [isClosing, setClosing] = useState(false);
  return (
    <section aria-label="Prenotazioni" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.7rem]">Prenotazioni</h2>
        <div className="flex flex-wrap gap-2">
          <fieldset className="m-0 flex gap-1 rounded-full border-0 bg-sand-100 p-1" aria-label="Vista">
            <ViewButton isOn={view === "list"} onClick={() => setView("list")}>
              <List />
              Elenco
            </ViewButton>
            <ViewButton isOn={view === "calendar"} onClick={() => setView("calendar")}>
              <CalendarRange />
              Calendario
            </ViewButton>
          </fieldset>
          <Button variant="outline" onClick={() => setClosing(true)}>
            <DoorClosed />
            Chiudi dei giorni
          </Button>
          <Button variant="action" onClick={() => setAdding(true)}>
            <Phone />
            Nuova prenotazione
          </Button>
        </div>
      </div>
      {view === "list" ? (
        <BookingList onOpen={setOpened} />
      ) : (
        <BookingsCalendar today={today} onOpen={setOpened} />
      )}
      {opened && <BookingDialog booking={opened} onClose={() => setOpened(null)} />}
      {isClosing && <ClosureDialog closure={null} today={today} onClose={() => setClosing(false)} />}
      {isAdding && (
        <Suspense fallback={null}>
          <PhoneBookingDialog
            onClose={() => setAdding(false)}
            onBooked={(booking) => {
              setAdding(false);
              setOpened(booking);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
