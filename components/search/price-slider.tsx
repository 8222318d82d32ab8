import { useTranslations } from "next-intl";
import type { BindField } from "@/components/search/bind-field";
import { Slider } from "@/components/ui/slider";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { PRICE_SLIDER } from "@/lib/domain/search/space-search";
import { formatPriceLimit, totalLimit } from "@/lib/domain/search/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

const ID = "search-maxPrice";

interface PriceSliderProps {
  bind: BindField;
  /** Euros per day; the end of the slider means no limit (docs/product.md). */
  value: number;
  /** The searched days, if known: the labels are then totals. */
  days: { startDate: CalendarDay; endDate: CalendarDay } | null;
}

/** The highest price per day, in euros, and the resulting total for all days. */
export function PriceSlider({ bind, value, days }: PriceSliderProps) {
  const t = useTranslations("searchForm");
  const formats = useFormats();
  const word = useTextResolver();
  const { min, max } = PRICE_SLIDER;
  const limitOf = (euros: number) => formats.cents(days ? totalLimit(euros, days) : euros * 100);
  const limit = value >= max ? t("noLimit") : word(formatPriceLimit(value, days));
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={ID} className="text-[0.94rem] font-semibold">
          {t("maxPrice")}
        </label>
        <output htmlFor={ID} className="text-[0.92rem] text-ink-2 tabular-nums">
          {limit}
        </output>
      </div>
      <Slider id={ID} {...PRICE_SLIDER} aria-valuetext={limit} {...bind("maxPrice")} />
      <p aria-hidden className="-mt-1 flex justify-between text-[0.82rem] text-ink-2 tabular-nums">
        <span>{limitOf(min)}</span>
        <span>{t("andMore", { amount: limitOf(max) })}</span>
      </p>
      {days !== null && <p className="mt-1 text-[0.85rem] text-ink-2">{t("countsTotal")}</p>}
    </div>
  );
}
