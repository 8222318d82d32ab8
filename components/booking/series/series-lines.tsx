import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import { alternativePrice, describeDate } from "@/lib/domain/search/alternative-text";
import type { SeriesQuote } from "@/lib/schemas/booking/series";

/** "320,00 €", "su richiesta", or both where some dates have no price yet. */
export function formatSeriesTotal({ totalAmount, isOnRequest }: SeriesQuote): string {
  if (!isOnRequest) return formatCents(totalAmount);
  return totalAmount === 0 ? ON_REQUEST_TEXT : `${formatCents(totalAmount)} + ${ON_REQUEST_TEXT}`;
}

/** The dates of the series with their prices. */
export function SeriesLines({ quote }: { quote: SeriesQuote }) {
  return (
    <ol
      aria-label="Date"
      className="flex max-h-52 flex-col gap-1 overflow-y-auto text-[0.97rem] tabular-nums"
    >
      {quote.dates.map((date) => (
        <li key={`${date.startDate} ${date.startTime}`} className="flex justify-between gap-4">
          <span>{describeDate(date)}</span>
          <span className="whitespace-nowrap">{alternativePrice(date)}</span>
        </li>
      ))}
    </ol>
  );
}
