import type { ReactNode } from "react";
import { personPath } from "@/components/admin/panel-pages";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Link } from "@/components/ui/link";
import { useWord } from "@/components/ui/use-words";
import { bookingAttendees, bookingDays, bookingTimes, bookingTotal } from "@/lib/domain/booking/booking-text";
import { stepsText } from "@/lib/domain/money/cancellation-words";
import { formatInstant } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import { customerName } from "./booking-columns";

/** All details of a booking. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const word = useWord();
  const { personId, email, phone, status, refundPercent, canceledAt, canceledBy, cancelReason } = booking;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-[0.97rem] sm:grid-cols-2">
      <Line label="Stato">
        <span className="flex flex-wrap gap-2">
          <BookingStatusBadge status={status} />
          <PaymentBadge status={booking.paymentStatus} />
        </span>
      </Line>
      <Line label="Spazio">{booking.space.name}</Line>
      <Line label="Quando">
        {bookingDays(booking)}
        <br />
        {bookingTimes(booking)}
        {booking.isFullDay && " (giornata intera)"}
      </Line>
      <Line label="Totale">
        <span className="font-display-soft text-xl tabular-nums">{word(bookingTotal(booking))}</span>
      </Line>
      <Line label="Cliente">
        {personId ? (
          <Link className="text-sage-700 underline" href={personPath(personId)} title="Apri la scheda">
            {customerName(booking)}
          </Link>
        ) : (
          customerName(booking)
        )}
      </Line>
      <Line label="Contatti">
        {email ? (
          <a className="break-all text-sage-700 underline" href={`mailto:${email}`}>
            {email}
          </a>
        ) : (
          "Nessun indirizzo e-mail: di ogni cambiamento avvisa tu il cliente"
        )}
        {phone && (
          <>
            <br />
            <a className="text-sage-700 underline" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              {phone}
            </a>
          </>
        )}
      </Line>
      <Line label="Scopo">{booking.purpose}</Line>
      <Line label="Partecipanti">{word(bookingAttendees(booking))}</Line>
      <Line label="Registrata il">{formatInstant(new Date(booking.createdAt))}</Line>
      {booking.totalAmount > 0 && (
        <Line label="Se annulla il cliente">{word(stepsText(booking.cancellationSteps))}</Line>
      )}
      {booking.seriesId !== null && (
        <Line label="Serie">Prenotata con altre date (serie {booking.seriesId})</Line>
      )}
      {booking.notes && <Line label="Note">{booking.notes}</Line>}
      {canceledAt && (
        <Line label="Annullata">
          {formatInstant(new Date(canceledAt))}
          {canceledBy && (canceledBy === "centre" ? ", dal centro" : ", dal cliente")}
          <br />
          Rimborso: {refundPercent ?? 0}%
          {cancelReason && (
            <>
              <br />
              Motivo: {cancelReason}
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
