import { useTranslations } from "next-intl";
import { seriesTotalText } from "@/components/booking/series/series-lines";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { totalText } from "@/components/picker/quote-total";
import { useFormats } from "@/components/ui/use-words";
import { priceText } from "@/lib/domain/money/price-text";
import type { Period } from "@/lib/domain/room-time/period";
import type { Word } from "@/lib/i18n/word";
import type { Plan } from "@/lib/schemas/panel/board";

type Translate = ReturnType<typeof useTranslations<"panel.booking.new">>;

interface Chosen {
  series: ChosenSeries | null;
  /** The server's plan for the current choice; undefined until it has loaded. */
  plan: Plan | undefined;
}

interface Shown extends Chosen {
  price: { total: number | undefined; isChanged: boolean };
  word: Word;
}

/** The price on the button, of one date or of a whole series; "" while it is unknown. */
export function totalLabel(t: Translate, { series, plan, price, word }: Shown): string {
  if (price.isChanged) return word(totalText(price.total));
  if (!series) return plan ? word(priceText(plan)) : "";
  if (!series.quote) return "";
  const total = word(seriesTotalText(series.quote));
  return t("seriesTotal", { count: series.quote.availableCount, total });
}

/** Why the current choice cannot be booked; undefined if it can, or if that is not known yet. */
export function notBookableReason(
  t: Translate,
  { period, plan, series }: Chosen & { period: Period | null },
): string | undefined {
  if (period === null) return t("choosePeriod");
  if (series) return series.quote === null && !series.isChecking ? t("checkSeries") : undefined;
  return plan?.unavailable ? t("notBookable", { reason: plan.unavailable.message }) : undefined;
}

/** Breakdown of a price, if it consists of more than the room's: extras and discounts. */
export function MemberPrice({ plan: { lines } }: { plan: Plan }) {
  const t = useTranslations("panel.booking.new");
  const discounts = lines.filter(({ amount }) => amount < 0);
  const extras = lines.filter(({ extraId }) => extraId !== undefined);
  if (discounts.length === 0 && extras.length === 0) return null;
  const ofRoom = lines.filter(({ amount, extraId }) => amount >= 0 && extraId === undefined);
  return (
    <dl className="grid gap-y-1 px-4 text-[0.95rem] tabular-nums">
      <Line
        label={t(extras.length > 0 ? "roomPrice" : "fullPrice")}
        amount={ofRoom.reduce((sum, { amount }) => sum + amount, 0)}
      />
      {[...extras, ...discounts].map(({ label, quantity, amount }) => (
        <Line key={label} label={quantity > 1 ? `${label} × ${quantity}` : label} amount={amount} />
      ))}
    </dl>
  );
}

function Line({ label, amount }: { label: string; amount: number }) {
  const formats = useFormats();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd>{formats.cents(amount)}</dd>
    </div>
  );
}
