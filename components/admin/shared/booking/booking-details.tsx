import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { personPath } from "@/components/admin/panel-pages";
import { PhoneLink } from "@/components/admin/shared/phone-link";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Link } from "@/components/ui/link";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import {
  bookedExtraTexts,
  bookingAttendees,
  bookingDays,
  bookingTimes,
  bookingTotal,
} from "@/lib/domain/booking/booking-text";
import { stepsText } from "@/lib/domain/money/cancellation-words";
import { openBalanceText } from "@/lib/domain/money/outcome-texts";
import { amountDueNow, awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { fullName } from "@/lib/domain/person/full-name";
import type { Booking } from "@/lib/schemas/booking/booking";

export function BookingDetails({ booking }: { booking: Booking }) {
  const t = useTranslations("panel.booking.details");
  const label = useTranslations("panel.booking.label");
  const shared = useTranslations("panel.shared");
  const person = useTranslations("person");
  const language = useLocale();
  const formats = useFormats();
  const word = useTextResolver();
  const { personId, email, phone, status, canceledAt, canceledBy, cancelReason } = booking;
  const times = bookingTimes(booking, language);
  const canceled = canceledAt && formats.instant(new Date(canceledAt));
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-[0.97rem] sm:grid-cols-2">
      <Line label={shared("status")}>
        <span className="flex flex-wrap gap-2">
          <BookingStatusBadge status={status} isHeld={awaitsPrepayment(booking)} />
          {/* The status of a booking that is held until payment already says so. */}
          {!(awaitsPrepayment(booking) && booking.paymentStatus === "unpaid") && (
            <PaymentBadge status={booking.paymentStatus} />
          )}
        </span>
      </Line>
      <Line label={shared("room")}>{booking.space.name}</Line>
      <Line label={label("when")}>
        {bookingDays(booking, language)}
        <br />
        {booking.isFullDay ? t("fullDay", { times }) : times}
      </Line>
      <Line label={label("total")}>
        <span className="font-display-soft text-xl tabular-nums">{word(bookingTotal(booking))}</span>
      </Line>
      {awaitsPrepayment(booking) && booking.payBy && (
        <Line label={t("prepayment")}>
          {t("prepayBy", {
            amount: formats.cents(amountDueNow(booking)),
            instant: formats.instant(new Date(booking.payBy)),
          })}
        </Line>
      )}
      {booking.depositAmount > 0 && <Line label={t("deposit")}>{formats.cents(booking.depositAmount)}</Line>}
      <Line label={label("customer")}>
        {personId ? (
          <Link className="text-sage-700 underline" href={personPath(personId)} title={t("openPerson")}>
            {fullName(booking)}
          </Link>
        ) : (
          fullName(booking)
        )}
      </Line>
      <Line label={shared("contacts")}>
        {email ? (
          <a className="break-all text-sage-700 underline" href={`mailto:${email}`}>
            {email}
          </a>
        ) : (
          t("noEmail")
        )}
        {phone && (
          <>
            <br />
            <PhoneLink phone={phone} to={{ kind: "booking", id: booking.id }} />
          </>
        )}
      </Line>
      <Line label={label("purpose")}>{booking.purpose}</Line>
      <Line label={t("attendees")}>{word(bookingAttendees(booking))}</Line>
      {booking.extras.length > 0 && <Line label={t("extras")}>{bookedExtraTexts(booking).join("\n")}</Line>}
      {booking.promo && (
        <Line label={t("promo")}>
          {t("promoText", { code: booking.promo.code, amount: formats.cents(booking.promo.amount) })}
        </Line>
      )}
      <Line label={label("made")}>{formats.instant(new Date(booking.createdAt))}</Line>
      {booking.totalAmount > 0 && (
        <Line label={t("ifCustomerCancels")}>{word(stepsText(booking.cancellationSteps))}</Line>
      )}
      {booking.seriesId !== null && (
        <Line label={t("series")}>{t("seriesText", { id: booking.seriesId })}</Line>
      )}
      {booking.notes && <Line label={person("notes")}>{booking.notes}</Line>}
      {canceled && (
        <Line label={t("canceled")}>
          {canceledBy ? t(`canceledBy.${canceledBy}`, { instant: canceled }) : canceled}
          <br />
          {word(openBalanceText(booking))}
          {cancelReason && (
            <>
              <br />
              {t("reason", { reason: cancelReason })}
            </>
          )}
        </Line>
      )}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.85rem] text-ink-2">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{children}</dd>
    </div>
  );
}
