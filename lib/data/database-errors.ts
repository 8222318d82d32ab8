import { AppError, promoInvalidError } from "@/lib/errors";

/** PostgreSQL error codes that are mapped to an API error. */
const EXCLUSION_VIOLATION = "23P01";
const DEADLOCK_DETECTED = "40P01";
const LOCK_NOT_AVAILABLE = "55P03";
const FOREIGN_KEY_VIOLATION = "23503";
const UNIQUE_VIOLATION = "23505";
/** Raised by the trigger that counts the uses of promo codes. */
const PROMO_CODE_USED_UP = "NP001";
/** Raised by the trigger that refuses anything dated in a closed year of the books. */
const YEAR_CLOSED = "NB001";

/** Prisma's codes for a database that cannot be reached, does not respond, or dropped the connection. */
const UNREACHABLE_PRISMA = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028"]);
/**
 * PostgreSQL's codes for a server that is starting, stopping, out of connections, disk or memory (class 53), or has a
 * failing disk; also for a read-only one (25006): a standby that was the primary a moment ago.
 */
const UNREACHABLE_SQLSTATE = /^(08|57P0|53|58030|25006)/;
const UNREACHABLE_SOCKET = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
]);
const UNREACHABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|server closed the connection|Can't reach database|DatabaseNotReachable|connection timeout/i;

interface DatabaseErrorShape {
  code?: unknown;
  message?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown; kind?: unknown } } };
  cause?: unknown;
}

const isObject = (value: unknown): value is DatabaseErrorShape => typeof value === "object" && value !== null;

/** The error and its causes, outermost first: Prisma nests PostgreSQL's code at varying depths. */
function* chain(error: unknown): Generator<DatabaseErrorShape> {
  let current: unknown = error;
  for (let depth = 0; depth < 6 && isObject(current); depth += 1) {
    yield current;
    const driver = current.meta?.driverAdapterError;
    if (isObject(driver)) yield driver;
    if (isObject(driver?.cause)) yield driver.cause;
    current = current.cause;
  }
}

/** The five-character SQLSTATE of an error from Prisma or the driver; null when it carries none. */
export function sqlState(error: unknown): string | null {
  for (const link of chain(error)) {
    const original = (link as { originalCode?: unknown }).originalCode;
    if (typeof original === "string") return original;
    if (
      typeof link.code === "string" &&
      /^[0-9A-Z]{5}$/.test(link.code) &&
      !link.code.startsWith("P1") &&
      !link.code.startsWith("P2")
    ) {
      return link.code;
    }
  }
  return null;
}

/** Whether the database could not be reached, dropped the connection, or has no disk space left. */
export function isUnreachable(error: unknown): boolean {
  for (const link of chain(error)) {
    if (
      typeof link.code === "string" &&
      (UNREACHABLE_PRISMA.has(link.code) || UNREACHABLE_SOCKET.has(link.code))
    )
      return true;
    if (typeof link.message === "string" && UNREACHABLE_TEXT.test(link.message)) return true;
  }
  const state = sqlState(error);
  return state !== null && UNREACHABLE_SQLSTATE.test(state);
}

/** Whether a statement failed because of a concurrent transaction's lock, so that its transaction may be retried. */
export function isLockConflict(error: unknown): boolean {
  const state = sqlState(error);
  return state === LOCK_NOT_AVAILABLE || state === DEADLOCK_DETECTED;
}

export function isUniqueViolation(error: unknown): boolean {
  return (isObject(error) && error.code === "P2002") || sqlState(error) === UNIQUE_VIOLATION;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return (isObject(error) && error.code === "P2003") || sqlState(error) === FOREIGN_KEY_VIOLATION;
}

/** The API error for a database error; null for any other error. */
export function databaseError(error: unknown): AppError | null {
  if (isUnreachable(error) || isLockConflict(error)) return new AppError("UNAVAILABLE", { cause: error });
  // The exclusion constraint on taken times refused a double booking.
  if (sqlState(error) === EXCLUSION_VIOLATION) return new AppError("SLOT_TAKEN", { cause: error });
  if (isForeignKeyViolation(error)) return new AppError("IN_USE", { cause: error });
  if (isUniqueViolation(error)) return new AppError("DUPLICATE", { cause: error });
  if (sqlState(error) === YEAR_CLOSED) return new AppError("YEAR_CLOSED", { cause: error });
  if (sqlState(error) === PROMO_CODE_USED_UP) return promoInvalidError(error);
  return null;
}
