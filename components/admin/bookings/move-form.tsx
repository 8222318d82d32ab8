"use client";

import { type FormEvent, useEffect, useId, useState } from "react";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useUnsavedChanges } from "@/components/shared/form/use-unsaved-changes";
import { SubmitButton } from "@/components/shared/submit-button";
import { quoteTotal } from "@/components/spaces/booking-picker/quote-total";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { CircleAlert, CircleCheck } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { api, failureText } from "@/lib/client/api-client";
import { bookingDays, bookingTimes, bookingTotal } from "@/lib/domain/booking/booking-words";
import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import { laterOf } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking";
import { customerName } from "./booking-columns";
import { useMove } from "./use-move";

/** Other days, hours or another space: price and clashes are shown before anything is saved. */
export function MoveForm({
  booking,
  onDirtyChange,
  onDone,
}: {
  booking: Booking;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const move = useMove(booking);
  const { values, change, spaces, request, quote, isChanged } = move;
  const act = useAdminAction();
  const [keepsAmount, setKeepsAmount] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fullDayId = useId();
  useUnsavedChanges(isChanged);
  useEffect(() => onDirtyChange(isChanged), [isChanged, onDirtyChange]);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (request === null) {
      setRefusal("Controlla date e orari: la fine deve seguire l'inizio.");
      return;
    }
    setSending(true);
    setRefusal(null);
    const amount = keepsAmount ? { totalAmount: booking.totalAmount } : {};
    try {
      await act(
        () => api.put(`/api/bookings/${booking.id}`, { ...request, spaceId: values.spaceId, ...amount }),
        { success: "Prenotazione spostata", failure: "La prenotazione non è stata spostata" },
      );
      onDone();
    } catch (error) {
      setRefusal(failureText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={save} className="flex min-w-0 flex-col gap-5">
      <p className="text-[0.95rem] text-ink-2">
        Ora: {booking.space.name}, {bookingDays(booking)}, {bookingTimes(booking)}, {bookingTotal(booking)}.
      </p>
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field label="Spazio" className="sm:col-span-2">
          <Select
            value={values.spaceId}
            onChange={(event) => change({ spaceId: Number(event.target.value) })}
          >
            {spaces.map(({ id, name, isAvailable }) => (
              <option key={id} value={id}>
                {isAvailable ? name : `${name} (non disponibile)`}
              </option>
            ))}
          </Select>
        </Field>
        <div className="flex min-h-11 items-center justify-between gap-4 sm:col-span-2">
          <Label htmlFor={fullDayId}>Giornata intera</Label>
          <Switch
            id={fullDayId}
            checked={values.isFullDay}
            onCheckedChange={(isFullDay) => change({ isFullDay })}
          />
        </div>
        <Field label={values.isFullDay ? "Dal" : "Giorno"}>
          <Input
            type="date"
            value={values.startDate}
            onChange={({ target: { value } }) =>
              change({ startDate: value, endDate: laterOf(value, values.endDate) })
            }
          />
        </Field>
        {values.isFullDay && (
          <Field label="Al">
            <Input
              type="date"
              min={values.startDate}
              value={values.endDate}
              onChange={(event) => change({ endDate: event.target.value })}
            />
          </Field>
        )}
        {!values.isFullDay && (
          <div className="grid grid-cols-2 gap-3">
            <Field label="Dalle">
              <Input
                type="time"
                value={values.startTime}
                onChange={(event) => change({ startTime: event.target.value })}
              />
            </Field>
            <Field label="Alle">
              <Input
                type="time"
                value={values.endTime}
                onChange={(event) => change({ endTime: event.target.value })}
              />
            </Field>
          </div>
        )}
        {quote.data && isChanged && (
          <Field label="Importo" className="sm:col-span-2">
            <Select
              value={keepsAmount ? "keep" : "new"}
              onChange={(event) => setKeepsAmount(event.target.value === "keep")}
            >
              <option value="new">Ricalcolato: {quoteTotal(quote.data)}</option>
              <option value="keep">Quello di prima: {bookingTotal(booking)}</option>
            </Select>
          </Field>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {isChanged && <Outlook move={move} />}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && (
          <p className="flex items-start gap-2 rounded-md bg-brick-100 px-4 py-3 font-medium text-brick-700">
            <CircleAlert className="mt-0.5 size-5 shrink-0" />
            Non spostata. {refusal}
          </p>
        )}
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onDone}>
          Indietro
        </Button>
        <SubmitButton pending={isSending} disabled={!isChanged}>
          Salva lo spostamento
        </SubmitButton>
      </div>
    </form>
  );
}

/** Whether the new place is free, and if not, why, and who has it. */
function Outlook({ move: { request, clashes, unavailable, quote } }: { move: ReturnType<typeof useMove> }) {
  if (request === null || quote.data === undefined) return null;
  if (clashes.length === 0 && unavailable === null) {
    return (
      <p className="flex items-start gap-2 rounded-md bg-sage-50 px-4 py-3 font-medium text-sage-800">
        <CircleCheck className="mt-0.5 size-5 shrink-0" />
        Libero in questo periodo.
      </p>
    );
  }
  return (
    <div className="rounded-md bg-honey-100 px-4 py-3 text-honey-700">
      <p className="flex items-start gap-2 font-medium">
        <CircleAlert className="mt-0.5 size-5 shrink-0" />
        {unavailable?.message ?? "Lo spazio è già prenotato in questo periodo."}
      </p>
      {clashes.length > 0 && (
        <ul className="mt-1 list-disc pl-11">
          {clashes.map((clash) => (
            <li key={clash.id}>
              #{writtenNumber("booking", clash.confirmationNumber)} {customerName(clash)},{" "}
              {bookingDays(clash)}, {bookingTimes(clash)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
