"use client";

import { useId } from "react";
import { Slider } from "@/components/ui/slider";
import { formatCents } from "@/lib/domain/money/money";
import { PRICE_SLIDER } from "@/lib/domain/space/space-search";

interface PriceSliderProps {
  /** Euros a day. */
  value: number;
  onChange: (value: number) => void;
}

/** The highest price a day; at its end there is no limit (docs/product.md). */
export function PriceSlider({ value, onChange }: PriceSliderProps) {
  const id = useId();
  const { min, max, step } = PRICE_SLIDER;
  const words = value >= max ? "Nessun limite" : `fino a ${formatCents(value * 100)} al giorno`;
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
        <span>{formatCents(min * 100)}</span>
        <span>{formatCents(max * 100)} e oltre</span>
      </p>
    </div>
  );
}
