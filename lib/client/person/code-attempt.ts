import { readStored, writeStored } from "@/lib/client/storage";
import { isRecord } from "@/lib/domain/site/is-record";

/**
 * A sign-in attempt by mailed code, stored for this tab: while the user reads the mail in another program, the page may
 * be reloaded.
 */
export interface CodeAttempt {
  email: string;
  attempt: string;
  rememberMe: boolean;
  /** The verified code, if only a name or a second factor was still missing. */
  code: string | null;
  /** The path of the page where it was started; null once the form was closed. */
  path: string | null;
  /** Milliseconds since 1970. */
  requestedAt: number;
}

const KEY = "sign-in-code";
/** The lifetime of a code on the server (CODE_MINUTES); not imported, to keep this module small. */
const GOOD_FOR_MS = 10 * 60_000;

/** This tab's attempt while its code is valid; null otherwise. */
export function loadCodeAttempt(): CodeAttempt | null {
  try {
    const value: unknown = JSON.parse(readStored("sessionStorage", KEY) ?? "null");
    if (!isRecord(value)) return null;
    const { email, attempt, rememberMe, code, path, requestedAt } = value;
    if (typeof email !== "string" || typeof attempt !== "string" || typeof requestedAt !== "number")
      return null;
    if (Date.now() - requestedAt > GOOD_FOR_MS) return null;
    return {
      email,
      attempt,
      requestedAt,
      rememberMe: rememberMe === true,
      code: typeof code === "string" ? code : null,
      path: typeof path === "string" ? path : null,
    };
  } catch {
    return null;
  }
}

export const saveCodeAttempt = (attempt: CodeAttempt): void =>
  writeStored("sessionStorage", KEY, JSON.stringify(attempt));

export const clearCodeAttempt = (): void => writeStored("sessionStorage", KEY, null);

/** Whether the login was open on this page, waiting for a code, when the page was last left. */
export const isCodeAwaitedHere = (): boolean => loadCodeAttempt()?.path === window.location.pathname;

/** Records that the form was closed: a reload does not reopen it, but the code stays valid until it expires. */
export function abandonCodeAttempt(): void {
  const attempt = loadCodeAttempt();
  if (attempt !== null) saveCodeAttempt({ ...attempt, path: null });
}
