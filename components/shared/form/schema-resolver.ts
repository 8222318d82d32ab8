import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * Checks a form by a schema, each field with the first message that the schema has for it. The resolver of
 * @hookform/resolvers shows the first branch of a union instead, which says "Valore non valido" of an empty number.
 */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
): Resolver<Values, unknown, Output> {
  return (values, _context, options) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of result.error.issues)
      errors[path.map(String).join(".")] ??= { type: code, message };
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
