import { seriesTotalText } from "@/components/booking/series/series-lines";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { totalText } from "@/components/picker/quote-total";
import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/room-time/period";
import type { Word } from "@/lib/i18n/word";
import type { Plan } from "@/lib/schemas/panel/board";

interface Shown {
  series: ChosenSeries | null;
  /** The answer for what is chosen now; undefined until it is there. */
  plan: Plan | undefined;
  price: { total: number | undefined; isChanged: boolean };
  word: Word;
}

/** The price on the button, of one date or of a whole series; "" until it is known. */
export function totalLabel({ series, plan, price, word }: Shown): string {
  if (price.isChanged) return word(totalText(price.total));
  if (series)
    return series.quote ? `${series.quote.availableCount} date, ${word(seriesTotalText(series.quote))}` : "";
  if (!plan) return "";
  return plan.isOnRequest ? ON_REQUEST_TEXT : formatCents(plan.totalAmount);
}

/** Why it cannot be booked as chosen; undefined where it can, or that is not known yet. */
export function whyNotBooked(
  period: Period | null,
  plan: Plan | undefined,
  series: ChosenSeries | null,
): string | undefined {
  if (period === null) return "Scegli un giorno e un orario.";
  if (series)
    return series.quote === null && !series.isChecking ? "Controlla le date della serie." : undefined;
  return plan?.unavailable ? `Non si può prenotare: ${plan.unavailable.message}` : undefined;
}
