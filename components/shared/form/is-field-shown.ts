import { type FieldValues, get } from "react-hook-form";
import type { FieldDefinition } from "./field-definitions";

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Evaluates `shownWith` and `followsFrom`. */
export function isFieldShown(
  { name, shownWith, followsFrom }: FieldDefinition<FieldValues>,
  values: FieldValues,
  initialValues: FieldValues,
): boolean {
  if (shownWith !== undefined && get(values, shownWith) !== true) return false;
  return followsFrom === undefined || isEmpty(get(values, followsFrom)) || !isEmpty(get(initialValues, name));
}
