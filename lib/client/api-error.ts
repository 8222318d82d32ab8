import { isRecord } from "@/lib/domain/site/is-record";
import type { FieldErrors } from "@/lib/errors";
import type { UpfrontAmounts } from "@/lib/schemas/money/prepayment";

interface ErrorBody {
  message?: unknown;
  code?: unknown;
  errors?: unknown;
  conflicts?: unknown;
  totalAmount?: unknown;
  prepayAmount?: unknown;
  payBy?: unknown;
  depositAmount?: unknown;
}

function parseBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (list) => Array.isArray(list) && list.every((item) => typeof item === "string"),
    )
  );
}

function besideIn({ prepayAmount, payBy, depositAmount }: ErrorBody): UpfrontAmounts | null {
  if (typeof prepayAmount !== "number" || typeof depositAmount !== "number") return null;
  return { prepayAmount, payBy: typeof payBy === "string" ? payBy : null, depositAmount };
}

/**
 * An error response of the API. `message` is "status: text", for logs; `serverMessage` is the message for the user, in
 * the language of the page, and `errors` has the messages by field.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly serverMessage: string | null;
  readonly errors: FieldErrors | null;
  /** The conflicts that the server lists, for example with existing bookings; empty if there are none. */
  readonly conflicts: readonly unknown[];
  /** The current total in cents, if the price has changed. */
  readonly totalAmount: number | null;
  /** The current prepayment and deposit, if a room's amounts were refused; null otherwise. */
  readonly beside: UpfrontAmounts | null;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    const body = parseBody(text);
    this.code = typeof body.code === "string" ? body.code : null;
    this.serverMessage = typeof body.message === "string" && body.message ? body.message : null;
    this.errors = isFieldErrors(body.errors) ? body.errors : null;
    this.totalAmount = typeof body.totalAmount === "number" ? body.totalAmount : null;
    this.beside = besideIn(body);
    this.conflicts = Array.isArray(body.conflicts) ? body.conflicts : [];
  }
}

/** Whether the server knows no session any more: it was idle for too long, expired or ended elsewhere. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** A text of the catalogues (`lib/domain/language/text.ts`), like the fallbacks of `failureText`. */
export const GENERIC_FAILURE = "live.failure.unknown";

/**
 * The message for a toast or a field, which translate it: the server's, or the text `fallback` if it sent none.
 * Elsewhere, translate it with `useTextResolver`.
 */
export function failureText(error: unknown, fallback: string = GENERIC_FAILURE): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}
