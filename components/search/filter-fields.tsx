import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BindField } from "@/components/search/bind-field";
import { type FilterValues, periodOf } from "@/components/search/filter-values";
import { PeopleStepper } from "@/components/search/people-stepper";
import { PriceSlider } from "@/components/search/price-slider";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SERVICES, SPACE_TYPES } from "@/lib/domain/search/space-search";

interface FilterFieldsProps {
  bind: BindField;
  values: FilterValues;
  /** The fields of the period. */
  period: ReactNode;
  /** Adds or removes a person; only in the interactive form. */
  onStep?: (by: 1 | -1) => void;
}

/** The fields of the filter panel, for both the server's plain form and the interactive one. */
export function FilterFields({ bind, values, period, onStep }: FilterFieldsProps) {
  const t = useTranslations("searchForm");
  return (
    <>
      {period}
      <Field label={t("type")}>
        <Select id="search-type" {...bind("type")}>
          <option value="">{t("allTypes")}</option>
          {SPACE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <PriceSlider bind={bind} value={values.maxPrice} days={periodOf(values)} />
      <PeopleStepper bind={bind} value={values.people} onStep={onStep} />
      {/* The capacity range of a URL in the former format. */}
      {values.capacity && <input type="hidden" {...bind("capacity")} />}
      <fieldset>
        <legend className="mb-1 text-[0.94rem] font-semibold">{t("services")}</legend>
        {SERVICES.map((service) => (
          <CheckboxField key={service} value={service} {...bind("services", service)}>
            {t(`service.${service}`)}
          </CheckboxField>
        ))}
      </fieldset>
    </>
  );
}
