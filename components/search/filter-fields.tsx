import type { ReactNode } from "react";
import type { BindField } from "@/components/search/bind-field";
import { type FilterValues, periodOf } from "@/components/search/filter-values";
import { PeopleStepper } from "@/components/search/people-stepper";
import { PriceSlider } from "@/components/search/price-slider";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SERVICE_LABELS, SERVICES, SPACE_TYPE_LABELS, SPACE_TYPES } from "@/lib/domain/search/space-search";

interface FilterFieldsProps {
  bind: BindField;
  values: FilterValues;
  /** The fields of the period. */
  period: ReactNode;
  /** Adds or removes a person, where the form runs in the browser. */
  onStep?: (by: 1 | -1) => void;
}

/** The fields of the filter panel, for the plain form of the server and for the one that the browser runs. */
export function FilterFields({ bind, values, period, onStep }: FilterFieldsProps) {
  return (
    <>
      {period}
      <Field label="Tipo di spazio">
        <Select id="search-type" {...bind("type")}>
          <option value="">Tutti gli spazi</option>
          {SPACE_TYPES.map((type) => (
            <option key={type} value={type}>
              {SPACE_TYPE_LABELS[type]}
            </option>
          ))}
        </Select>
      </Field>
      <PriceSlider bind={bind} value={values.maxPrice} days={periodOf(values)} />
      <PeopleStepper bind={bind} value={values.people} onStep={onStep} />
      {/* The range of an old address. */}
      {values.capacity && <input type="hidden" {...bind("capacity")} />}
      <fieldset>
        <legend className="mb-1 text-[0.94rem] font-semibold">Servizi</legend>
        {SERVICES.map((service) => (
          <CheckboxField key={service} value={service} {...bind("services", service)}>
            {SERVICE_LABELS[service]}
          </CheckboxField>
        ))}
      </fieldset>
    </>
  );
}
