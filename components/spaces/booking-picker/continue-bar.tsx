import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { seriesTotal } from "../series/series-lines";
import type { ChosenSeries } from "../series/series-step";
import { quoteTotal } from "./quote-total";
import type { PickerState } from "./use-picker";
import { WhyNot } from "./why-not";

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
    <div className="sticky bottom-0 z-20 -mx-2 flex flex-col gap-2.5 rounded-b-xl border-t bg-surface px-4.5 pt-3 pb-[max(0.9rem,env(safe-area-inset-bottom))] lg:mx-0 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-6 lg:rounded-xl lg:border lg:px-6 lg:py-3.5 lg:shadow-raised lg:[grid-column:1/-1]">
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
        className="w-full lg:ml-auto lg:w-auto lg:min-w-80"
        disabled={!canContinue}
        onClick={onContinue}
      >
        Continua con la prenotazione
      </Button>
    </div>
  );
}
