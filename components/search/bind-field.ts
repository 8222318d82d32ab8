import type { UseFormRegisterReturn } from "react-hook-form";
import type { FilterValues } from "@/components/search/filter-values";

/** Connects a native control to its form: plain HTML on the server, react-hook-form in the browser. */
type FieldBinding = Partial<UseFormRegisterReturn> & {
  name: string;
  defaultValue?: string | number;
  defaultChecked?: boolean;
};

/** @param option the value of one checkbox among several with the same name */
export type BindField = (name: keyof FilterValues, option?: string) => FieldBinding;

/** The fields of a plain GET form with the initial `values`. */
export function plainFields(values: Partial<FilterValues>): BindField {
  return (name, option) => {
    const value = values[name];
    if (typeof value === "boolean") return { name, defaultChecked: value };
    if (Array.isArray(value)) return { name, defaultChecked: value.some((chosen) => chosen === option) };
    return { name, ...(value === undefined ? {} : { defaultValue: value }) };
  };
}
