import { useTranslations } from "next-intl";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { disabledPeriods, halfToAdd } from "@/lib/domain/room-time/booking-selection";
import {
  DAY_PART_ORDER,
  DAY_PARTS,
  type DayPart,
  isWithin,
  type TimeRange,
} from "@/lib/domain/room-time/day-parts";
import { type DayParts, mayComeFree } from "./day-info";
import { HoursChoice } from "./hours-choice";
import { costsByHours } from "./line-kind";
import { PeriodButtons } from "./period-buttons";
import { NotAvailable, PickerHint, PickerProblem } from "./picker-messages";
import type { PickerSpace } from "./picker-space";
import type { PickerState } from "./use-picker";

export function PeriodStep({ space, picker }: { space: PickerSpace; picker: PickerState }) {
  const t = useTranslations("picker");
  const { choice, dispatch, bookableOn, availability } = picker;
  const { startDate } = choice.selection;
  if (startDate === null) return null;

  const parts = picker.partsOn(startDate);
  const disabled = disabledPeriods(choice.selection, bookableOn);
  const taken = parts && !picker.isRange ? takenParts(parts, choice.selection.period) : [];
  const hasNoPart = disabled.length === 3 && !availability.isPending && choice.hours === null;
  const isOnlyByHours = hasNoPart && !picker.isRange && picker.hasHours(startDate);
  const isNothingLeft = hasNoPart && !isOnlyByHours;
  const half = halfToAdd(choice.selection, bookableOn);

  return (
    <section aria-label={t("time")} className="flex flex-col gap-3">
      <h3 className="text-[1.35rem]">{t("time")}</h3>
      <PeriodButtons
        parts={parts}
        chosen={choice.selection.period}
        disabled={disabled}
        taken={taken}
        requested={picker.takenPart}
        onChoose={(period) => dispatch({ type: "choosePeriod", period })}
        onAsk={picker.pressTakenPart}
      />
      <div aria-live="polite" className="empty:hidden">
        {half && <PickerHint>{t(`add.${half}`)}</PickerHint>}
        {choice.selection.period === "giornata" && bookableOn(startDate).length > 1 && !picker.isRange && (
          <PickerHint>{t("onlyHalf")}</PickerHint>
        )}
        {isOnlyByHours && <PickerHint>{t("onlyHours")}</PickerHint>}
        {picker.isRange && !isNothingLeft && <p className="text-[0.92rem] text-ink-2">{t("daysAreFull")}</p>}
      </div>
      {isNothingLeft && (
        <PickerProblem>
          <NotAvailable
            isRange={picker.isRange}
            why={picker.isRange ? null : picker.infoOf(startDate).unavailable}
          />
        </PickerProblem>
      )}
      {parts && !picker.isRange && !isNothingLeft && <UnavailableParts parts={parts} />}
      {taken.length > 0 && picker.takenPart === null && choice.selection.period === null && (
        <p className="text-[0.92rem] text-ink-2">{t("pressTaken")}</p>
      )}
      {parts && choice.hours && !costsByHours(picker.quote.data) && (
        <HoursPrice hours={choice.hours} parts={parts} />
      )}
      {!picker.isRange && (
        <HoursChoice
          key={`${startDate}-${choice.hours === null && choice.selection.period !== null}`}
          space={space}
          isOpen={isOnlyByHours}
          hours={choice.hours}
          onChoose={(hours) => dispatch({ type: "chooseHours", hours })}
        />
      )}
    </section>
  );
}

/** The taken parts for which alternatives are offered; without the whole day while one of its halves is chosen. */
function takenParts(parts: DayParts, chosen: DayPart | null): DayPart[] {
  return DAY_PART_ORDER.filter(
    (part) => mayComeFree(parts[part].unavailable) && !(part === "giornata" && chosen !== null),
  );
}

function UnavailableParts({ parts }: { parts: DayParts }) {
  const t = useTranslations("bookingWords");
  const word = useTextResolver();
  const byMessage = new Map<string, string[]>();
  for (const part of DAY_PART_ORDER) {
    const message = parts[part].unavailable?.message;
    if (message) byMessage.set(message, [...(byMessage.get(message) ?? []), t(`part.${part}`)]);
  }
  if (byMessage.size === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-[0.92rem] text-ink-2">
      {[...byMessage].map(([message, labels]) => (
        <li key={message}>
          <span className="font-medium">{labels.join(", ")}:</span> {word(message)}
        </li>
      ))}
    </ul>
  );
}

/**
 * A hint about the price of custom hours, which cost as much as a half or a whole day: what else the same price covers, or
 * what a choice within a half day would save.
 */
function HoursPrice({ hours, parts }: { hours: TimeRange; parts: DayParts }) {
  const t = useTranslations("picker");
  const formats = useFormats();
  const { mattina, pomeriggio, giornata } = parts;
  const half = isWithin(hours, DAY_PARTS.mattina)
    ? mattina
    : isWithin(hours, DAY_PARTS.pomeriggio)
      ? pomeriggio
      : null;
  if (half !== null) {
    const isAll = hours.startTime === half.startTime && hours.endTime === half.endTime;
    if (!half.isAvailable || isAll) return null;
    return <PickerHint>{t("sameHalf", { start: half.startTime, end: half.endTime })}</PickerHint>;
  }
  if (giornata.price === null || mattina.price === null) return null;
  const words = {
    full: formats.cents(giornata.price),
    half: formats.cents(mattina.price),
    dayStart: giornata.startTime,
    dayEnd: giornata.endTime,
    morningStart: mattina.startTime,
    morningEnd: mattina.endTime,
    afternoonStart: pomeriggio.startTime,
    afternoonEnd: pomeriggio.endTime,
  };
  return <PickerHint>{t(giornata.isAvailable ? "beyondHalfWithDay" : "beyondHalf", words)}</PickerHint>;
}
