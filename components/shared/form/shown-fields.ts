import { type FieldValues, get } from "react-hook-form";
import type { FieldDefinition } from "./field-definitions";

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Whether a field is there: by the switch that it goes with, and by the list that says what it would say. */
export function isShown(
  { name, shownWith, followsFrom }: FieldDefinition<FieldValues>,
  values: FieldValues,
  begin: FieldValues,
): boolean {
  if (shownWith !== undefined && get(values, shownWith) !== true) return false;
  return followsFrom === undefined || isEmpty(get(values, followsFrom)) || !isEmpty(get(begin, name));
}
