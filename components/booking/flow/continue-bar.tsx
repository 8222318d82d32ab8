import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { seriesTotalText } from "@/components/booking/series/series-lines";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { CONTINUE_BAR_CLASS } from "@/components/picker/picker-frame";
import { UnavailableReason } from "@/components/picker/unavailable-reason";
import type { PickerState } from "@/components/picker/use-picker";
import { Button } from "@/components/ui/button";
import { useWord } from "@/components/ui/use-words";
import { priceText } from "@/lib/domain/money/price-text";

interface ContinueBarProps {
  picker: PickerState;
  /** The chosen series; null for a single booking. */
  series: ChosenSeries | null;
  buttonRef: Ref<HTMLButtonElement>;
  onContinue: () => void;
}

/** The sticky bar with the total and the continue button, or the reason why the choice cannot be booked. */
export function ContinueBar({ picker, series, buttonRef, onContinue }: ContinueBarProps) {
  const t = useTranslations("picker");
  const word = useWord();
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
