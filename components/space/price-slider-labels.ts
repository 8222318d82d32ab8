import { formatCents } from "@/lib/domain/money/money";
import { PRICE_SLIDER } from "@/lib/domain/search/space-search";
import { formatPriceLimit, totalLimit } from "@/lib/domain/search/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

/** The days for which the price limit is shown in total. */
export interface PricedDays {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** The labels of the price slider at `euros` per day: per day, or in total for the searched days. */
export function priceSliderLabels(euros: number, days: PricedDays | null) {
  const { min, max } = PRICE_SLIDER;
  const formatLimit = (limit: number) => formatCents(days ? totalLimit(limit, days) : limit * 100);
  return {
    limit: euros >= max ? "Nessun limite" : formatPriceLimit(euros, days),
    least: formatLimit(min),
    most: `${formatLimit(max)} e oltre`,
    isForAllDays: days !== null,
  };
}
