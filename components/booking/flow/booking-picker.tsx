import { useTranslations } from "next-intl";
import { type Ref, Suspense, useEffect, useRef, useState } from "react";
import { seriesTotalText } from "@/components/booking/series/series-lines";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { PickerCalendar } from "@/components/picker/picker-calendar";
import {
  CalendarIntro,
  ChooseDayPrompt,
  CONTINUE_BAR_CLASS,
  PICKER_CLASS,
  StepsPanel,
} from "@/components/picker/picker-frame";
import type { PickerSpace } from "@/components/picker/picker-space";
import { UnavailableReason } from "@/components/picker/unavailable-reason";
import { type PickerState, usePicker } from "@/components/picker/use-picker";
import { Button } from "@/components/ui/button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { useTextResolver } from "@/components/ui/use-words";
import { useContinueWithLogin } from "@/lib/client/booking/use-continue-with-login";
import { priceText } from "@/lib/domain/money/price-text";
import type { Period } from "@/lib/domain/room-time/period";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";

/** Loaded when the pointer or the focus reaches the calendar. */
const loadSteps = () => import("./period-steps");
const PeriodSteps = lazyWithRetry(async () => (await loadSteps()).default);
const PickerAlternatives = lazyWithRetry(
  async () => (await import("@/components/picker/picker-alternatives")).default,
);
const preloadSteps = () => void loadSteps();

/** Few visitors need the form and its schemas, so they are loaded when the form opens. */
const BookingFlow = lazyWithRetry(async () => (await import("./booking-flow")).default);

interface BookingPickerProps {
  space: PickerSpace;
  /** The period of the search that led to this page. */
  searched: Period | null;
  /** The day in Rome when the page was rendered. */
  today: CalendarDay;
}

export function BookingPicker({ space, searched, today }: BookingPickerProps) {
  const picker = usePicker(space, searched, today);
  const { isFormOpen, isDialogOpen, closeForm, proceed } = useContinueWithLogin(space.id, picker.choice);
  const continueButton = useFocusAfterClose(isDialogOpen);
  const [series, setSeries] = useState<ChosenSeries | null>(null);
  const offer = useOffer(isFormOpen, picker, series);

  return (
    <div className={PICKER_CLASS}>
      <CalendarPanel picker={picker} />
      <StepsPanel>
        {picker.choice.selection.startDate === null ? (
          picker.unavailableRequest === null && <ChooseDayPrompt />
        ) : (
          <Suspense fallback={<Skeleton className="h-32" />}>
            <PeriodSteps space={space} picker={picker} onSeries={setSeries} />
          </Suspense>
        )}
        {picker.unavailableRequest && !series && (
          <Suspense fallback={<Skeleton className="h-24" />}>
            <PickerAlternatives space={space} picker={picker} />
          </Suspense>
        )}
      </StepsPanel>
      <ContinueBar picker={picker} series={series} buttonRef={continueButton} onContinue={proceed} />
      {offer && (
        <Suspense fallback={<OpeningForm />}>
          <BookingFlow
            space={space}
            request={offer.request}
            quote={offer.quote}
            series={offer.series}
            onBooked={() => picker.dispatch({ type: "clear" })}
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

interface Offer {
  request: Period;
  quote: SpaceQuote;
  series: ChosenSeries | null;
}

/**
 * The offer with which the form was opened. It does not change while the form is open, even if the choice in the picker
 * does.
 */
function useOffer(
  isOpen: boolean,
  { request, quote }: PickerState,
  series: ChosenSeries | null,
): Offer | null {
  const [offer, setOffer] = useState<Offer | null>(null);
  // Quotes are fetched again after a login. The form also waits for the quote of the series.
  const isPriced = series === null || series.quote !== null;
  const current = request && quote.data && isPriced ? { request, quote: quote.data, series } : null;
  if (!isOpen && offer !== null) setOffer(null);
  if (isOpen && offer === null && current !== null) setOffer(current);
  return isOpen ? offer : null;
}

/** The time that a closing dialog needs to return the focus. */
const FOCUS_RETURN_MS = 50;

/**
 * Returns a ref for the button that gets the focus when the login dialog or the form closes: Radix does not restore it,
 * because no Radix trigger opened them.
 */
function useFocusAfterClose(isOpen: boolean) {
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
  const t = useTranslations("picker");
  return (
    <section aria-label={t("title")} onPointerEnter={preloadSteps} onFocus={preloadSteps}>
      <CalendarIntro />
      <PickerCalendar picker={picker} textInsetClass="px-2.5" />
    </section>
  );
}

function OpeningForm() {
  const t = useTranslations("picker");
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-scrim">
      <Spinner />
      <span className="sr-only">{t("openingForm")}</span>
    </div>
  );
}

interface ContinueBarProps {
  picker: PickerState;
  /** Null for a single booking. */
  series: ChosenSeries | null;
  buttonRef: Ref<HTMLButtonElement>;
  onContinue: () => void;
}

/** The sticky bar with the total and the continue button, or the reason why the choice cannot be booked. */
function ContinueBar({ picker, series, buttonRef, onContinue }: ContinueBarProps) {
  const t = useTranslations("picker");
  const word = useTextResolver();
  const { request, quote } = picker;
  const priced = request === null ? undefined : quote.data;
  const canContinue = series ? series.quote !== null && priced !== undefined : priced?.isAvailable === true;
  return (
    <div className={CONTINUE_BAR_CLASS}>
      <div className="empty:hidden">{!series && <UnavailableReason picker={picker} />}</div>
      {priced && (series || priced.isAvailable) && (
        <p className="flex items-baseline justify-between gap-4 font-display-soft text-[1.4rem] tabular-nums">
          <span>
            {series?.quote ? t("totalOfDates", { count: series.quote.availableCount }) : t("total")}
          </span>
          <span>
            {series ? (series.quote ? word(seriesTotalText(series.quote)) : "…") : word(priceText(priced))}
          </span>
        </p>
      )}
      <Button
        ref={buttonRef}
        variant="action"
        className="w-full"
        disabled={!canContinue}
        onClick={onContinue}
      >
        {t("continue")}
      </Button>
    </div>
  );
}
