import { useTranslations } from "next-intl";
import type { Dispatch } from "react";
import { alternativeKey } from "@/components/search/alternatives/alternative-cards";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Check, CircleAlert, RotateCcw, X } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { useTextResolver } from "@/components/ui/use-words";
import { priceText } from "@/lib/domain/money/price-text";
import { comparePeriods } from "@/lib/domain/room-time/series";
import type { PlanAction, PlannedDate } from "@/lib/domain/room-time/series-plan";
import { describeDate, describeDifference } from "@/lib/domain/search/alternative-text";
import type { SeriesDate, SeriesQuote } from "@/lib/schemas/booking/series";

interface SeriesDatesProps {
  spaceId: number;
  dates: readonly PlannedDate[];
  quote: SeriesQuote | undefined;
  /** The quote belongs to these dates, not to the previous ones. */
  isCurrent: boolean;
  dispatch: Dispatch<PlanAction>;
}

/**
 * The server's quote for each date of the plan. The quoted dates are sorted by time; if the quote is outdated, they are
 * matched by day.
 */
function quotesByKey(dates: readonly PlannedDate[], quote: SeriesQuote | undefined): Map<string, SeriesDate> {
  const kept = dates.filter(({ isDropped }) => !isDropped).sort((a, b) => comparePeriods(a.period, b.period));
  const answers = quote?.dates ?? [];
  return new Map(
    kept.flatMap(({ key, period: { startDate } }, index): [string, SeriesDate][] => {
      const atIndex = answers[index];
      const isIt = answers.length === kept.length && atIndex?.startDate === startDate;
      const answer = isIt ? atIndex : answers.find((one) => one.startDate === startDate);
      return answer ? [[key, answer]] : [];
    }),
  );
}

export function SeriesDates({ spaceId, dates, quote, isCurrent, dispatch }: SeriesDatesProps) {
  const t = useTranslations("series");
  const answers = quotesByKey(dates, quote);
  const taken = dates.filter(({ key, isDropped }) => !isDropped && answers.get(key)?.isAvailable === false);
  const kept = dates.length - dates.filter(({ isDropped }) => isDropped).length;
  return (
    <div className="flex min-w-0 flex-col gap-2" aria-busy={!isCurrent}>
      <p role="status" className="text-[0.95rem]">
        {kept === 0
          ? t("noDates")
          : taken.length > 0
            ? t("someTaken", { count: kept, taken: taken.length })
            : t(isCurrent ? "freeDates" : "dates", { count: kept })}
      </p>
      <ol className="flex min-w-0 flex-col divide-y divide-sand-200 rounded-md border border-sand-200">
        {dates.map((date) => (
          <li key={date.key} className="px-3 py-2">
            <DateLine spaceId={spaceId} date={date} answer={answers.get(date.key)} dispatch={dispatch} />
          </li>
        ))}
      </ol>
      {taken.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => dispatch({ type: "drop", keys: taken.map(({ key }) => key) })}
        >
          {t("dropTaken")}
        </Button>
      )}
    </div>
  );
}

interface DateLineProps {
  spaceId: number;
  date: PlannedDate;
  answer: SeriesDate | undefined;
  dispatch: Dispatch<PlanAction>;
}

function DateLine({ spaceId, date, answer, dispatch }: DateLineProps) {
  const { key, period, isDropped } = date;
  const t = useTranslations("series");
  const word = useTextResolver();
  const name = word(describeDate(answer ?? period));
  const isTaken = !isDropped && answer?.isAvailable === false;
  return (
    <>
      <div className="flex min-h-11 items-center gap-2">
        <StatusIcon isDropped={isDropped} answer={answer} />
        <span
          className={cn("min-w-0 flex-1 text-[0.95rem] tabular-nums", isDropped && "text-ink-2 line-through")}
        >
          <UnbrokenHours>{name}</UnbrokenHours>
          {isDropped && <span className="sr-only"> {t("dropped")}</span>}
        </span>
        {!isDropped && !isTaken && answer && (
          <span className="text-[0.93rem] whitespace-nowrap tabular-nums">{word(priceText(answer))}</span>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t(isDropped ? "keep" : "drop", { date: name })}
          onClick={() => dispatch({ type: isDropped ? "keep" : "drop", keys: [key] })}
        >
          {isDropped ? <RotateCcw /> : <X />}
        </Button>
      </div>
      {isTaken && (
        <TakenDate
          answer={answer}
          spaceId={spaceId}
          onSwap={(instead) => dispatch({ type: "swap", key, period: instead })}
        />
      )}
    </>
  );
}

function StatusIcon({ isDropped, answer }: { isDropped: boolean; answer: SeriesDate | undefined }) {
  const t = useTranslations("series");
  if (isDropped) return <span className="size-5 shrink-0" />;
  if (answer === undefined) return <Skeleton className="size-5 shrink-0 rounded-full" />;
  return answer.isAvailable ? (
    <span className="shrink-0 text-sage-700">
      <Check className="size-5" />
      <span className="sr-only">{t("free")} </span>
    </span>
  ) : (
    <span className="shrink-0 text-terra-700">
      <CircleAlert className="size-5" />
      <span className="sr-only">{t("taken")} </span>
    </span>
  );
}

interface TakenDateProps {
  answer: SeriesDate;
  spaceId: number;
  onSwap: (period: PlannedDate["period"]) => void;
}

/** The alternatives for a taken date. A series is for one room, so alternatives in other rooms are only mentioned. */
function TakenDate({ answer, spaceId, onSwap }: TakenDateProps) {
  const t = useTranslations("series");
  const word = useTextResolver();
  const inside = answer.alternatives.filter((alternative) => alternative.spaceId === spaceId);
  const elsewhere = answer.alternatives.find((alternative) => alternative.spaceId !== spaceId);
  return (
    <div className="flex flex-col gap-2 pb-2 pl-7">
      <p className="text-[0.92rem] text-terra-700">
        {answer.unavailable && word(answer.unavailable.message)}
      </p>
      {inside.length > 0 && (
        <ul className="flex flex-col gap-2">
          {inside.map((alternative) => {
            const { startDate, endDate, isFullDay, startTime, endTime } = alternative;
            const change = describeDifference(alternative.difference);
            return (
              <li key={alternativeKey(alternative)}>
                <button
                  type="button"
                  className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-md border border-sage-300 bg-surface px-3 py-2 text-left text-[0.93rem] hover:border-sage-600 hover:bg-sage-50"
                  onClick={() => onSwap({ startDate, endDate, isFullDay, startTime, endTime })}
                >
                  <span className="font-medium">
                    <UnbrokenHours>{t("use", { date: word(describeDate(alternative)) })}</UnbrokenHours>
                  </span>
                  <span className="text-ink-2 tabular-nums">{word(change ?? priceText(alternative))}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {elsewhere && (
        <p className="text-[0.9rem] text-ink-2">{t("elsewhere", { room: elsewhere.spaceName })}</p>
      )}
    </div>
  );
}
