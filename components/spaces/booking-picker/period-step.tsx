import { disabledPeriods, selectionHint } from "@/lib/domain/period/booking-selection";
import { HoursChoice } from "./hours-choice";
import { PeriodButtons } from "./period-buttons";
import { PickerHint, PickerProblem } from "./picker-messages";
import type { PickerSpace } from "./picker-space";
import type { PickerState } from "./use-picker";

/** "Seleziona l'orario": shown once a day is chosen. */
export function PeriodStep({ space, picker }: { space: PickerSpace; picker: PickerState }) {
  const { choice, dispatch, bookableOn, availability } = picker;
  const { startDate } = choice.selection;
  if (startDate === null) return null;

  const disabled = disabledPeriods(choice.selection, bookableOn);
  const isNothingLeft = disabled.length === 3 && !availability.isPending && choice.hours === null;
  const hint = selectionHint(choice.selection, bookableOn);

  return (
    <section aria-label="Seleziona l'orario" className="flex flex-col gap-3">
      <h3 className="text-[1.35rem]">Seleziona l'orario</h3>
      <PeriodButtons
        space={space}
        day={startDate}
        chosen={choice.selection.period}
        disabled={disabled}
        onChoose={(period) => dispatch({ type: "choosePeriod", period })}
      />
      <div aria-live="polite" className="empty:hidden">
        {hint && <PickerHint>{hint}</PickerHint>}
        {picker.isRange && !isNothingLeft && (
          <p className="text-[0.92rem] text-ink-2">Più giorni si prenotano a giornata intera.</p>
        )}
      </div>
      {isNothingLeft && (
        <PickerProblem>
          {picker.isRange
            ? "Alcuni giorni di questo periodo non sono disponibili: scegline un altro."
            : "Nessuna disponibilità per questa data."}
        </PickerProblem>
      )}
      {!picker.isRange && (
        <HoursChoice
          key={`${startDate}-${choice.hours === null && choice.selection.period !== null}`}
          space={space}
          hours={choice.hours}
          onChoose={(hours) => dispatch({ type: "chooseHours", hours })}
        />
      )}
    </section>
  );
}
