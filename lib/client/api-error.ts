import type { FieldErrors } from "@/lib/errors";

interface ErrorBody {
  message?: unknown;
  code?: unknown;
  errors?: unknown;
  conflicts?: unknown;
  totalAmount?: unknown;
}

function parseBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

function isFieldErrors(value: unknown): value is FieldErrors {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (list) => Array.isArray(list) && list.every((item) => typeof item === "string"),
  );
}

/**
 * An answer that is no success. `message` is "status: text" ; what a person should
 * read is `serverMessage`, and `errors` names the fields.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly serverMessage: string | null;
  readonly errors: FieldErrors | null;
  /** What a plan meets, as the server lists it; empty where it lists nothing. */
  readonly conflicts: readonly unknown[];
  /** What it would cost now, in cents, where the price has changed. */
  readonly totalAmount: number | null;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    const body = parseBody(text);
    this.code = typeof body.code === "string" ? body.code : null;
    this.serverMessage = typeof body.message === "string" && body.message ? body.message : null;
    this.errors = isFieldErrors(body.errors) ? body.errors : null;
    this.totalAmount = typeof body.totalAmount === "number" ? body.totalAmount : null;
    this.conflicts = Array.isArray(body.conflicts) ? body.conflicts : [];
  }
}

export const GENERIC_FAILURE = "Qualcosa è andato storto. Riprova più tardi.";

/** The sentence for a toast: the server's own, or a general one where the server said nothing. */
export function failureText(error: unknown, fallback: string = GENERIC_FAILURE): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}
