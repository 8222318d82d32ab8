import { formatCents } from "@/lib/domain/money/money";
import { PRICE_SLIDER } from "@/lib/domain/search/space-search";
import { formatPriceLimit, totalLimit } from "@/lib/domain/search/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

/** The days that a limit is for in all. */
export interface PricedDays {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** What the slider says at `euros` a day: for a day, or for all days where they are known. */
export function priceWords(euros: number, days: PricedDays | null) {
  const { min, max } = PRICE_SLIDER;
  const inWords = (limit: number) => formatCents(days ? totalLimit(limit, days) : limit * 100);
  return {
    limit: euros >= max ? "Nessun limite" : formatPriceLimit(euros, days),
    least: inWords(min),
    most: `${inWords(max)} e oltre`,
    isForAllDays: days !== null,
  };
}
