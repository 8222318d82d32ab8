import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { PaymentBadge } from "@/components/money/payment-badge";
import type { Column, ExtraCsvColumns } from "@/components/shared/table/columns";
import { useWord } from "@/components/ui/use-words";
import { csvAmount, csvDay } from "@/lib/client/csv";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { bookingTimes, bookingTotal } from "@/lib/domain/booking/booking-text";
import { PAYMENT_STATUS_LABELS } from "@/lib/domain/money/balance";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { dayOf } from "@/lib/domain/time/dates";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { Booking } from "@/lib/schemas/booking/booking";

export const customerName = ({ firstName, lastName }: Pick<Booking, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

/** "gio 3 dic 2026", or "lun 30 nov 2026 –" and "mer 2 dic 2026": a line may break between them. */
const dayParts = ({ startDate, endDate }: Booking): string[] =>
  startDate === endDate
    ? [formatShortDay(startDate)]
    : [`${formatShortDay(startDate)} –`, formatShortDay(endDate)];

export const shortDays = (booking: Booking): string => dayParts(booking).join(" ");

function Total({ booking }: { booking: Booking }) {
  const word = useWord();
  return <span className="whitespace-nowrap">{word(bookingTotal(booking))}</span>;
}

export const bookingColumns: readonly Column<Booking>[] = [
  {
    key: "name",
    header: "Cliente",
    priority: "title",
    isSortable: true,
    cell: customerName,
    text: customerName,
  },
  {
    key: "number",
    header: "Conferma",
    priority: "high",
    cell: ({ confirmationNumber }) => `#${formatConfirmationNumber("booking", confirmationNumber)}`,
    text: ({ confirmationNumber }) => formatConfirmationNumber("booking", confirmationNumber),
  },
  {
    key: "space",
    header: "Spazio",
    priority: "high",
    cell: ({ space }) => space.name,
    text: ({ space }) => space.name,
  },
  {
    key: "start",
    header: "Quando",
    priority: "high",
    isSortable: true,
    cell: (booking) => (
      <span className="inline-flex flex-col">
        <span className="flex flex-wrap justify-end gap-x-1 whitespace-nowrap md:justify-start">
          {dayParts(booking).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
        <span className="text-[0.88rem] text-ink-2">{bookingTimes(booking)}</span>
      </span>
    ),
    text: ({ startDate }) => csvDay(startDate),
  },
  {
    key: "created",
    header: "Registrata il",
    priority: "low",
    isSortable: true,
    cell: ({ createdAt }) => formatShortDay(dayOf(new Date(createdAt))),
    text: ({ createdAt }) => csvDay(dayOf(new Date(createdAt))),
  },
  {
    key: "amount",
    header: "Totale",
    priority: "high",
    align: "end",
    isSortable: true,
    cell: (booking) => <Total booking={booking} />,
    text: ({ totalAmount }) => csvAmount(totalAmount),
  },
  {
    key: "status",
    header: "Stato",
    priority: "high",
    cell: ({ status }) => <BookingStatusBadge status={status} />,
    text: ({ status }) => BOOKING_STATUS_LABELS[status],
  },
  {
    key: "payment",
    header: "Pagamento",
    priority: "high",
    cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
    text: ({ paymentStatus }) => PAYMENT_STATUS_LABELS[paymentStatus],
  },
];

export const bookingCsvExtra: ExtraCsvColumns<Booking> = [
  { header: "Fino al", value: ({ endDate }) => csvDay(endDate) },
  { header: "Dalle", value: ({ startTime }) => startTime },
  { header: "Alle", value: ({ endTime }) => endTime },
  { header: "Persone", value: ({ attendees }) => String(attendees) },
  { header: "Scopo", value: ({ purpose }) => purpose },
  { header: "E-mail", value: ({ email }) => email },
  { header: "Telefono", value: ({ phone }) => phone ?? "" },
  { header: "Note", value: ({ notes }) => notes ?? "" },
  { header: "Pagato", value: ({ paidAmount }) => csvAmount(paidAmount) },
  { header: "Da pagare", value: ({ dueAmount }) => csvAmount(dueAmount) },
  { header: "Da rimborsare", value: ({ refundDue }) => csvAmount(refundDue) },
  {
    header: "Rimborso",
    value: ({ refundAmount }) => (refundAmount === null ? "" : csvAmount(refundAmount)),
  },
];
