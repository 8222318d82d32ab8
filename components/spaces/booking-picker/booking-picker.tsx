"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CalendarDays } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { useContinueWithLogin } from "@/lib/client/use-booking-draft";
import type { Period } from "@/lib/domain/period/period";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { seriesTotal } from "../series/series-lines";
import type { ChosenSeries } from "../series/series-step";
import { CalendarLegend } from "./calendar-legend";
import { MonthCalendar } from "./month-calendar";
import { NotAvailable, PickerProblem } from "./picker-messages";
import type { PickerSpace } from "./picker-space";
import { quoteTotal } from "./quote-total";
import { type PickerState, usePicker } from "./use-picker";

/** What follows the choice of a day loads when the pointer or the focus comes near the calendar. */
const loadSteps = () => import("./chosen-steps");
const ChosenSteps = lazy(loadSteps);
const PickerWayOut = lazy(() => import("./picker-way-out"));
const preloadSteps = () => void loadSteps();

/** The form and its schemas are needed by few visitors: they load when the form opens. */
const BookingFlow = lazy(() => import("../booking-flow/booking-flow"));

interface BookingPickerProps {
  space: PickerSpace;
  /** The period of the search that led here. */
  searched: Period | null;
  /** Today in Rome when the page was made. */
  today: CalendarDay;
}

/** The date and time picker of one space (docs/product.md). */
export function BookingPicker({ space, searched, today }: BookingPickerProps) {
  const picker = usePicker(space, searched, today);
  const { isFormOpen, isDialogOpen, closeForm, proceed } = useContinueWithLogin(space.id, picker.choice);
  const continueButton = useFocusAfter(isDialogOpen);
  const { request, quote } = picker;
  const [series, setSeries] = useState<ChosenSeries | null>(null);
  const isFree = request !== null && quote.data?.isAvailable === true;
  const canContinue = series ? series.quote !== null && quote.data !== undefined : isFree;
  const isStuck = picker.refused !== null || (request !== null && quote.data?.isAvailable === false);

  return (
    <div className="relative flex flex-col gap-6 rounded-xl border bg-surface px-2 pt-5 shadow-raised lg:grid lg:grid-cols-[1.05fr_1fr] lg:items-start lg:gap-7 lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
      <CalendarPanel picker={picker} />
      <div className="contents lg:flex lg:flex-col lg:gap-6 lg:rounded-xl lg:border lg:bg-surface lg:p-6 lg:shadow-raised">
        <div className="flex flex-col gap-6 px-2.5 lg:px-0">
          {picker.choice.selection.startDate === null ? (
            <ChooseDayFirst />
          ) : (
            <Suspense fallback={<Skeleton className="h-32" />}>
              <ChosenSteps space={space} picker={picker} onSeries={setSeries} />
            </Suspense>
          )}
          {isStuck && !series && (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <PickerWayOut space={space} picker={picker} />
            </Suspense>
          )}
        </div>
        <div className="sticky bottom-0 z-20 -mx-2 rounded-b-xl border-t bg-surface px-4.5 pt-3 pb-[max(0.9rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:rounded-none lg:px-0 lg:pt-4 lg:pb-0">
          {quote.data && request && (
            <p className="mb-2.5 flex items-baseline justify-between gap-4 font-display-soft text-[1.4rem] tabular-nums lg:mb-4">
              <span>{series?.quote ? `Totale, ${series.quote.availableCount} date` : "Totale"}</span>
              <span>
                {series ? (series.quote ? seriesTotal(series.quote) : "…") : quoteTotal(quote.data)}
              </span>
            </p>
          )}
          <Button
            ref={continueButton}
            variant="action"
            className="w-full"
            disabled={!canContinue}
            onClick={proceed}
          >
            Continua con la prenotazione
          </Button>
        </div>
      </div>
      {isFormOpen && request && quote.data && (
        <Suspense fallback={<OpeningForm />}>
          <BookingFlow
            space={space}
            request={request}
            quote={quote.data}
            series={series}
            onChanged={() => void picker.availability.refresh()}
            onClose={closeForm}
            onChooseAgain={() => {
              closeForm();
              picker.dispatch({ type: "clear" });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** So long a dialog that closes takes to give the focus back. */
const FOCUS_RETURN_MS = 50;

/** Takes the focus after the login and the form, which are opened by no trigger of their own. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) button.current?.focus();
    }, FOCUS_RETURN_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return button;
}

function CalendarPanel({ picker }: { picker: PickerState }) {
  const { availability, refused } = picker;
  return (
    <section
      aria-label="Seleziona le date"
      onPointerEnter={preloadSteps}
      onFocus={preloadSteps}
      className="lg:rounded-xl lg:border lg:bg-surface lg:p-6 lg:shadow-raised"
    >
      <div className="mb-4 flex flex-col gap-1.5 px-2.5 lg:px-0">
        <h2 className="text-[1.7rem]">Seleziona le date</h2>
        <p className="text-ink-2">Scegli quando vuoi prenotare</p>
        <p className="text-[0.92rem] text-ink-2">
          Puoi prenotare per mezza giornata (mattina o pomeriggio) o per la giornata intera.
        </p>
      </div>
      {availability.isError && (
        <div className="mb-3 px-2.5 lg:px-0">
          <PickerProblem onRetry={() => void availability.refresh()}>
            Impossibile recuperare la disponibilità
          </PickerProblem>
        </div>
      )}
      <MonthCalendar
        month={picker.month}
        today={picker.today}
        selection={picker.choice.selection}
        infoOf={picker.infoOf}
        isLoading={availability.isPending}
        onSelectDay={picker.selectDay}
        onMonthChange={picker.turnTo}
      />
      <p role="status" className="mt-2 px-2.5 text-[0.92rem] text-terra-700 empty:hidden lg:px-0">
        {refused && <NotAvailable isRange={false} why={picker.infoOf(refused).unavailable} />}
      </p>
      <CalendarLegend />
    </section>
  );
}

function ChooseDayFirst() {
  return (
    <p className="flex items-center gap-3 rounded-md bg-sand-100 px-4 py-4 text-[0.95rem] text-ink-2">
      <CalendarDays className="size-5 shrink-0 text-sage-600" />
      Scegli un giorno per vedere gli orari liberi e il prezzo. Con un secondo giorno prenoti tutto il
      periodo.
    </p>
  );
}

function OpeningForm() {
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-scrim">
      <Spinner />
      <span className="sr-only">Apertura del modulo…</span>
    </div>
  );
}
