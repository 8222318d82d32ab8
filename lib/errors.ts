import { type TextKey, type TextValues, text } from "@/lib/domain/language/text";
import type { Catalogue } from "@/lib/i18n/catalogues";

export const ERROR_STATUS = {
  VALIDATION: 400,
  RESET_TOKEN_INVALID: 400,
  VERIFY_TOKEN_INVALID: 400,
  WRONG_PASSWORD: 400,
  TOTP_INVALID: 400,
  CODE_INVALID: 400,
  PROMO_INVALID: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  TOTP_REQUIRED: 401,
  PROOF_REQUIRED: 401,
  FORBIDDEN: 403,
  MEMBERS_ONLY: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  SLOT_TAKEN: 409,
  SPACE_UNAVAILABLE: 409,
  CLOSED: 409,
  CLASHES: 409,
  NOT_CANCELABLE: 409,
  NOT_CHANGEABLE: 409,
  IN_USE: 409,
  DUPLICATE: 409,
  EVENT_FULL: 409,
  COURSE_FULL: 409,
  REGISTRATION_CLOSED: 409,
  CANCELED: 409,
  NOT_TODAY: 409,
  AVAILABLE: 409,
  OFFER_EXPIRED: 409,
  AMOUNT_TOO_HIGH: 409,
  NOT_PAID: 409,
  PASS_EXPIRED: 409,
  PASS_NOT_VALID: 409,
  PASS_EMPTY: 409,
  EXTRA_TAKEN: 409,
  PRICE_CHANGED: 409,
  NOTHING_DUE: 409,
  NO_PHONE: 409,
  HAS_ERRORS: 409,
  YEAR_CLOSED: 409,
  TOO_MANY_BOOKINGS: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type FieldErrors = Record<string, string[]>;

interface AppErrorDetails {
  /** A text (`lib/domain/language/text.ts`) that replaces the code's default text, suitable for a toast. */
  message?: string;
  errors?: FieldErrors;
  /** What a request conflicts with, one entry per date or span; part of the error body. */
  conflicts?: readonly object[];
  /** For PRICE_CHANGED: the current total in cents. */
  totalAmount?: number;
  /** For PRICE_CHANGED of a room: the prepayment, its deadline and the deposit. Amounts in cents. */
  beside?: { prepayAmount: number; payBy: string | null; depositAmount: number };
  /** For EXTRA_TAKEN: the remaining number of each extra that is short. */
  available?: readonly { extraId: number; available: number }[];
  /** For NOT_TODAY: the next day in Rome; null if there is none. */
  nextDate?: string | null;
  /** For RATE_LIMITED: seconds to wait. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error for the caller: defineRoute turns it into the API's error body, in the requested language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly conflicts: readonly object[] | undefined;
  readonly totalAmount: number | undefined;
  readonly beside: AppErrorDetails["beside"];
  readonly available: AppErrorDetails["available"];
  readonly nextDate: string | null | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? text(`errors.codes.${code}`), { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.errors = details.errors;
    this.conflicts = details.conflicts;
    this.totalAmount = details.totalAmount;
    this.beside = details.beside;
    this.available = details.available;
    this.nextDate = details.nextDate;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** An error with a message of its own. */
export const wordedError = (code: ErrorCode, key: TextKey, values?: TextValues): AppError =>
  new AppError(code, { message: text(key, values) });

export function notFoundError(thing: keyof Catalogue["errors"]["missing"]): AppError {
  return wordedError("NOT_FOUND", `errors.missing.${thing}`);
}

/** Returns a value that was searched for. @throws AppError NOT_FOUND when there is none */
export function requireFound<T>(value: T | null | undefined, thing: keyof Catalogue["errors"]["missing"]): T {
  if (value === null || value === undefined) throw notFoundError(thing);
  return value;
}

/** The only error for promo codes. It is the same in all cases, so that it does not reveal which codes exist. */
export function promoInvalidError(cause?: unknown): AppError {
  const message = text("errors.codes.PROMO_INVALID");
  return new AppError("PROMO_INVALID", { message, errors: { promoCode: [message] }, cause });
}

export function fieldError(field: string, message: string): AppError {
  return new AppError("VALIDATION", { message, errors: { [field]: [message] } });
}
