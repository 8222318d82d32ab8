"use client";

import { useTranslations } from "next-intl";
import { SeriesCalendarButton } from "@/components/booking/series-calendar-button";
import { PaymentWithCode } from "@/components/money/payment-with-code";
import { UpfrontAmounts } from "@/components/money/upfront-amounts";
import { useTextResolver } from "@/components/ui/use-words";
import { bookingTotal } from "@/lib/domain/booking/booking-text";
import { dueOfSeries } from "@/lib/domain/booking/series-due";
import { amountDueNow, awaitsPrepayment, awaitsPrice } from "@/lib/domain/money/prepayment";
import { priceText } from "@/lib/domain/money/price-text";
import { describeDate } from "@/lib/domain/search/alternative-text";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import { ConfirmationFrame } from "./confirmation-frame";

/** The confirmation of a series: its bookings, their total with the ways to pay it, and the calendar file. */
export function SeriesConfirmationDialog({
  bookings,
  onClose,
}: {
  bookings: readonly Booking[];
  onClose: () => void;
}) {
  const t = useTranslations("bookingForm.done");
  const tSeries = useTranslations("series");
  const word = useTextResolver();
  const open = bookings.filter(awaitsPrice).length;
  const total = bookings.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const [first] = bookings;
  const awaited = bookings.filter(awaitsPrepayment);
  const due = dueOfSeries(bookings);
  const seriesId = first?.seriesId ?? null;
  return (
    <ConfirmationFrame
      isRequest={open === bookings.length}
      isHeld={awaited.length > 0}
      description={t(open > 0 ? "seriesOnRequest" : "series", {
        count: bookings.length,
        room: first?.space.name ?? "",
        email: first?.email ?? "",
      })}
      onClose={onClose}
    >
      <ol
        aria-label={tSeries("list")}
        className="flex flex-col divide-y divide-sand-200 rounded-md bg-sand-100 px-4 py-1"
      >
        {bookings.map((booking) => (
          <li
            key={booking.id}
            className="flex flex-wrap justify-between gap-x-4 py-2 text-[0.95rem] tabular-nums"
          >
            <span>
              {word(describeDate(booking))}
              <span className="text-ink-2">
                {" "}
                · #{formatConfirmationNumber("booking", booking.confirmationNumber)}
              </span>
            </span>
            <span>{word(bookingTotal(booking))}</span>
          </li>
        ))}
      </ol>
      <p className="flex justify-between gap-4 font-display-soft text-xl tabular-nums">
        <span>{t("total")}</span>
        <span>{word(priceText({ totalAmount: total, isOnRequest: open === bookings.length }))}</span>
      </p>
      <UpfrontAmounts
        prepayAmount={awaited.reduce((sum, booking) => sum + amountDueNow(booking), 0)}
        payBy={awaited.map(({ payBy }) => payBy ?? "").sort()[0] ?? null}
        depositAmount={first?.depositAmount ?? 0}
        isSeries
      />
      {due && <PaymentWithCode open={{ ...due, kind: "booking" }} />}
      {seriesId !== null && <SeriesCalendarButton seriesId={seriesId} />}
    </ConfirmationFrame>
  );
}
