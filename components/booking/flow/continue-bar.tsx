import type { Ref } from "react";
import { seriesTotal } from "@/components/booking/series/series-lines";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { CONTINUE_BUTTON_LOOK, CONTINUE_LABEL, CONTINUE_LOOK } from "@/components/picker/picker-frame";
import { quoteTotal } from "@/components/picker/quote-total";
import type { PickerState } from "@/components/picker/use-picker";
import { WhyNot } from "@/components/picker/why-not";
import { Button } from "@/components/ui/button";

interface ContinueBarProps {
  picker: PickerState;
  /** Further dates that are chosen with it. */
  series: ChosenSeries | null;
  buttonRef: Ref<HTMLButtonElement>;
  onContinue: () => void;
}

/** Total and way on, always in sight at the lower edge; where there is no way on, why. */
export function ContinueBar({ picker, series, buttonRef, onContinue }: ContinueBarProps) {
  const { request, quote } = picker;
  const priced = request === null ? undefined : quote.data;
  const canContinue = series ? series.quote !== null && priced !== undefined : priced?.isAvailable === true;
  return (
    <div className={CONTINUE_LOOK}>
      <div className="empty:hidden lg:w-full">{!series && <WhyNot picker={picker} />}</div>
      {priced && (series || priced.isAvailable) && (
        <p className="flex items-baseline justify-between gap-4 font-display-soft text-[1.4rem] tabular-nums">
          <span>{series?.quote ? `Totale, ${series.quote.availableCount} date` : "Totale"}</span>
          <span>{series ? (series.quote ? seriesTotal(series.quote) : "…") : quoteTotal(priced)}</span>
        </p>
      )}
      <Button
        ref={buttonRef}
        variant="action"
        className={CONTINUE_BUTTON_LOOK}
        disabled={!canContinue}
        onClick={onContinue}
      >
        {CONTINUE_LABEL}
      </Button>
    </div>
  );
}
