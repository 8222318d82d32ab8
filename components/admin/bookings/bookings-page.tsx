"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import { BookingDialog, ClosureDialog, NewBookingDialog } from "@/components/admin/shared/lazy-dialogs";
import { PageSection } from "@/components/admin/shared/page-section";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { CalendarRange, DoorClosed, Phone } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking/booking";
import { BookingsTable } from "./bookings-table";

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
          <Button variant="action" onClick={() => setAdding(true)}>
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
