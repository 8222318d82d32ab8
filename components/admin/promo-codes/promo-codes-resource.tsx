import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { lateRules, type Resource } from "@/components/admin/shared/resource/resource";
import { useResourceTexts } from "@/components/admin/shared/resource/use-resource-texts";
import type { Column } from "@/components/shared/table/columns";
import { useFormats } from "@/components/ui/use-words";
import type { PromoCode } from "@/lib/schemas/money/promo-code";
import type { PromoCodeOutput, PromoCodeValues } from "./promo-code-form";
import { usePromoCodeSections } from "./use-promo-code-sections";
import { usePromoCodeTexts } from "./use-promo-code-texts";

const rules = lateRules(async () => (await import("./promo-code-form")).promoCodeRules);

function usePromoCodeColumns(): readonly Column<PromoCode>[] {
  const t = useTranslations("panel.promoCodes");
  const formats = useFormats();
  const { discountOf, validityOf, usesOf, kindsOf } = usePromoCodeTexts();
  return useMemo(
    () => [
      {
        key: "code",
        header: t("column.code"),
        priority: "title",
        cell: ({ code }) => <span className="font-semibold">{code}</span>,
        text: ({ code }) => code,
        sortValue: ({ code }) => code,
      },
      {
        key: "discount",
        header: t("column.discount"),
        priority: "high",
        cell: discountOf,
        text: discountOf,
      },
      { key: "validity", header: t("column.validity"), priority: "high", cell: validityOf, text: validityOf },
      { key: "kinds", header: t("form.kinds"), priority: "low", cell: kindsOf, text: kindsOf },
      {
        key: "uses",
        header: t("column.uses"),
        priority: "high",
        cell: usesOf,
        text: usesOf,
        sortValue: ({ usedCount }) => usedCount,
      },
      {
        key: "given",
        header: t("column.given"),
        priority: "high",
        align: "end",
        cell: ({ discountAmount }) => formats.cents(discountAmount),
        text: ({ discountAmount }) => formats.cents(discountAmount),
        sortValue: ({ discountAmount }) => discountAmount,
      },
      {
        key: "yield",
        header: t("column.yield"),
        priority: "high",
        align: "end",
        cell: ({ totalAmount }) => formats.cents(totalAmount),
        text: ({ totalAmount }) => formats.cents(totalAmount),
        sortValue: ({ totalAmount }) => totalAmount,
      },
    ],
    [t, formats, discountOf, validityOf, usesOf, kindsOf],
  );
}

/** Codes in the panel: how they are listed with their use and yield, edited, switched off and deleted. */
export function usePromoCodesResource(): Resource<PromoCode, PromoCodeValues, PromoCodeOutput> {
  const t = useTranslations("panel.promoCodes");
  const texts = useResourceTexts("panel.promoCodes.texts");
  const sections = usePromoCodeSections();
  const columns = usePromoCodeColumns();
  return useMemo(
    () => ({
      page: "promo-codes",
      endpoint: "/api/promo-codes",
      listPath: "/api/promo-codes",
      csvName: t("fileName"),
      texts: {
        ...texts,
        linked: {
          before: t("texts.linkedBefore"),
          refused: t("texts.linkedRefused"),
          hideInstead: t("texts.hideInstead"),
        },
      },
      nameOf: ({ code }) => code,
      whyFinal: () => t("texts.deletedFinal"),
      visibility: {
        isOn: ({ isActive }) => isActive,
        change: (isActive) => ({ isActive }),
        header: t("visibility.header"),
        words: () => ({ on: t("visibility.on"), off: t("visibility.off") }),
        showLabel: t("visibility.show"),
        hideLabel: t("visibility.hide"),
      },
      columns,
      sections,
      rules,
    }),
    [t, texts, columns, sections],
  );
}
