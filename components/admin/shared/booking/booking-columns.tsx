import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { PaymentBadge } from "@/components/money/payment-badge";
import type { Column, ExtraCsvColumns } from "@/components/shared/table/columns";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { bookingTimes, bookingTotal } from "@/lib/domain/booking/booking-text";
import { awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { fullName } from "@/lib/domain/person/full-name";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { csvAmount, csvDay } from "@/lib/domain/site/csv";
import { dayOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";

type Formats = ReturnType<typeof useFormats>;

/** "gio 3 dic 2026", or "lun 30 nov 2026 –" and "mer 2 dic 2026": a line may break between the two. */
const dayParts = ({ startDate, endDate }: Booking, { shortDay }: Formats): string[] =>
  startDate === endDate ? [shortDay(startDate)] : [`${shortDay(startDate)} –`, shortDay(endDate)];

export const shortDays = (booking: Booking, formats: Formats): string => dayParts(booking, formats).join(" ");

function When({ booking }: { booking: Booking }) {
  const formats = useFormats();
  const language = useLocale();
  return (
    <span className="inline-flex flex-col">
      <span className="flex flex-wrap justify-end gap-x-1 whitespace-nowrap md:justify-start">
        {dayParts(booking, formats).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
      <span className="text-[0.88rem] text-ink-2">{bookingTimes(booking, language)}</span>
    </span>
  );
}

function Total({ booking }: { booking: Booking }) {
  const word = useTextResolver();
  return <span className="whitespace-nowrap">{word(bookingTotal(booking))}</span>;
}

export function useBookingColumns(): readonly Column<Booking>[] {
  const label = useTranslations("panel.booking.label");
  const shared = useTranslations("panel.shared");
  const money = useTranslations("money");
  const words = useTranslations("bookingWords");
  const formats = useFormats();
  return useMemo(
    () => [
      { key: "name", header: label("customer"), priority: "title", isSortable: true, text: fullName },
      {
        key: "number",
        header: label("confirmation"),
        priority: "high",
        cell: ({ confirmationNumber }) => `#${formatConfirmationNumber("booking", confirmationNumber)}`,
        text: ({ confirmationNumber }) => formatConfirmationNumber("booking", confirmationNumber),
      },
      { key: "space", header: shared("room"), priority: "high", text: ({ space }) => space.name },
      {
        key: "start",
        header: label("when"),
        priority: "high",
        isSortable: true,
        cell: (booking) => <When booking={booking} />,
        text: ({ startDate }) => csvDay(startDate),
      },
      {
        key: "created",
        header: label("made"),
        priority: "low",
        isSortable: true,
        cell: ({ createdAt }) => formats.shortDay(dayOf(new Date(createdAt))),
        text: ({ createdAt }) => csvDay(dayOf(new Date(createdAt))),
      },
      {
        key: "amount",
        header: label("total"),
        priority: "high",
        align: "end",
        isSortable: true,
        cell: (booking) => <Total booking={booking} />,
        text: ({ totalAmount }) => csvAmount(totalAmount),
      },
      {
        key: "status",
        header: shared("status"),
        priority: "high",
        cell: (booking) => <BookingStatusBadge status={booking.status} isHeld={awaitsPrepayment(booking)} />,
        text: ({ status }) => words(`status.${status}`),
      },
      {
        key: "payment",
        header: money("title"),
        priority: "high",
        cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
        text: ({ paymentStatus }) => words(`payment.${paymentStatus}`),
      },
    ],
    [label, shared, money, words, formats],
  );
}

export function useBookingCsv(): ExtraCsvColumns<Booking> {
  const label = useTranslations("panel.booking.label");
  const picker = useTranslations("picker");
  const person = useTranslations("person");
  return [
    { header: label("until"), value: ({ endDate }) => csvDay(endDate) },
    { header: picker("from"), value: ({ startTime }) => startTime },
    { header: picker("to"), value: ({ endTime }) => endTime },
    { header: label("people"), value: ({ attendees }) => String(attendees) },
    { header: label("purpose"), value: ({ purpose }) => purpose },
    { header: person("email"), value: ({ email }) => email },
    { header: person("phone"), value: ({ phone }) => phone ?? "" },
    { header: person("notes"), value: ({ notes }) => notes ?? "" },
    { header: label("paid"), value: ({ paidAmount }) => csvAmount(paidAmount) },
    { header: label("due"), value: ({ dueAmount }) => csvAmount(dueAmount) },
    { header: label("toRefund"), value: ({ refundDue }) => csvAmount(refundDue) },
    {
      header: label("refund"),
      value: ({ refundAmount }) => (refundAmount === null ? "" : csvAmount(refundAmount)),
    },
  ];
}
