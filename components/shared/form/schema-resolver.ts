import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * A resolver that validates a form with a schema and shows the first message of each field. The resolver of
 * @hookform/resolvers takes the message of a union's first branch instead, "Valore non valido" for an empty number.
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
