import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import type { PromoQuote } from "@/lib/schemas/money/promo-code";

/** The price line "Codice ESTATE −5,00 €". Renders nothing without a discount. */
export function PromoDiscount({ promo }: { promo: PromoQuote | undefined }) {
  const t = useTranslations("promoCode");
  const formats = useFormats();
  if (promo === undefined || promo.discount === 0) return null;
  return (
    <p className="flex justify-between gap-4 text-ink-2 tabular-nums">
      <span className="min-w-0 wrap-anywhere">{t("discount", { code: promo.code })}</span>
      <span className="whitespace-nowrap">{formats.cents(-promo.discount)}</span>
    </p>
  );
}
