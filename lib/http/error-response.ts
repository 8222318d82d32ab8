import { databaseError } from "@/lib/data/database-errors";
import type { Language } from "@/lib/domain/language/languages";
import type { Word } from "@/lib/domain/language/text";
import { AppError, type FieldErrors } from "@/lib/errors";
import { wordingOf } from "@/lib/i18n/wording";
import { refusedDateSchema } from "@/lib/schemas/booking/series";
import { conflictSchema } from "@/lib/schemas/conflict";
import { localizeResponse } from "@/lib/schemas/worded";

/** An unreachable database recovers, or is replaced by a standby, within seconds. */
const UNAVAILABLE_SECONDS = 5;

/** Maps a thrown value to an API error. Unknown errors become INTERNAL, whose response does not reveal the cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return databaseError(error) ?? new AppError("INTERNAL", { cause: error });
}

/** The texts of an error by field, in the requested language. */
const wordedErrors = (errors: FieldErrors, word: Word): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, told]) => [field, told.map(word)]));

/** Conflicts are unavailable dates of a series with their reasons, or entries that occupy a room. */
const wordedConflicts = (conflicts: readonly object[], word: Word): unknown[] =>
  conflicts.map((one) =>
    localizeResponse(conflictSchema, localizeResponse(refusedDateSchema, one, word), word),
  );

/**
 * The response for an error: status, Retry-After, and the API's error body.
 * @param language the language of `message`, `errors` and the texts in `conflicts`
 */
export async function errorResponse(error: AppError, language: Language): Promise<Response> {
  const { word } = await wordingOf(language);
  const headers = new Headers();
  const retryAfter = error.retryAfter ?? (error.code === "UNAVAILABLE" ? UNAVAILABLE_SECONDS : undefined);
  if (retryAfter !== undefined) headers.set("Retry-After", String(Math.max(1, Math.ceil(retryAfter))));
  const body = {
    message: word(error.message),
    code: error.code,
    ...(error.errors ? { errors: wordedErrors(error.errors, word) } : {}),
    ...(error.conflicts ? { conflicts: wordedConflicts(error.conflicts, word) } : {}),
    ...(error.totalAmount === undefined ? {} : { totalAmount: error.totalAmount }),
    ...error.beside,
    ...(error.available === undefined ? {} : { available: error.available }),
    ...(error.nextDate === undefined ? {} : { nextDate: error.nextDate }),
  };
  return Response.json(body, { status: error.status, headers });
}
