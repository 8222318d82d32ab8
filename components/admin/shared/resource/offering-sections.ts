import type { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import type { FormSection } from "@/components/shared/form/field-definitions";

interface FieldsOfOffering<Values extends FieldValues> {
  common: readonly FormSection<Values>[];
  price: FormSection<Values>["fields"];
  /** Additional prices and access rules, which most offerings leave unchanged. */
  terms: FormSection<Values>["fields"];
  publication: FormSection<Values>["fields"];
}

export interface OfferingSections<Values extends FieldValues> {
  ofExisting: readonly FormSection<Values>[];
  ofNew: readonly FormSection<Values>[];
}

/** Form sections of a course or an event; for a new one, rarely used fields are collapsed. */
export function offeringSections<Values extends FieldValues>(
  { common, price, terms, publication }: FieldsOfOffering<Values>,
  t: ReturnType<typeof useTranslations<"panel.offerings.form">>,
): OfferingSections<Values> {
  const published = { title: t("publication"), fields: publication };
  return {
    ofExisting: [...common, { title: t("placesAndPrice"), fields: [...price, ...terms] }, published],
    ofNew: [
      ...common,
      { title: t("placesAndPrice"), fields: price },
      { title: t("terms"), fields: terms, isFolded: true },
      { ...published, isFolded: true },
    ],
  };
}
