import { type PricedDays, priceSliderLabels } from "@/components/space/price-slider-labels";
import { Slider } from "@/components/ui/slider";
import { PRICE_SLIDER } from "@/lib/domain/search/space-search";

const ID = "search-maxPrice";

/** The highest price a day, in euros; at its end there is no limit (docs/product.md). `LiveForm` keeps its words in step. */
export function PriceSlider({ value, days }: { value: number; days: PricedDays | null }) {
  const words = priceSliderLabels(value, days);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={ID} className="text-[0.94rem] font-semibold">
          Prezzo massimo
        </label>
        <output htmlFor={ID} data-price="limit" className="text-[0.92rem] text-ink-2 tabular-nums">
          {words.limit}
        </output>
      </div>
      <Slider id={ID} name="maxPrice" {...PRICE_SLIDER} defaultValue={value} aria-valuetext={words.limit} />
      <p aria-hidden className="-mt-1 flex justify-between text-[0.82rem] text-ink-2 tabular-nums">
        <span data-price="least">{words.least}</span>
        <span data-price="most">{words.most}</span>
      </p>
      <p data-price="note" hidden={!words.isForAllDays} className="mt-1 text-[0.85rem] text-ink-2">
        Conta il totale del periodo scelto.
      </p>
    </div>
  );
}
