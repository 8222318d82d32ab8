import { ZodError } from "zod";
import { databaseError } from "@/lib/data/database-errors";
import { AppError, type FieldErrors } from "@/lib/errors";

/** Field messages by path ("timetable.0.endTime"); issues of the whole body stand under "_". */
function fieldErrors(error: ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".") || "_";
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/** What was thrown, as an error of the contract. Anything unknown is INTERNAL and says nothing of its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) {
    const errors = fieldErrors(error);
    const messages = Object.values(errors).flat();
    // A single complaint is worth more in a toast than "check your input".
    return new AppError(
      "VALIDATION",
      messages.length === 1 && !errors._ ? { errors, message: messages[0] } : { errors },
    );
  }
  return databaseError(error) ?? new AppError("INTERNAL", { cause: error });
}

/** The error body of the contract ("Conventions"). */
export function errorResponse(error: AppError): Response {
  const headers = new Headers();
  if (error.retryAfter !== undefined)
    headers.set("Retry-After", String(Math.max(1, Math.ceil(error.retryAfter))));
  const body = {
    message: error.message,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
  };
  return Response.json(body, { status: error.status, headers });
}
