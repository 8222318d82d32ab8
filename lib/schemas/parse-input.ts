import type { z } from "zod";
import { AppError, type FieldErrors } from "@/lib/errors";

/** Messages by field path ("timetable.0.endTime"); issues of the whole body have the key "_". */
function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".") || "_";
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/**
 * Parses a request. Only here is a failure the caller's fault: a ZodError from elsewhere (a response, a stored value)
 * is a bug and becomes a logged 500.
 * @throws AppError VALIDATION, with the messages by field
 */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error);
  const messages = Object.values(errors).flat();
  // With a single issue, its message is more useful in a toast than the general one.
  throw new AppError(
    "VALIDATION",
    messages.length === 1 && !errors._ ? { errors, message: messages[0] } : { errors },
  );
}
