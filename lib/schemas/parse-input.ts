import type { z } from "zod";
import { AppError, type FieldErrors } from "@/lib/errors";

/** Field messages by path ("timetable.0.endTime"); issues of the whole body stand under "_". */
function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".") || "_";
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/**
 * What a caller sent, read by its schema. The only parsing whose failure is the caller's fault: a ZodError from
 * anywhere else (an answer, a stored value) is a mistake of ours and becomes a logged 500.
 * @throws AppError VALIDATION, with the messages by field
 */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error);
  const messages = Object.values(errors).flat();
  // A single complaint is worth more in a toast than "check your input".
  throw new AppError(
    "VALIDATION",
    messages.length === 1 && !errors._ ? { errors, message: messages[0] } : { errors },
  );
}
