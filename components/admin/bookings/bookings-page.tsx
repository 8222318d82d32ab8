"use client";

import { lazy, Suspense, useState } from "react";
import { BookingDialog } from "@/components/admin/shared/booking/booking-dialog";
import { ClosureDialog } from "@/components/admin/shared/closure/closure-dialog";
import { PanelPlace } from "@/components/admin/shared/panel-page";
import { Button } from "@/components/ui/button";
import { CalendarRange, DoorClosed, Phone } from "@/components/ui/icons";
import { LoadingNotice } from "@/components/ui/loading-notice";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking/booking";
import { BookingsTable } from "./bookings-table";

/** The picker and its form are needed only for a booking on the phone. */
const PhoneBookingDialog = lazy(async () => ({
  default: (await import("@/components/admin/shared/booking/phone-booking-dialog")).PhoneBookingDialog,
}));

/** All bookings as a list, and a new one for somebody on the phone. */
export function BookingsTab({ today, onCalendar }: { today: CalendarDay; onCalendar: () => void }) {
  const [opened, setOpened] = useState<Booking | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [isClosing, setClosing] = useState(false);
  return (
    <PanelPlace
      title="Prenotazioni"
      actions={
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
      }
    >
      <BookingsTable today={today} onOpen={setOpened} />
      {opened && <BookingDialog booking={opened} onClose={() => setOpened(null)} />}
      {isClosing && <ClosureDialog closure={null} today={today} onClose={() => setClosing(false)} />}
      {isAdding && (
        <Suspense fallback={<LoadingNotice />}>
          <PhoneBookingDialog
            onClose={() => setAdding(false)}
            onBooked={(booking) => {
              setAdding(false);
              setOpened(booking);
            }}
          />
        </Suspense>
      )}
    </PanelPlace>
  );
}
