import type { BindField } from "@/components/search/bind-field";
import { type PricedDays, priceSliderLabels } from "@/components/space/price-slider-labels";
import { Slider } from "@/components/ui/slider";
import { PRICE_SLIDER } from "@/lib/domain/search/space-search";

const ID = "search-maxPrice";

interface PriceSliderProps {
  bind: BindField;
  /** Euros a day; at the end of the slider there is no limit (docs/product.md). */
  value: number;
  /** The days that are searched, where they are known. */
  days: PricedDays | null;
}

/** The highest price a day, in euros, and what it means for all days. */
export function PriceSlider({ bind, value, days }: PriceSliderProps) {
  const words = priceSliderLabels(value, days);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={ID} className="text-[0.94rem] font-semibold">
          Prezzo massimo
        </label>
        <output htmlFor={ID} className="text-[0.92rem] text-ink-2 tabular-nums">
          {words.limit}
        </output>
      </div>
      <Slider id={ID} {...PRICE_SLIDER} aria-valuetext={words.limit} {...bind("maxPrice")} />
      <p aria-hidden className="-mt-1 flex justify-between text-[0.82rem] text-ink-2 tabular-nums">
        <span>{words.least}</span>
        <span>{words.most}</span>
      </p>
      {words.isForAllDays && (
        <p className="mt-1 text-[0.85rem] text-ink-2">Conta il totale del periodo scelto.</p>
      )}
    </div>
  );
}
