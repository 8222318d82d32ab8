"use client";

import { SeriesCalendarButton } from "@/components/booking/series-calendar-button";
import { PaymentWithCode } from "@/components/money/payment-with-code";
import { bookingTotal } from "@/lib/domain/booking/booking-text";
import { dueOfSeries } from "@/lib/domain/booking/series-due";
import { formatCents } from "@/lib/domain/money/money";
import { describeDate } from "@/lib/domain/search/alternative-text";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import { ConfirmationFrame } from "./confirmation-frame";

/** The confirmation of a series: all its bookings, their total and how to pay it, and the calendar file. */
export function SeriesConfirmationDialog({
  bookings,
  onClose,
}: {
  bookings: readonly Booking[];
  onClose: () => void;
}) {
  const open = bookings.filter(({ status }) => status === "pending").length;
  const total = bookings.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const [first] = bookings;
  const due = dueOfSeries(bookings);
  const seriesId = first?.seriesId ?? null;
  return (
    <ConfirmationFrame
      isRequest={open === bookings.length}
      description={`${bookings.length} date in ${first?.space.name ?? ""}. Il riepilogo, con un solo file per il calendario, arriva a ${first?.email ?? ""}.${open > 0 ? " Per le date su richiesta il centro ti scrive con l'importo." : ""}`}
      onClose={onClose}
    >
      <ol
        aria-label="Date"
        className="flex max-h-64 flex-col divide-y divide-sand-200 overflow-y-auto rounded-md bg-sand-100 px-4 py-1"
      >
        {bookings.map((booking) => (
          <li
            key={booking.id}
            className="flex flex-wrap justify-between gap-x-4 py-2 text-[0.95rem] tabular-nums"
          >
            <span>
              {describeDate(booking)}
              <span className="text-ink-2">
                {" "}
                · #{formatConfirmationNumber("booking", booking.confirmationNumber)}
              </span>
            </span>
            <span>{bookingTotal(booking)}</span>
          </li>
        ))}
      </ol>
      <p className="flex justify-between gap-4 font-display-soft text-xl tabular-nums">
        <span>Totale</span>
        <span>{open === bookings.length ? "su richiesta" : formatCents(total)}</span>
      </p>
      {due && <PaymentWithCode open={{ ...due, kind: "booking" }} />}
      {seriesId !== null && <SeriesCalendarButton seriesId={seriesId} />}
    </ConfirmationFrame>
  );
}
