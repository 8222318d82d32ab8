import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { PROMO_KINDS } from "@/lib/domain/money/promo-code";
import type { PromoCodeValues } from "./promo-code-form";

/** The fields of the form of a code. */
export function usePromoCodeSections(): readonly FormSection<PromoCodeValues>[] {
  const t = useTranslations("panel.promoCodes");
  return useMemo(() => {
    const noLimit = t("form.noLimit");
    return [
      {
        title: t("form.section"),
        fields: [
          { kind: "text", name: "code", label: t("form.code"), hint: t("form.codeHint") },
          {
            kind: "number",
            name: "percent",
            label: t("form.percent"),
            hint: t("form.discountHint"),
            width: "half",
          },
          { kind: "price", name: "amount", label: t("form.amount"), width: "half" },
          {
            kind: "price",
            name: "minAmount",
            label: t("form.minAmount"),
            hint: t("form.minAmountHint"),
          },
        ],
      },
      {
        title: t("form.when"),
        fields: [
          { kind: "date", name: "validFrom", label: t("form.validFrom"), optional: true, width: "half" },
          { kind: "date", name: "validUntil", label: t("form.validUntil"), optional: true, width: "half" },
          { kind: "number", name: "maxUses", label: t("form.maxUses"), hint: noLimit, width: "half" },
          {
            kind: "number",
            name: "maxUsesPerPerson",
            label: t("form.maxUsesPerPerson"),
            hint: noLimit,
            width: "half",
          },
          {
            kind: "checkboxes",
            name: "kinds",
            label: t("form.kinds"),
            options: PROMO_KINDS.map((value) => ({ name: "kinds", value, label: t(`kind.${value}`) })),
          },
          { kind: "switch", name: "isActive", label: t("form.isActive"), hint: t("form.isActiveHint") },
        ],
      },
    ];
  }, [t]);
}
