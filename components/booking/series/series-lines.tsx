import { useTranslations } from "next-intl";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { centsIn, text } from "@/lib/domain/language/text";
import { priceText } from "@/lib/domain/money/price-text";
import { promoLabel } from "@/lib/domain/money/promo-code";
import { describeDate } from "@/lib/domain/search/alternative-text";
import type { SeriesQuote } from "@/lib/schemas/booking/series";

/** "320,00 €", "su richiesta", or both if some dates have no price yet. */
export function seriesTotalText({ totalAmount, isOnRequest }: SeriesQuote): string {
  if (!isOnRequest || totalAmount === 0) return priceText({ totalAmount, isOnRequest });
  return text("bookingWords.amountAndOnRequest", { amount: centsIn(totalAmount) });
}

export function SeriesLines({ quote }: { quote: SeriesQuote }) {
  const t = useTranslations("series");
  const word = useTextResolver();
  const formats = useFormats();
  return (
    <>
      <ol aria-label={t("list")} className="flex flex-col gap-1 text-[0.97rem] tabular-nums">
        {quote.dates.map((date) => (
          <li key={`${date.startDate} ${date.startTime}`} className="flex justify-between gap-4">
            <span>
              <UnbrokenHours>{word(describeDate(date))}</UnbrokenHours>
            </span>
            <span className="whitespace-nowrap">{word(priceText(date))}</span>
          </li>
        ))}
      </ol>
      {quote.promo && quote.promo.amount > 0 && (
        <p className="flex justify-between gap-4 tabular-nums">
          <span>{word(promoLabel(quote.promo.code))}</span>
          <span>{formats.cents(-quote.promo.amount)}</span>
        </p>
      )}
    </>
  );
}
