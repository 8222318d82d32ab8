import { useTranslations } from "next-intl";
import type { z } from "zod";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { seriesPaymentInputSchema } from "@/lib/schemas/till/payment";
import type { Ways } from "./use-payment-methods";

/** Form for payments with a fixed amount: everything due for a series, or everything to be refunded. */
export const wholeAmountSchema = seriesPaymentInputSchema.omit({ amount: true });

export function useWholeAmountSections(
  title: string,
  ways: Ways | undefined,
): readonly FormSection<z.input<typeof wholeAmountSchema>>[] {
  const t = useTranslations("panel.payments.form");
  const options = ways?.options ?? [];
  return [
    {
      title,
      fields: [
        { kind: "select", name: "method", label: t("method"), width: "half", options },
        { kind: "date", name: "date", label: t("date"), width: "half" },
        { kind: "text", name: "note", label: t("note"), optional: true },
      ],
    },
  ];
}
