import { useEffect } from "react";
import { type FieldPathValue, type UseFormReturn, useForm } from "react-hook-form";
import { type FilterValues, filterValuesIn } from "@/components/search/filter-values";
import type { BindField } from "./bind-field";
import { dependentFields } from "./period-value";

export interface SearchFields {
  bind: BindField;
  values: FilterValues;
  /** Sets a field and updates the dependent fields. */
  change: <Name extends keyof FilterValues>(name: Name, value: FilterValues[Name]) => void;
}

/**
 * The state of a search form.
 * @param values the values in the URL; when they change, input that was not applied is discarded
 * @param typed the input in the plain form that this form replaced
 */
export function useSearchForm(
  values: FilterValues,
  typed: FormData,
): { form: UseFormReturn<FilterValues>; fields: SearchFields } {
  const form = useForm<FilterValues>({ values });
  const { reset, register, setValue, getValues, watch } = form;
  useEffect(() => {
    const input = filterValuesIn(typed);
    // The plain form does not fill in the check-out.
    reset({ ...input, ...dependentFields(input, "startDate") }, { keepDefaultValues: true });
  }, [reset, typed]);

  const follow = (changed: keyof FilterValues) => {
    const { endDate, endTime } = dependentFields(getValues(), changed);
    if (endDate !== undefined) setValue("endDate", endDate);
    if (endTime !== undefined) setValue("endTime", endTime);
  };
  return {
    form,
    fields: {
      bind: (name) =>
        register(name, { onChange: () => follow(name), ...(name === "maxPrice" && { valueAsNumber: true }) }),
      values: watch(),
      change: (name, value) => {
        setValue(name, value as FieldPathValue<FilterValues, typeof name>);
        follow(name);
      },
    },
  };
}
