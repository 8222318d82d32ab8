"use client";

import { lazy, Suspense, useState } from "react";
import { ClosureDialog } from "@/components/admin/closures/closure-dialog";
import { Button } from "@/components/ui/button";
import { CalendarRange, DoorClosed, Phone } from "@/components/ui/icons";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking";
import { BookingDialog } from "./booking-dialog";
import { BookingsTable } from "./bookings-table";

/** The picker and its form are needed only for a booking on the phone. */
const PhoneBookingDialog = lazy(async () => ({
  default: (await import("./phone-booking-dialog")).PhoneBookingDialog,
}));

/** All bookings as a list, and a new one for somebody on the phone. */
export function BookingsTab({ today, onCalendar }: { today: CalendarDay; onCalendar: () => void }) {
  const [opened, setOpened] = useState<Booking | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [isClosing, setClosing] = useState(false);
  return (
    <section aria-label="Prenotazioni" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.7rem]">Prenotazioni</h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={onCalendar}>
            <CalendarRange />
            Calendario
          </Button>
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
      <BookingsTable today={today} onOpen={setOpened} />
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
