import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useMemo, useReducer } from "react";
import { PickerProblem } from "@/components/picker/picker-messages";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { type BookingTerms, NO_TERMS, seriesDates, termsBody } from "@/lib/client/booking/booking-terms";
import type { Period } from "@/lib/domain/room-time/period";
import { MAX_SERIES_DATES, type RepeatEvery } from "@/lib/domain/room-time/series";
import {
  includedPeriods,
  NO_SERIES,
  overLimit,
  plannedDates,
  planReducer,
  type SeriesMode,
} from "@/lib/domain/room-time/series-plan";
import { formatDayAfter } from "@/lib/domain/time/dates";
import type { SeriesQuote } from "@/lib/schemas/booking/series";
import { RepeatRule } from "./repeat-rule";
import { SeriesDates } from "./series-dates";

/** The chosen series: its periods, and the quote once all of them are known to be free. */
export interface ChosenSeries {
  periods: Period[];
  quote: SeriesQuote | null;
  /** The quote for these periods has not arrived yet. */
  isChecking: boolean;
}

interface SeriesStepProps {
  spaceId: number;
  /** The chosen period, within a single day, that is repeated. */
  first: Period;
  /**
   * In the panel: the person to whom prices apply; null for a person without a record. Defaults to the signed-in user.
   */
  personId?: number | null | undefined;
  /** The extras and the promo code, if the form offers them. */
  terms?: BookingTerms;
  attendees?: number;
  /** Called with null while nothing repeats. */
  onChange: (series: ChosenSeries | null) => void;
}

type ModeLabel = "none" | "weeks1" | "weeks2" | "weeks4" | "days";

const MODES: readonly { value: string; label: ModeLabel; mode: SeriesMode; every?: RepeatEvery }[] = [
  { value: "none", label: "none", mode: "none" },
  { value: "1", label: "weeks1", mode: "weeks", every: 1 },
  { value: "2", label: "weeks2", mode: "weeks", every: 2 },
  { value: "4", label: "weeks4", mode: "weeks", every: 4 },
  { value: "days", label: "days", mode: "days" },
];

/** "Ripeti": repeats the same times on other days and shows which of them are free. */
export function SeriesStep(props: SeriesStepProps) {
  const { spaceId, first, personId, terms = NO_TERMS, attendees = 1, onChange } = props;
  const t = useTranslations("series");
  const word = useTextResolver();
  const language = useLocale();
  const headingId = useId();
  const [plan, dispatch] = useReducer(planReducer, NO_SERIES);
  const over = useMemo(() => overLimit(plan, first), [plan, first]);
  const dates = useMemo(() => (over ? [] : plannedDates(plan, first)), [over, plan, first]);
  const periods = useMemo(() => includedPeriods(dates), [dates]);
  const quote = useQuery({
    queryKey: ["series-quote", spaceId, JSON.stringify([periods, terms, personId, attendees])],
    queryFn: ({ signal }) =>
      api.post<SeriesQuote>(
        "/api/bookings/series/quote",
        { spaceId, personId, attendees, dates: seriesDates(periods, terms), ...termsBody(terms) },
        { signal },
      ),
    enabled: periods.length > 0,
    staleTime: 0,
    // Keeps the list in place while the quote for a replaced date loads.
    placeholderData: keepPreviousData,
  });
  const isOn = plan.mode !== "none";
  const isCurrent = quote.data !== undefined && !quote.isPlaceholderData;
  const isComplete = isCurrent && quote.data.availableCount === periods.length;
  const completeQuote = isOn && isComplete && periods.length > 0 ? quote.data : null;

  const isChecking = periods.length > 0 && !isCurrent && !quote.isError;

  useEffect(
    () => onChange(isOn ? { periods, quote: completeQuote, isChecking } : null),
    [isOn, periods, completeQuote, isChecking, onChange],
  );
  useEffect(() => () => onChange(null), [onChange]);

  const value = MODES.find(
    ({ mode, every }) => mode === plan.mode && (!every || every === plan.every),
  )?.value;
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3">
      <h3 id={headingId} className="text-[1.35rem]">
        {t("title")}
      </h3>
      <Field label={t("howOften")} hideLabel>
        <Select
          value={value}
          onChange={({ target }) => {
            const chosen = MODES.find((mode) => mode.value === target.value);
            if (chosen) dispatch({ type: "mode", ...chosen });
          }}
        >
          {MODES.map(({ value: one, label }) => (
            <option key={one} value={one}>
              {t(`mode.${label}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isOn && (
        <>
          <RepeatRule plan={plan} first={first} dispatch={dispatch} />
          {quote.isError && !quote.data && (
            <PickerProblem onRetry={() => void quote.refetch()}>
              {word(failureText(quote.error))}
            </PickerProblem>
          )}
          {over ? (
            <PickerProblem>
              {plan.mode === "days"
                ? t("tooManyDays", { most: MAX_SERIES_DATES })
                : t("tooMany", {
                    most: MAX_SERIES_DATES,
                    day: formatDayAfter("il", over.lastDay, language),
                  })}
            </PickerProblem>
          ) : (
            <SeriesDates
              spaceId={spaceId}
              dates={dates}
              quote={quote.data}
              isCurrent={isCurrent}
              dispatch={dispatch}
            />
          )}
        </>
      )}
    </section>
  );
}
