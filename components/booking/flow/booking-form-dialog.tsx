"use client";

import { FormProvider } from "react-hook-form";
import { formatSeriesTotal, SeriesLines } from "@/components/booking/series/series-lines";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { HowToPayLater } from "@/components/money/how-to-pay-later";
import { BookingLines } from "@/components/picker/booking-lines";
import { PickerProblem } from "@/components/picker/picker-messages";
import type { PickerSpace } from "@/components/picker/picker-space";
import { formatQuoteTotal, formatTotal } from "@/components/picker/quote-total";
import { AlternativesSection } from "@/components/search/alternatives/alternatives-section";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { LegalLink } from "@/components/shared/legal-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { WaitForPeriod } from "@/components/vacancy/wait-for-period";
import type { Period } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { MAX_ATTENDEES } from "@/lib/schemas/booking/booking-input";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import { ContactFields } from "./contact-fields";
import { PeriodUnavailable } from "./period-unavailable";
import { useBookingForm } from "./use-booking-form";

interface BookingFormDialogProps {
  space: PickerSpace;
  request: Period;
  quote: SpaceQuote;
  series: ChosenSeries | null;
  onBooked: (bookings: Booking[]) => void;
  onTaken: () => void;
  /** Continues with an alternative and keeps the input. */
  onTake: (alternative: Alternative) => Promise<void>;
  onClose: () => void;
  onChooseAgain: () => void;
}

/** "Completa la tua Prenotazione": the booking form with contact data, purpose, participants and price. */
export function BookingFormDialog(props: BookingFormDialogProps) {
  const { space, request, quote, series, onBooked, onTaken, onTake, onClose, onChooseAgain } = props;
  const shown = series?.quote ?? quote;
  const shownText = series?.quote ? formatSeriesTotal(series.quote) : formatQuoteTotal(quote);
  const { form, problem, price, submit } = useBookingForm({
    ...{ space, request, series, onBooked, onTaken },
    shownTotal: shown.totalAmount,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const most = Math.min(MAX_ATTENDEES, space.capacity);
  const leave = problem?.isPeriodGone ? onChooseAgain : onClose;

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && !isSubmitting && leave()}
      title="Completa la tua Prenotazione"
      description={`Ancora pochi dati per prenotare ${space.name}.`}
      onSubmit={submit}
      submitLabel={shown.isOnRequest ? "Invia la richiesta" : "Conferma la prenotazione"}
      submitVariant="action"
      pending={isSubmitting}
      focusTitle
      submitDisabled={problem?.isPeriodGone ?? false}
      className="sm:w-[min(40rem,calc(100vw-3rem))]"
    >
      <div className="rounded-md bg-sand-100 p-4">
        <p className="mb-2 font-display-soft text-lg">{space.name}</p>
        {series?.quote ? (
          <SeriesLines quote={series.quote} />
        ) : (
          <BookingLines
            space={space}
            request={request}
            quote={quote}
            isPriceOutdated={price.isChanged}
            now={new Date()}
          />
        )}
        <p className="mt-3 flex justify-between gap-4 border-t pt-3 font-display-soft text-xl tabular-nums">
          <span>Totale</span>
          <span>
            {price.isChanged && (
              <s className="mr-3 text-base text-ink-2">
                <span className="sr-only">prima </span>
                {shownText}
              </s>
            )}
            {price.isChanged ? formatTotal(price.total) : shownText}
          </span>
        </p>
        {/* The total of what is on request is not known yet. */}
        {price.total > 0 && (
          <div className="mt-3">
            <HowToPayLater kind="booking" total={price.total} />
          </div>
        )}
      </div>

      {problem?.isPeriodGone && (
        <PeriodUnavailable
          message={problem.message}
          {...(series ? { label: "Rivedi le date" } : {})}
          onChooseAgain={onChooseAgain}
        >
          {!series && (
            <AlternativesSection
              spaceId={space.id}
              requested={request}
              attendees={attendeesIn(form.getValues("attendees"))}
              onChoose={(alternative) => void onTake(alternative)}
            />
          )}
          {!series && <WaitForPeriod spaceId={space.id} spaceName={space.name} period={request} />}
        </PeriodUnavailable>
      )}

      <FormProvider {...form}>
        <ContactFields />
      </FormProvider>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Scopo della prenotazione" error={errors.purpose?.message}>
          <Input placeholder="Lezione, colloquio, riunione…" required {...register("purpose")} />
        </Field>
        <Field
          label="Numero di partecipanti"
          hint={`Al massimo ${most} ${most === 1 ? "persona" : "persone"}`}
          error={errors.attendees?.message}
        >
          <Input type="number" inputMode="numeric" min={1} max={most} required {...register("attendees")} />
        </Field>
        <Field label="Note" optional error={errors.notes?.message} className="sm:col-span-2">
          <Textarea rows={3} {...register("notes")} />
        </Field>
      </div>

      {/* Accepted with the account: here they are only at hand. */}
      <p className="text-sm text-ink-2">
        Valgono i <LegalLink href={paths.terms}>termini e condizioni</LegalLink> e la{" "}
        <LegalLink href={paths.cancellationPolicy}>politica di cancellazione</LegalLink>.
      </p>

      {problem && !problem.isPeriodGone && <PickerProblem>{problem.message}</PickerProblem>}
    </FormDialog>
  );
}

/** The number of attendees in the field, or 1 while it holds no valid number. */
function attendeesIn(typed: string | number): number {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MAX_ATTENDEES) : 1;
}
