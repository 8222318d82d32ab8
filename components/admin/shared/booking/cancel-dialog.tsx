"use client";

import { useState } from "react";
import { mailNotice } from "@/components/admin/shared/mail-notice-text";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import { useCancelSeries, useSeriesCancellation } from "@/lib/client/booking/use-cancel-series";
import { bookingDays } from "@/lib/domain/booking/booking-text";
import {
  cancellationOutcome,
  outcomeForCentre,
  sumOfOutcomes,
} from "@/lib/domain/money/cancellation-outcome";
import { hasEmail } from "@/lib/domain/person/email";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import { customerName } from "./booking-columns";
import { useRestoreBooking } from "./use-restore-booking";

const PERCENT_WRONG = "Inserisci una percentuale da 0 a 100";

/** One date of a series, that and the following ones, or all remaining ones. */
type Scope = "one" | "from" | "all";
const scopeOf = (value: string): Scope => (value === "from" || value === "all" ? value : "one");

/** How many dates are canceled, and what is refunded for them. */
function SeriesSummary({
  seriesId,
  from,
  percent,
}: {
  seriesId: number;
  from: string | null;
  percent: number;
}) {
  const { data } = useSeriesCancellation(seriesId, from);
  if (!data) return null;
  const count = data.bookings.length === 1 ? "1 data" : `${data.bookings.length} date`;
  const outcome = sumOfOutcomes(data.bookings.map((booking) => cancellationOutcome(booking, percent)));
  return (
    <p role="status" className="rounded-md bg-sand-100 px-4 py-3 text-[0.95rem]">
      {count}. {outcomeForCentre(outcome)} Più date insieme non si annullano per prova: tornano una alla
      volta, se sono ancora libere.
    </p>
  );
}

/** Parses a whole percent; null if it is not one. */
export function percentIn(text: string): number | null {
  const percent = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return percent <= 100 ? percent : null;
}

/**
 * Cancels a booking on behalf of the centre: full refund unless another percent is given, with a reason for the
 * customer.
 */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const act = useAdminAction();
  const restore = useRestoreBooking();
  const [typed, setTyped] = useState("100");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const [scope, setScope] = useState<Scope>("one");
  const cancelSeries = useCancelSeries();
  const percent = percentIn(typed);
  const outlook = outcomeForCentre(cancellationOutcome(booking, percent ?? 0));

  async function cancel(): Promise<void> {
    setTried(true);
    if (percent === null) throw new Error(PERCENT_WRONG);
    const terms = { refundPercent: percent, reason };
    const { seriesId } = booking;
    const failure = "Impossibile annullare la prenotazione. Riprova più tardi.";
    if (seriesId === null || scope === "one") {
      const body = { status: "canceled", ...terms };
      const canceled = await act(() => api.put<BookingChanged>(`/api/bookings/${booking.id}`, body), {
        failure,
      });
      const { paidAmount, refundDue, dueAmount, sent } = canceled;
      const money = outcomeForCentre({ paidAmount, comesBack: refundDue, stillOwed: dueAmount });
      const undo = () => restore(booking.id);
      offerUndo("Prenotazione annullata", undo, `${money} ${mailNotice(sent)}`);
      return;
    }
    const from = scope === "from" ? booking.startDate : null;
    const outcome = await act(() => cancelSeries(seriesId, from, terms), { failure });
    toast({
      title: "Prenotazioni annullate",
      description: `${outcomeForCentre(outcome)} ${mailNotice(outcome.sent)}`,
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Annullare la prenotazione?"
      description={`${customerName(booking)}, ${booking.space.name}, ${bookingDays(booking)}. ${hasEmail(booking.email) ? "Il cliente legge nell'e-mail che l'annullamento viene dal centro." : "Nessun indirizzo e-mail: avvisa tu il cliente."}`}
      confirmLabel="Annulla prenotazione"
      cancelLabel="Tieni la prenotazione"
      destructive
      onConfirm={cancel}
    >
      <div className="flex flex-col gap-4">
        {booking.seriesId !== null && (
          <>
            <Field label="Che cosa annullare">
              <Select value={scope} onChange={({ target }) => setScope(scopeOf(target.value))}>
                <option value="one">Solo questa data</option>
                <option value="from">Da questa data in poi</option>
                <option value="all">Tutta la serie</option>
              </Select>
            </Field>
            {scope !== "one" && (
              <SeriesSummary
                seriesId={booking.seriesId}
                from={scope === "from" ? booking.startDate : null}
                percent={percent ?? 0}
              />
            )}
          </>
        )}
        {booking.totalAmount > 0 && (
          <Field
            label="Rimborso (%)"
            hint={percent === null || scope !== "one" ? undefined : outlook}
            error={isTried && percent === null ? PERCENT_WRONG : undefined}
          >
            <Input
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="max-w-32"
            />
          </Field>
        )}
        <Field label="Motivo per il cliente" optional>
          <Textarea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
