import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CalendarButtons } from "@/components/booking/calendar-buttons";
import { SeriesCalendarButton } from "@/components/booking/series-calendar-button";
import { Awaited } from "@/components/money/awaited";
import { HowToPay } from "@/components/money/how-to-pay";
import { PaymentWithCode } from "@/components/money/payment-with-code";
import { UpfrontAmounts } from "@/components/money/upfront-amounts";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Check, Hourglass } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import {
  bookedExtraTexts,
  bookingAttendees,
  bookingDays,
  bookingTimes,
  bookingTotal,
} from "@/lib/domain/booking/booking-text";
import { dueOfSeries } from "@/lib/domain/booking/series-due";
import { amountDueNow, awaitsPrepayment, awaitsPrice } from "@/lib/domain/money/prepayment";
import { priceText } from "@/lib/domain/money/price-text";
import { promoLabel } from "@/lib/domain/money/promo-code";
import { describeDate } from "@/lib/domain/search/alternative-text";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";

interface ConfirmationFrameProps {
  /** The centre still has to confirm the booking. */
  isRequest: boolean;
  /** Held until its prepayment arrives. */
  isHeld?: boolean;
  description: string;
  onClose: () => void;
  children: ReactNode;
}

function ConfirmationFrame({
  isRequest,
  isHeld = false,
  description,
  onClose,
  children,
}: ConfirmationFrameProps) {
  const t = useTranslations("bookingForm.done");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader className="items-center pr-0 text-center">
          <span
            aria-hidden
            className={
              isRequest || isHeld
                ? "mb-2 grid size-16 place-items-center rounded-full bg-honey-100 text-honey-700"
                : "mb-2 grid size-16 place-items-center rounded-full bg-sage-100 text-sage-700"
            }
          >
            {isRequest || isHeld ? <Hourglass className="size-7" /> : <Check className="size-8" />}
          </span>
          <DialogTitle>{t(isRequest ? "requestTitle" : isHeld ? "heldTitle" : "title")}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {children}
        <DialogFooter>
          <Button variant="outline" asChild>
            <Link href={paths.home}>{t("home")}</Link>
          </Button>
          <Button asChild>
            <Link href={paths.myBookings}>{t("myBookings")}</Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

export function ConfirmationDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslations("bookingForm.done");
  const tWords = useTranslations("bookingWords");
  const language = useLocale();
  const word = useTextResolver();
  const formats = useFormats();
  const { promo } = booking;
  const extras = bookedExtraTexts(booking);
  const isPending = awaitsPrice(booking);
  const isHeld = awaitsPrepayment(booking);
  const facts = [
    [t("room"), booking.space.name],
    [t("when"), bookingDays(booking, language)],
    [t("times"), bookingTimes(booking, language)],
    [t("attendees"), word(bookingAttendees(booking))],
    ...(extras.length > 0 ? [[t("extras"), extras.join(", ")]] : []),
    ...(promo && promo.amount > 0 ? [[word(promoLabel(promo.code)), formats.cents(-promo.amount)]] : []),
    [t("total"), word(bookingTotal(booking))],
  ];
  return (
    <ConfirmationFrame
      isRequest={isPending}
      isHeld={isHeld}
      description={isPending ? t("request") : t(isHeld ? "held" : "text", { email: booking.email })}
      onClose={onClose}
    >
      <div className="rounded-md bg-sand-100 p-4">
        <p className="mb-3 text-center font-display-soft text-xl tabular-nums">
          {tWords("confirmation", {
            number: formatConfirmationNumber("booking", booking.confirmationNumber),
          })}
        </p>
        <dl className="grid gap-y-1.5 text-[0.97rem]">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Awaited booking={booking} />
      <HowToPay booking={booking} />
      <CalendarButtons booking={booking} />
    </ConfirmationFrame>
  );
}

interface SeriesConfirmationDialogProps {
  bookings: readonly Booking[];
  onClose: () => void;
}

export function SeriesConfirmationDialog({ bookings, onClose }: SeriesConfirmationDialogProps) {
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
              <UnbrokenHours>{word(describeDate(booking))}</UnbrokenHours>
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
