"use client";

import { useTranslations } from "next-intl";
import type { z } from "zod";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { seriesPaymentInputSchema } from "@/lib/schemas/till/payment";
import type { Ways } from "./use-ways";

/** The form of money whose amount is not to choose: all that is due of a series, all that is to be given back. */
export const wholeAmountSchema = seriesPaymentInputSchema.omit({ amount: true });

/** Its fields: how, when, and a note. */
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
