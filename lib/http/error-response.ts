import { databaseError } from "@/lib/data/database-errors";
import { AppError } from "@/lib/errors";

/**
 * Maps a thrown value to an error of the API. Unknown errors become INTERNAL, whose answer does not reveal the
 * cause.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return databaseError(error) ?? new AppError("INTERNAL", { cause: error });
}

/** The response for an error: status, Retry-After, and the error body of the API. */
export function errorResponse(error: AppError): Response {
  const headers = new Headers();
  if (error.retryAfter !== undefined)
    headers.set("Retry-After", String(Math.max(1, Math.ceil(error.retryAfter))));
  const body = {
    message: error.message,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.conflicts ? { conflicts: error.conflicts } : {}),
    ...(error.totalAmount === undefined ? {} : { totalAmount: error.totalAmount }),
    ...(error.nextDate === undefined ? {} : { nextDate: error.nextDate }),
  };
  return Response.json(body, { status: error.status, headers });
}
