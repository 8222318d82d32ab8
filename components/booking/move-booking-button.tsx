"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { CalendarClock } from "@/components/ui/icons";
import { LoadingNotice } from "@/components/ui/loading-notice";
import type { Booking } from "@/lib/schemas/booking/booking";

/** Few visitors need the dialog, so its code is loaded when it opens. */
const MoveBookingDialog = lazy(() => import("./move-booking-dialog"));

export function MoveBookingButton({ booking }: { booking: Booking }) {
  const t = useTranslations("bookings.move");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <CalendarClock />
        {t("button")}
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingNotice />}>
          <MoveBookingDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
