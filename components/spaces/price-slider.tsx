"use client";

import { useId } from "react";
import { Slider } from "@/components/ui/slider";
import { formatCents } from "@/lib/domain/money/money";
import { PRICE_SLIDER } from "@/lib/domain/space/space-search";
import { priceLimitWords, totalLimit } from "@/lib/domain/space/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

interface PriceSliderProps {
  /** Euros a day. */
  value: number;
  onChange: (value: number) => void;
  /** The days that the limit is for in all; a day where there are none. */
  days: { startDate: CalendarDay; endDate: CalendarDay } | null;
}

/** The highest price a day; at its end there is no limit (docs/product.md). */
export function PriceSlider({ value, onChange, days }: PriceSliderProps) {
  const id = useId();
  const { min, max, step } = PRICE_SLIDER;
  const words = value >= max ? "Nessun limite" : priceLimitWords(value, days);
  const inWords = (euros: number) => formatCents(days ? totalLimit(euros, days) : euros * 100);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-[0.94rem] font-semibold">
          Prezzo massimo
        </label>
        <output htmlFor={id} className="text-[0.92rem] text-ink-2 tabular-nums">
          {words}
        </output>
      </div>
      <Slider
        id={id}
        name="maxPrice"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <p aria-hidden className="-mt-1 flex justify-between text-[0.82rem] text-ink-2 tabular-nums">
        <span>{inWords(min)}</span>
        <span>{inWords(max)} e oltre</span>
      </p>
      {days && <p className="mt-1 text-[0.85rem] text-ink-2">Conta il totale del periodo scelto.</p>}
    </div>
  );
}
