import { useEffect } from "react";
import { type FieldPathValue, type UseFormReturn, useForm } from "react-hook-form";
import { type FilterValues, filterValuesIn } from "@/components/search/filter-values";
import type { BindField } from "./bind-field";
import { followingFields } from "./period-value";

/** What the fields of a search are drawn with. */
export interface SearchFields {
  bind: BindField;
  values: FilterValues;
  /** Sets a field, and those that follow from it. */
  change: <Name extends keyof FilterValues>(name: Name, value: FilterValues[Name]) => void;
}

/**
 * The state of a search form.
 * @param values what the address asks for; another address is another form, what was not applied is forgotten
 * @param typed what the fields held when the form took the place of the plain one
 */
export function useSearchForm(
  values: FilterValues,
  typed: FormData,
): { form: UseFormReturn<FilterValues>; fields: SearchFields } {
  const form = useForm<FilterValues>({ values });
  const { reset, register, setValue, getValues, watch } = form;
  useEffect(() => reset(filterValuesIn(typed), { keepDefaultValues: true }), [reset, typed]);

  const follow = (changed: keyof FilterValues) => {
    const { endDate, endTime } = followingFields(getValues(), changed);
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
