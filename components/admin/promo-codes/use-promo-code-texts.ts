import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useFormats } from "@/components/ui/use-words";
import type { PromoCode } from "@/lib/schemas/money/promo-code";

export function usePromoCodeTexts() {
  const t = useTranslations("panel.promoCodes");
  const formats = useFormats();
  return useMemo(
    () => ({
      /** "10 %", "5,00 €, da 50,00 €" */
      discountOf: ({ percent, amount, minAmount }: PromoCode): string => {
        const discount = percent === null ? formats.cents(amount ?? 0) : t("percent", { percent });
        return minAmount === 0
          ? discount
          : `${discount}, ${t("minimum", { amount: formats.cents(minAmount) })}`;
      },
      validityOf: ({ validFrom, validUntil }: PromoCode): string => {
        if (validFrom !== null && validUntil !== null)
          return t("between", { first: formats.shortDay(validFrom), last: formats.shortDay(validUntil) });
        if (validFrom !== null) return t("from", { day: formats.shortDay(validFrom) });
        return validUntil === null ? t("always") : t("until", { day: formats.shortDay(validUntil) });
      },
      /** "3 di 10, una volta a persona" */
      usesOf: ({ usedCount, maxUses, maxUsesPerPerson }: PromoCode): string =>
        [
          maxUses === null ? String(usedCount) : t("uses", { used: usedCount, most: maxUses }),
          ...(maxUsesPerPerson === null ? [] : [t("perPerson", { count: maxUsesPerPerson })]),
        ].join(", "),
      kindsOf: ({ kinds }: PromoCode): string => kinds.map((kind) => t(`kind.${kind}`)).join(", "),
    }),
    [t, formats],
  );
}
