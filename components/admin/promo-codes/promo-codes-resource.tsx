import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { useResourceTexts } from "@/components/admin/shared/resource/use-resource-texts";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import type { Column } from "@/components/shared/table/columns";
import { useFormats } from "@/components/ui/use-words";
import { PROMO_KINDS } from "@/lib/domain/money/promo-code";
import type { PromoCode } from "@/lib/schemas/money/promo-code";
import type { PromoCodeOutput, PromoCodeValues } from "./promo-code-form";
import { usePromoCodeTexts } from "./use-promo-code-texts";

function usePromoCodeSections(): readonly FormSection<PromoCodeValues>[] {
  const t = useTranslations("panel.promoCodes");
  const tForm = useTranslations("panel.promoCodes.form");
  return useMemo(() => {
    const noLimit = t("form.noLimit");
    return [
      {
        title: t("form.section"),
        fields: labelled(tForm, [
          { kind: "text", name: "code", hint: tForm("codeHint") },
          { kind: "number", name: "percent", hint: tForm("discountHint"), width: "half" },
          { kind: "price", name: "amount", width: "half" },
          { kind: "price", name: "minAmount", hint: tForm("minAmountHint") },
        ]),
      },
      {
        title: t("form.when"),
        fields: labelled(tForm, [
          { kind: "date", name: "validFrom", optional: true, width: "half" },
          { kind: "date", name: "validUntil", optional: true, width: "half" },
          { kind: "number", name: "maxUses", hint: noLimit, width: "half" },
          { kind: "number", name: "maxUsesPerPerson", hint: noLimit, width: "half" },
          {
            kind: "checkboxes",
            name: "kinds",
            options: PROMO_KINDS.map((value) => ({ name: "kinds", value, label: t(`kind.${value}`) })),
          },
          { kind: "switch", name: "isActive", hint: tForm("isActiveHint") },
        ]),
      },
    ];
  }, [t, tForm]);
}

const rules = lazyRules(async () => (await import("./promo-code-form")).promoCodeRules);

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
      { key: "discount", header: t("column.discount"), priority: "high", text: discountOf },
      { key: "validity", header: t("column.validity"), priority: "high", text: validityOf },
      { key: "kinds", header: t("form.kinds"), priority: "low", text: kindsOf },
      {
        key: "uses",
        header: t("column.uses"),
        priority: "high",
        text: usesOf,
        sortValue: ({ usedCount }) => usedCount,
      },
      {
        key: "given",
        header: t("column.given"),
        priority: "high",
        align: "end",
        text: ({ discountAmount }) => formats.cents(discountAmount),
        sortValue: ({ discountAmount }) => discountAmount,
      },
      {
        key: "yield",
        header: t("column.yield"),
        priority: "high",
        align: "end",
        text: ({ totalAmount }) => formats.cents(totalAmount),
        sortValue: ({ totalAmount }) => totalAmount,
      },
    ],
    [t, formats, discountOf, validityOf, usesOf, kindsOf],
  );
}

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
