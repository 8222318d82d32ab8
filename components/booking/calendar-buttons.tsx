"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CalendarCheck, CalendarPlus, Download } from "@/components/ui/icons";
import { useSite } from "@/components/ui/site-context";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { bookingCalendarEntry, googleCalendarUrl } from "@/lib/domain/booking/calendar-link";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { SiteFacts } from "@/lib/domain/site/site-facts";
import type { Word } from "@/lib/i18n/word";
import type { Booking } from "@/lib/schemas/booking/booking";

/** The link to a prefilled Google Calendar entry, worded for the customer or for the centre. */
function bookingCalendarLink(
  booking: Booking,
  site: SiteFacts,
  mode: "client" | "admin",
  word: Word,
): string {
  const spans = { startsAt: new Date(booking.startsAt), endsAt: new Date(booking.endsAt) };
  return googleCalendarUrl(bookingCalendarEntry({ ...booking, ...spans }, site, mode, word));
}

interface CalendarButtonsProps {
  booking: Booking;
  mode?: "client" | "admin";
}

export function CalendarButtons({ booking, mode = "client" }: CalendarButtonsProps) {
  const t = useTranslations("bookings.calendar");
  const word = useTextResolver();
  const site = useSite();
  const [isAdded, setAdded] = useState(booking.googleCalendarAdded);

  function fail(): void {
    setAdded(booking.googleCalendarAdded);
    toast({
      title: t("failed"),
      description: t("failedText"),
      variant: "destructive",
    });
  }

  async function openCalendar(): Promise<void> {
    const opened = window.open(bookingCalendarLink(booking, site, mode, word), "_blank");
    if (opened === null) return fail();
    // The opened page must not be able to control this one.
    opened.opener = null;
    setAdded(true);
    toast({ title: t("done") });
    // Recorded only for the customer's own calendar, not for the centre's.
    if (mode === "client") await api.put(`/api/bookings/${booking.id}/calendar`).catch(fail);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => void openCalendar()}>
        {isAdded ? <CalendarCheck /> : <CalendarPlus />}
        {isAdded ? t("added") : t("add")}
      </Button>
      <Button variant="ghost" size="sm" asChild>
        <a
          href={`/api/bookings/${booking.id}/ics`}
          download={t("file", { number: formatConfirmationNumber("booking", booking.confirmationNumber) })}
        >
          <Download />
          {t("download")}
        </a>
      </Button>
    </div>
  );
}
